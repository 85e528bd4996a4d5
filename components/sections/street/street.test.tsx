import { render, screen, within } from '@testing-library/react';
import { ui } from '@/content/interface';
import { fill } from '@/lib/fill';
import { hours, palette } from '@/content/palette';
import { chapterHref, chapters } from '@/content/street';
import { contrast } from '@/lib/contrast';
import { detailPageAt } from '@/site/pages';
import { Street } from '.';

it('is a link for each chapter that says its number in the story, what it is and where it leads', () => {
  render(<Street />);
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(chapters.map(chapterHref));
  links.forEach((link, at) => {
    const { name, before = '', number, after, line, page } = chapters[at]!;
    // Read aloud or taken out of the page as text, the words of a chapter do not run into the name of its page.
    expect(link).toHaveTextContent(`${name} ${before}${number}`);
    expect(link).toHaveTextContent(`${after ?? number} ${line}. ${detailPageAt(page).name}`);
    expect(link).toHaveAccessibleName(
      expect.stringContaining(`${fill(ui.chapter.place, { number: at + 1, total: chapters.length })}: ${name}`),
    );
  });
});

describe('the words of an hour', () => {
  it.each(chapters)('pass on the ground of "$name" by day and by night (WCAG 1.4.3)', ({ state }) => {
    const ink = ['van', 'dark'].includes(state) ? palette.white : palette.ink;
    expect(contrast(ink, hours[state].sky)).toBeGreaterThan(4.5);
    expect(contrast(palette.white, hours[state].night)).toBeGreaterThan(4.5);
  });
});
