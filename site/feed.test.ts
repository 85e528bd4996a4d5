import { articlesOf } from './articles';
import { notesFeed } from './feed';
import { absoluteUrl } from './urls';

it('lists each note with its address, its day and its summary', () => {
  const feed = notesFeed();
  expect(feed.match(/<entry>/g)).toHaveLength(articlesOf('note').length);
  for (const { path, published } of articlesOf('note')) {
    expect(feed).toContain(`<id>${absoluteUrl(path)}</id>`);
    expect(feed).toContain(`<published>${published}T00:00:00Z</published>`);
  }
});

it('is XML, with signs escaped', () => {
  const { documentElement } = new DOMParser().parseFromString(notesFeed(), 'application/xml');
  expect(documentElement.localName).toBe('feed');
});
