import type { Metadata } from 'next';
import { company } from '@/content/company';
import { notesWords } from '@/content/interface';
import { routes } from '@/content/routes';
import type { Seo } from '@/lib/schemas/parts';
import { articlesOf } from './articles';
import { absoluteUrl, pageTitle, site } from './urls';
import { socialAlt, socialPictureOf, socialSize, socialType } from './social';

interface PageMetadata {
  path: string;
  seo: Seo;
  /** Whether search engines may list the page; print pages and the footer page may not be listed, nor may any draft. */
  indexed?: boolean;
  draft?: boolean;
}

/**
 * The one builder of a page's metadata: Next replaces nested objects instead of merging them, so nothing is inherited.
 * Robots may follow the links of a page that is not listed, but not those of a preview.
 */
export function pageMetadata({ path, seo, draft = false, indexed = true }: PageMetadata): Metadata {
  const title = pageTitle(seo.pageName);
  const { description } = seo;
  const url = absoluteUrl(path);
  const picture = socialPictureOf(path);
  const images = [
    { url: absoluteUrl(picture.file), ...socialSize, alt: socialAlt(picture), type: socialType(picture) },
  ];
  return {
    title,
    description,
    keywords: seo.keywords,
    alternates: { canonical: seo.canonical ? url : null, types: feedsOf(path) },
    robots: { index: indexed && !draft && !site.preview, follow: !site.preview },
    openGraph: { type: 'website', siteName: company.brand, locale: site.locale, title, description, url, images },
    twitter: { card: 'summary_large_image', title, description, images: images.map(({ url, alt }) => ({ url, alt })) },
  };
}

/** The feed of the notes, where a reader looks for it: on the home page, the list of notes and each of them. */
function feedsOf(path: string) {
  const hasFeed = path === routes.home || path === routes.notes || path.startsWith(`${routes.notes}/`);
  const isFilled = articlesOf('note').some(({ draft }) => !draft);
  return hasFeed && isFilled
    ? { 'application/atom+xml': [{ url: absoluteUrl('/notes.atom'), title: notesWords.title }] }
    : undefined;
}

/** The tags by which search engines verify the site's owner; none for a code that is not given. */
export function verificationTags({ google, bing }: Record<'google' | 'bing', string>): Metadata['verification'] {
  return { ...(google && { google }), ...(bing && { other: { 'msvalidate.01': bing } }) };
}
