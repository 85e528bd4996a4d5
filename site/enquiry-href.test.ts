/** @jest-environment node */
import { detailPages } from '@/site/pages';
import { routes } from '@/test-support/routes';
import { aboutParameter, enquiryHref, typeParameter } from './enquiry-href';

it('leads to the contact page, which reads the page from the fragment', () => {
  const { pathname, hash } = new URL(enquiryHref(routes.cloud), 'https://www.example.com');
  expect(pathname).toBe(routes.contact);
  expect(new URLSearchParams(hash.slice(1)).get(aboutParameter)).toBe('cloud-services');
});

it('names the type of the enquiry where there is one', () => {
  const { hash } = new URL(enquiryHref(routes.cloud, 'Career'), 'https://www.example.com');
  expect(new URLSearchParams(hash.slice(1)).get(typeParameter)).toBe('Career');
});

it('is the plain contact page where no page is named', () => {
  expect(enquiryHref()).toBe(routes.contact);
});

it('tells every detail page apart', () => {
  const hrefs = new Set(detailPages.map(({ path }) => enquiryHref(path)));
  expect(hrefs.size).toBe(detailPages.length);
});

it('names the integrations page by both of its addresses alike', () => {
  expect(enquiryHref(routes.integrationsAlias)).toBe(enquiryHref(routes.integrations));
});
