import { fireEvent, render, screen } from '@testing-library/react';
import { anchors, homeSection, routes } from '@/content/routes';
import { site } from '@/lib/site';
import { SiteLink } from './site-link';

const prefetch = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch }) }));
jest.mock('@/lib/site', () => {
  const actual = jest.requireActual<typeof import('@/lib/site')>('@/lib/site');
  return { ...actual, assetUrl: (path: string) => `/folder${path}`, site: actual.site };
});

beforeEach(() => prefetch.mockReset());

it('fetches the next page when the visitor means it, never on sight', () => {
  render(<SiteLink href={routes.cloud}>Cloud</SiteLink>);
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', site.basePath + routes.cloud);
  expect(prefetch).not.toHaveBeenCalled();
  fireEvent.focus(link);
  expect(prefetch).toHaveBeenCalledWith(routes.cloud);
});

it('is a plain anchor to a section of the home page, below the folder that the site stands in', () => {
  render(<SiteLink href={homeSection(anchors.contact)}>Form</SiteLink>);
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', `/folder${homeSection(anchors.contact)}`);
  fireEvent.focus(link);
  expect(prefetch).not.toHaveBeenCalled();
});
