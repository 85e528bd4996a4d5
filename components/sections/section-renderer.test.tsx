/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { ui } from '@/content/interface';
import { Sections } from './section-renderer';

it.each([
  [true, true],
  [undefined, false],
])('marks a section where `draft` is %s: %s', (draft, isMarked) => {
  const paragraphs = ['It says something.'];
  const html = renderToStaticMarkup(<Sections sections={[{ kind: 'prose', title: 'One', paragraphs, draft }]} />);
  expect(html.includes(ui.draft)).toBe(isMarked);
  expect(html).toContain('It says something.');
});
