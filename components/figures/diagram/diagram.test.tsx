import { render, screen } from '@testing-library/react';
import { DiagramFigure } from './';
import type { Diagram } from '@/lib/schemas/sections/base';

const names: Diagram['name'][] = ['integration-flow', 'single-sign-on'];
const labels = ['alpha', 'beta', 'gamma', 'delta', 'epsilon'];
const alt = 'What the drawing shows, said in a sentence';

function draw(name: Diagram['name'], caption?: string) {
  const { container } = render(<DiagramFigure diagram={{ name, alt, caption, labels }} />);
  return { container, views: Array.from(container.querySelectorAll('svg')) };
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
      const words = Array.from(view.querySelectorAll('text'), (element) => element.textContent);
      expect(words.filter((word) => !/^\d+$/.test(word))).toEqual(labels);
    }
  });

  it('is fetched in the arrangement that is displayed, by day or by night', () => {
    const { container } = draw(name);
    const files = Array.from(container.querySelectorAll('img'), (image) => image.getAttribute('src'));
    expect(files).toEqual(
      [name, `${name}-narrow`].flatMap((file) => ['day', 'night'].map((time) => `/drawings/${file}.svg#by-${time}`)),
    );
    for (const image of container.querySelectorAll('img')) expect(image).toHaveAttribute('loading', 'lazy');
  });

  it('needs no style attribute, which the policy forbids', () => {
    expect(draw(name).container.querySelector('[style]')).toBeNull();
  });
});

it('has a caption when the content has one', () => {
  const { container } = draw('single-sign-on', 'What to see');
  expect(container.querySelector('figcaption')).toHaveTextContent('What to see');
  expect(draw('single-sign-on').container.querySelector('figcaption')).toBeNull();
});

it('breaks a long label into lines where there is little room', () => {
  const diagram = { name: 'integration-flow', alt, labels: ['your product owner', 'b', 'c', 'd', 'e'] } as const;
  const { container } = render(<DiagramFigure diagram={{ ...diagram, labels: [...diagram.labels] }} />);
  const lines = Array.from(container.querySelectorAll('tspan'), (line) => line.textContent);
  expect(lines).toEqual(['your product', 'owner']);
});
