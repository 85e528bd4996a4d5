import { company } from '@/content/company';
import { notesWords, ui } from '@/content/interface';
import { routes } from '@/content/routes';
import { escapeHtml } from '@/lib/escape-html';
import { articlesOf } from './articles';
import { absoluteUrl, site } from './urls';

/** The notes as an Atom feed (RFC 4287), the newest first, each with its summary. */
export function notesFeed(): string {
  const notes = articlesOf('note').filter(({ draft }) => !draft);
  const entries = notes.map(({ path, title, lead, published = '', updated = published }) =>
    element('entry', [
      element('title', title),
      `<link href="${escapeHtml(absoluteUrl(path))}"/>`,
      element('id', absoluteUrl(path)),
      element('published', instant(published)),
      element('updated', instant(updated)),
      element('summary', lead),
    ]),
  );
  const newest =
    notes
      .map(({ published = '', updated = published }) => updated)
      .toSorted()
      .at(-1) ?? '1970-01-01';
  const feed = [
    element('title', `${notesWords.title} | ${company.brand}`),
    `<link href="${escapeHtml(absoluteUrl(routes.notes))}"/>`,
    `<link rel="self" href="${escapeHtml(absoluteUrl('/notes.atom'))}"/>`,
    element('id', absoluteUrl(routes.notes)),
    element('updated', instant(newest)),
    element('author', [element('name', ui.articles.author)]),
    ...entries,
  ];
  return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.language}">\n${feed.join('\n')}\n</feed>\n`;
}

function element(name: string, content: string | string[]): string {
  return `<${name}>${typeof content === 'string' ? escapeHtml(content) : content.join('')}</${name}>`;
}

/** The beginning of a day as RFC 3339 has it. */
const instant = (day: string) => `${day}T00:00:00Z`;
