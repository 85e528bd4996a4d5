import { render, screen, within } from '@testing-library/react';
import { ui } from '@/content/interface';
import { detailPages } from '@/site/pages';
import { story } from '@/content/street';
import type { SectionOf } from '@/lib/schemas/sections';
import { Figure } from './figure';

const figures = detailPages.flatMap(({ sections }) =>
  sections.filter((section): section is SectionOf<'figure'> => section.kind === 'figure').map(({ figure }) => figure),
);

describe.each(figures)('the figure $type', (figure) => {
  it('has a name, a caption that says when it is a specimen, and no style attribute', () => {
    const { container } = render(<Figure figure={figure} />);
    const name = figure.specimen ? `${ui.specimen}: ${figure.name}` : figure.name;
    const shown = screen.getByRole('figure', { name });
    const caption = container.querySelector('figcaption');
    const first = figure.chapter ? story.house.address : figure.specimen ? ui.specimen : figure.name;
    expect(caption).toHaveTextContent(new RegExp(`^${first}`));
    expect(within(shown).getByText(figure.name)).toBeInTheDocument();
    expect(container.querySelector('[style]')).toBeNull();
  });

  it('hides its drawings from those who hear it, unless there are words in them', () => {
    const { container } = render(<Figure figure={figure} />);
    const drawings = [...container.querySelectorAll('svg')].filter((svg) => !svg.parentElement?.closest('svg'));
    const silent = drawings.filter(
      (svg) => !svg.closest('[aria-hidden=true], [role=img]') && !svg.querySelector('text'),
    );
    expect(silent).toEqual([]);
  });

  it('gives no id twice', () => {
    const { container } = render(<Figure figure={figure} />);
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('of the match adds up: the sum is that of the rows', () => {
  const match = figures.find((figure) => figure.type === 'match-tower');
  if (match?.type !== 'match-tower') throw new Error('expected a match');
  render(<Figure figure={match} />);
  const sum = match.rows.reduce((points, row) => points + row.points, 0);
  expect(screen.getByRole('row', { name: new RegExp(`${match.sum} ${sum}`) })).toBeInTheDocument();
});

it('of the payment leaves nothing on clearing', () => {
  const ledger = figures.find((figure) => figure.type === 'rent-ledger');
  if (ledger?.type !== 'rent-ledger') throw new Error('expected a ledger');
  render(<Figure figure={ledger} />);
  const days = screen.getAllByRole('rowgroup').slice(1);
  expect(within(days.at(-1) as HTMLElement).getByText('0.00')).toBeInTheDocument();
});

it('of the account opens nothing after the last day, and names each door that closes', () => {
  const life = figures.find((figure) => figure.type === 'account-life');
  if (life?.type !== 'account-life') throw new Error('expected an account');
  render(<Figure figure={life} />);
  const last = screen.getAllByRole('heading').at(-1)?.closest('li') as HTMLElement;
  const before = life.days.at(-2)?.open ?? [];
  expect(last).toHaveTextContent(`${life.closes} ${before.map((door) => life.doors[door - 1]).join(', ')}`);
  expect(last).not.toHaveTextContent(life.opens);
});
