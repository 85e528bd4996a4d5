import { brotliCompressSync } from 'node:zlib';
import { render, screen } from '@testing-library/react';
import { DiagramFigure } from './';
import type { Diagram } from '../base-schema';

const names: Diagram['name'][] = ['integration-flow', 'single-sign-on', 'dedicated-team'];
const labels = ['alpha', 'beta', 'gamma', 'delta', 'epsilon'];
const alt = 'What the drawing shows, said in a sentence';

function draw(name: Diagram['name'], caption?: string) {
  const { container } = render(<DiagramFigure diagram={{ name, alt, caption, labels }} />);
  const [parts, ...views] = Array.from(container.querySelectorAll('svg'));
  return { container, parts: parts!, views };
}

describe.each(names)('%s', (name) => {
  it('is one image that is called what its alternative says', () => {
    draw(name);
    expect(screen.getAllByRole('img')).toEqual([screen.getByRole('img', { name: alt })]);
  });

  it('has the words in both arrangements, in the order of the content', () => {
    const { views } = draw(name);
    expect(views).toHaveLength(2);
    for (const view of views) {
      const words = Array.from(view.querySelectorAll('text'), (one) => one.textContent);
      expect(words.filter((one) => !/^\d$/.test(one))).toEqual(labels);
    }
  });

  it('uses only parts that it defines, each once', () => {
    const { container } = draw(name);
    const ids = Array.from(container.querySelectorAll('[id]'), (one) => one.id);
    expect(new Set(ids).size).toBe(ids.length);
    const used = Array.from(container.innerHTML.matchAll(/(?:href="|url\()#([\w-]+)/g), ([, id]) => id);
    expect(ids).toEqual(expect.arrayContaining(used));
  });

  it('needs no style attribute, which the policy forbids, and stays small', () => {
    const { parts, views, container } = draw(name);
    expect(container.querySelector('[style]')).toBeNull();
    for (const view of views) {
      // As it travels: written out, most of it is the names of colours.
      expect(brotliCompressSync(parts.outerHTML + view.outerHTML).length).toBeLessThan(2400);
    }
  });
});

it('has a caption when the content has one', () => {
  const { container } = draw('single-sign-on', 'What to see');
  expect(container.querySelector('figcaption')).toHaveTextContent('What to see');
  expect(draw('single-sign-on').container.querySelector('figcaption')).toBeNull();
});

it('breaks a long label into lines where there is little room', () => {
  const diagram = { name: 'dedicated-team', alt, labels: ['your product owner', 'b', 'c', 'd', 'e'] } as const;
  const { container } = render(<DiagramFigure diagram={{ ...diagram, labels: [...diagram.labels] }} />);
  const lines = Array.from(container.querySelectorAll('tspan'), (one) => one.textContent);
  expect(lines).toEqual(['your product', 'owner']);
});
