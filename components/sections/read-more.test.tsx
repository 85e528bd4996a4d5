import { render, screen, within } from '@testing-library/react';
import { routes } from '@/test-support/routes';
import type { Card } from '@/lib/schemas/sections/base';
import { Cards } from './cards';
import { Integrations } from './integrations';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));

const card = (title: string, more: Partial<Card>): Card => ({ title, description: `What ${title} says.`, ...more });
const items = [
  card('flagged', { url: routes.location, readMore: true }),
  card('not flagged', { url: routes.documents, readMore: false }),
  card('silent', { url: routes.messaging }),
  card('without address', { readMore: true }),
];

describe.each([
  ['an integration card', () => <Integrations section={{ kind: 'integrations', title: 'Six', items }} />],
  ['a card', () => <Cards section={{ kind: 'cards', title: 'Some', layout: 'list', items }} />],
])('%s', (_, section) => {
  it('leads on only with its read-more flag and an address', () => {
    render(section());
    const links = items.map(({ title }) => {
      const place = screen.getByRole('heading', { name: new RegExp(`^${title}(?: :|$)`) }).closest('li') as HTMLElement;
      return within(place).queryByRole('link')?.getAttribute('href');
    });
    expect(links).toEqual([routes.location, undefined, undefined, undefined]);
  });
});
