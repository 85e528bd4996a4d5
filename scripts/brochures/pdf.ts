import { getDocumentProxy } from 'unpdf';
import { withoutSpace } from './compare-text';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<Pdf['getPage']>>;
type Tag = NonNullable<Awaited<ReturnType<PdfPage['getStructTree']>>>;

/** Opens a copy of the data, because pdf.js transfers the buffer it is given. */
async function open(data: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(data), { verbosity: 0 });
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return { pdf, pages: await Promise.all(numbers.map((number) => pdf.getPage(number))) };
}

export type PdfFile = Awaited<ReturnType<typeof readPdf>>;

/** Reads the metadata and the tagged text of a PDF file. @throws Error when it is not a PDF file */
export async function readPdf(data: Uint8Array) {
  const { pdf, pages } = await open(data);
  const { info } = (await pdf.getMetadata()) as unknown as { info: Record<string, string> };
  return {
    pages: pages.length,
    title: info.Title ?? '',
    language: info.Language ?? '',
    /** Whether it is a tagged PDF, as screen readers require. */
    tagged: (await pdf.getMarkInfo())?.Marked === true,
    /** The outline: top-level bookmarks with their children. */
    bookmarks: (await pdf.getOutline()) ?? [],
    /**
     * The tagged text in reading order; page numbers and running heads are not tagged. Its white space differs from
     * that of the page.
     */
    text: (await Promise.all(pages.map(textOf))).join(' '),
  };
}

/** Maps each bookmarked heading, without white space, to the number of the first PDF page that has it, from 1. */
export async function readHeadingPages(data: Uint8Array): Promise<Map<string, number>> {
  const { pdf } = await open(data);
  const pages = new Map<string, number>();
  const bookmarks = [...((await pdf.getOutline()) ?? [])];
  for (const { title, dest, items } of bookmarks) {
    const place = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
    const words = withoutSpace(title);
    if (place && !pages.has(words)) pages.set(words, (await pdf.getPageIndex(place[0])) + 1);
    bookmarks.push(...items);
  }
  return pages;
}

/**
 * The sections that are on more than one PDF page, by the bookmarks of their headings: each below the page's h1, with the
 * headings of its entries below it.
 */
export async function readTornSections(data: Uint8Array): Promise<string[]> {
  const { pdf } = await open(data);
  type Bookmark = NonNullable<Awaited<ReturnType<Pdf['getOutline']>>>[number];
  const pageOf = async ({ dest }: Bookmark) => {
    const place = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
    return place ? pdf.getPageIndex(place[0]) : null;
  };
  const sections = ((await pdf.getOutline()) ?? []).flatMap(({ items }): Bookmark[] => items);
  const torn = await Promise.all(
    sections.map(async (section) => {
      const pages = await Promise.all([section, ...section.items].map(pageOf));
      return new Set(pages).size > 1 ? [section.title] : [];
    }),
  );
  return torn.flat();
}

/** The height of the bottom margin in points, which holds the page number and the running foot. */
const foot = 56;

/**
 * Measures how far down the text of each PDF page reaches.
 * @returns the height of the lowest line above the page's lower edge, as a fraction of the page height; the bottom
 *   margin is ignored, and a page without text counts as full
 */
export async function readLowestLines(data: Uint8Array): Promise<number[]> {
  const { pages } = await open(data);
  return Promise.all(
    pages.map(async (page) => {
      const { items } = await page.getTextContent();
      const heights = items.flatMap((item) => ('str' in item && item.str.trim() ? [item.transform[5] as number] : []));
      const inside = heights.filter((height) => height > foot);
      const [, , , top = 1] = page.view;
      return inside.length > 0 ? Math.min(...inside) / top : 0;
    }),
  );
}

/** Reads a page's text in tag order, which differs from the drawing order where elements overlap. */
async function textOf(page: PdfPage): Promise<string> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const byTag = new Map<string, string>();
  const open: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      const tag = open.findLast(Boolean);
      if (tag) byTag.set(tag, (byTag.get(tag) ?? '') + item.str + (item.hasEOL ? ' ' : ''));
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? '');
  }
  const read = (tag: Tag | Tag['children'][number]): string =>
    'children' in tag ? tag.children.map(read).join(' ') : (byTag.get(tag.id) ?? '');
  const tree = await page.getStructTree();
  return tree ? read(tree) : '';
}
