import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString, type PDFObject } from '@cantoo/pdf-lib';
import type { Page } from '@playwright/test';
import { escapeHtml } from '@/lib/escape-html';
import { withoutSpace } from './compare-text';

const name = (text: string) => PDFName.of(text);

/**
 * Prepares a page so that its PDF is tagged as what it is. A `<figure>` holds text, and a Figure tag would be read as one
 * picture; links that are hidden from screen readers repeat others, and would be outside the tags.
 */
export async function prepareTags(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const figure of document.querySelectorAll('figure')) figure.setAttribute('role', 'none');
    for (const link of document.querySelectorAll('[aria-hidden=true] a')) link.removeAttribute('href');
  });
}

/** The links and headings of a page, which its PDF must repeat. */
export interface PrintedWords {
  /** The words of each link by its address, or by "#" and its target on the page. */
  readonly links: ReadonlyMap<string, string>;
  readonly headings: readonly string[];
}

/** Reads the words of a page's links and headings. */
export async function printedWords(page: Page): Promise<PrintedWords> {
  const { links, headings } = await page.evaluate(() => ({
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => ({
      target: link.getAttribute('href')?.startsWith('#') ? link.hash : link.href,
      words: link.getAttribute('aria-label') ?? link.textContent,
    })),
    // With and without what is for screen readers alone, which the browser leaves out of bookmarks.
    headings: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].flatMap((heading) => {
      const seen = heading.cloneNode(true) as HTMLElement;
      for (const unseen of seen.querySelectorAll('.sr-only')) unseen.remove();
      return [heading.textContent, seen.textContent];
    }),
  }));
  const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();
  // The first of several links to one address: the later ones may say "Read more".
  return {
    links: new Map(links.reverse().map(({ target, words }) => [target, spaced(words)])),
    headings: headings.map(spaced),
  };
}

/**
 * Adds what PDF/UA asks for and the browser leaves out: words for each link (ISO 14289-1, 7.18.5), the title and language
 * as XMP metadata (7.1), and that a reader shows the title instead of the file's name. Puts the spaces back into bookmarks
 * of headings of several lines, which the browser glues together.
 */
export async function accessiblePdf(pdf: Uint8Array, { links, headings }: PrintedWords): Promise<Buffer> {
  const file = await PDFDocument.load(pdf, { updateMetadata: false });
  for (const link of linksOf(file)) {
    const target = targetOf(link);
    link.set(name('Contents'), PDFHexString.fromText(links.get(target) || target));
  }
  const spaced = new Map(headings.map((heading) => [withoutSpace(heading), heading]));
  for (const bookmark of bookmarksOf(file)) {
    const heading = spaced.get(withoutSpace(textOf(bookmark.lookup(name('Title')))));
    if (heading) bookmark.set(name('Title'), PDFHexString.fromText(heading));
  }
  const language = file.catalog.lookupMaybe(name('Lang'), PDFString)?.asString() ?? 'en';
  const xmp = metadata(file.getTitle() ?? '', language);
  const stream = file.context.stream(xmp, { Type: 'Metadata', Subtype: 'XML' });
  file.catalog.set(name('Metadata'), file.context.register(stream));
  file.catalog.getOrCreateViewerPreferences().setDisplayDocTitle(true);
  return Buffer.from(await file.save({ useObjectStreams: false, updateFieldAppearances: false }));
}

/** The link annotations of a PDF file, in the order of its pages. */
export function linksOf(file: PDFDocument): PDFDict[] {
  return file.getPages().flatMap(({ node }) => {
    const annotations = node.Annots();
    const annotationDicts = annotations
      ? annotations.asArray().map((reference) => file.context.lookup(reference, PDFDict))
      : [];
    return annotationDicts.filter((annotation) => annotation.get(name('Subtype')) === name('Link'));
  });
}

const textOf = (text: PDFObject | undefined) =>
  text instanceof PDFString || text instanceof PDFHexString ? text.decodeText() : '';

function bookmarksOf(file: PDFDocument): PDFDict[] {
  const below = (parent: PDFDict | undefined): PDFDict[] => {
    const bookmarks: PDFDict[] = [];
    for (
      let bookmark = parent?.lookupMaybe(name('First'), PDFDict);
      bookmark;
      bookmark = bookmark.lookupMaybe(name('Next'), PDFDict)
    )
      bookmarks.push(bookmark, ...below(bookmark));
    return bookmarks;
  };
  return below(file.catalog.lookupMaybe(name('Outlines'), PDFDict));
}

/** The address of a link, or `#` and its target in the file. */
export function targetOf(link: PDFDict): string {
  const uri = link.lookupMaybe(name('A'), PDFDict)?.lookup(name('URI'));
  if (uri) return textOf(uri);
  const place = link.lookup(name('Dest'));
  return place instanceof PDFName ? `#${place.decodeText()}` : 'a page';
}

function metadata(title: string, language: string): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
}
