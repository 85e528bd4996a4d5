import { absoluteUrl } from '@/site/urls';

async function robots(preview = '') {
  process.env.NEXT_PUBLIC_PREVIEW = preview;
  jest.resetModules();
  const { default: build } = await import('./robots');
  return build();
}
afterAll(() => delete process.env.NEXT_PUBLIC_PREVIEW);

it('lets every crawler read every page, and says where they are listed', async () => {
  expect(await robots()).toEqual({ rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') });
});

it('lets crawlers read in a preview that its pages are not to be listed, and closes what cannot say so', async () => {
  const { rules, sitemap } = await robots('1');
  expect(rules).toMatchObject({ allow: '/', disallow: expect.arrayContaining(['/brochures/', '/pictures/']) });
  expect(sitemap).toBeUndefined();
});
