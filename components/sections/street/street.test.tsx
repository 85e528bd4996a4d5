import { render, screen, within } from '@testing-library/react';
import { routes } from '@/content/routes';
import { chapterHref, chapters, numberOf, streetPage } from '@/content/street';
import { Street } from '.';

// It is bundled by esbuild, which does not run in jsdom.
jest.mock('@/components/enhancements/inline-script-element', () => ({ InlineScript: () => null }));

it('leads to its own page, and to each chapter by its number', () => {
  render(<Street />);
  expect(screen.getByRole('link', { name: streetPage.walk })).toHaveAttribute('href', routes.street);
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(chapters.map(chapterHref));
  links.forEach((link, at) => {
    const chapter = chapters[at]!;
    // Read aloud or taken out of the page as text, the number and the name do not run into each other.
    expect(link).toHaveTextContent(`${numberOf(chapter)} ${chapter.name}`);
  });
});
