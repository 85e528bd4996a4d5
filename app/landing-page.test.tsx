/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { routes } from '@/test-support/routes';

jest.mock('@/generated/content/articles.json', () => {
  const written = jest.requireActual<Record<string, object>>('@/generated/content/articles.json');
  const page = { ...written.privacy, name: 'Spring offer', title: 'A spring offer', related: undefined };
  const action = { label: 'Ask for the spring offer', href: '/contact' };
  return {
    ...written,
    'spring-offer': { ...page, path: '/spring-offer', action },
    'by-invitation': { ...page, path: '/spring-offer/by-invitation', indexed: false },
    'next-year': { ...page, path: '/next-year', draft: true },
  };
});

it('a page of its own is a file of content alone, listed and in social pictures unless it says otherwise; a draft is not there', async () => {
  const root = await import('./(root)/[slug]/page');
  const slugs = root.generateStaticParams().map(({ slug }) => slug);
  expect(slugs).toEqual(
    expect.arrayContaining(['spring-offer', 'privacy', 'accessibility', routes.printHome.slice(1)]),
  );
  expect(slugs).not.toContain('next-year');
  const { listedPages } = await import('@/site/listed');
  const listed = listedPages.map(({ path }) => path);
  expect(listed).toContain('/spring-offer');
  expect(listed).not.toEqual(expect.arrayContaining([expect.stringMatching(/by-invitation|next-year/)]));

  const params = Promise.resolve({ slug: 'spring-offer' });
  const metadata = await root.generateMetadata({ params, searchParams: Promise.resolve({}) });
  expect(metadata).toMatchObject({ robots: { index: true } });
  expect(JSON.stringify(metadata)).toContain('/social/spring-offer.png');
  const html = renderToStaticMarkup(await root.default({ params, searchParams: Promise.resolve({}) }));
  expect(html).toContain(`href="${routes.contact}#about=spring-offer"`);
  const { pageNames } = await import('@/site/page-names');
  expect(new URLSearchParams(pageNames()).get('spring-offer')).toBe('Spring offer');
});

it('a page below another one may ask not to be found by searching', async () => {
  const { generateMetadata } = await import('./(site)/[slug]/[below]/page');
  const params = Promise.resolve({ slug: 'spring-offer', below: 'by-invitation' });
  expect(await generateMetadata({ params })).toMatchObject({ robots: { index: false, follow: true } });
});
