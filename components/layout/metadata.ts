import type { Metadata } from 'next';
import { company } from '@/content/company';
import type { Route } from '@/content/routes';
import type { Picture, Seo } from '@/content/schema';
import { absoluteUrl, site } from '@/content/site';

interface PageMetadata {
  path: Route;
  seo: Seo;
  /** Whether search engines may list the page; print pages and the footer page may not be listed. */
  indexed?: boolean;
  /** The alternative text of the page's social picture; without it the page has no picture of its own. */
  socialPicture?: Picture['alt'];
}

/** A document title (spec section 2): 'Welcome to {brand} - page name'. */
export function pageTitle(pageName: string): string {
  return `Welcome to ${company.brand} - ${pageName}`;
}

/** The address of a page's social picture, made by `npm run assets`: '/' is home.png, '/a/b' is a-b.png. */
export function socialPicturePath(path: string): string {
  return `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
}

/** The one builder of a page's metadata: Next replaces nested objects instead of merging them, so nothing is inherited. */
export function pageMetadata({ path, seo, indexed = true, socialPicture }: PageMetadata): Metadata {
  const title = pageTitle(seo.pageName);
  const { description } = seo;
  const url = absoluteUrl(path);
  const listed = indexed && !site.preview;
  const images = socialPicture
    ? [{ url: absoluteUrl(socialPicturePath(path)), width: 1200, height: 630, alt: socialPicture, type: 'image/png' }]
    : undefined;
  return {
    title,
    description,
    keywords: seo.keywords,
    alternates: { canonical: seo.canonical ? url : null },
    robots: { index: listed, follow: listed },
    openGraph: { type: 'website', siteName: company.brand, locale: site.locale, title, description, url, images },
    twitter: { card: images ? 'summary_large_image' : 'summary', title, description, images },
  };
}
