import { getDocumentProxy } from 'unpdf';
import { withoutSpace } from './compare-text';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<Pdf['getPage']>>;
type Tag = NonNullable<Awaited<ReturnType<PdfPage['getStructTree']>>>;

/** The pages of a PDF file. pdf.js takes the buffer over, so it gets one of its own. */
async function open(data: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(data), { verbosity: 0 });
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return { pdf, pages: await Promise.all(numbers.map((number) => pdf.getPage(number))) };
}

export type PdfFile = Awaited<ReturnType<typeof readPdf>>;

/** Reads what a PDF file says about itself, and its words. @throws Error when it is no PDF file. */
export async function readPdf(data: Uint8Array) {
  const { pdf, pages } = await open(data);
  const { info } = (await pdf.getMetadata()) as unknown as { info: Record<string, string> };
  return {
    pages: pages.length,
    title: info.Title ?? '',
    language: info.Language ?? '',
    /** Whether its text is tagged for screen readers. */
    tagged: (await pdf.getMarkInfo())?.Marked === true,
    /** The bookmarks: those of the first level, each with those below it. */
    bookmarks: (await pdf.getOutline()) ?? [],
    /**
     * The tagged text in the order in which it is read out. Page numbers and running heads are not
     * tagged. Its white space is the file's, not the page's.
     */
    text: (await Promise.all(pages.map(textOf))).join(' '),
  };
}

/** Reads on which page of a PDF file each heading stands: the first of its words, from 1. */
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

/** Below this height, in points, stand the page number and what is beside it: the lower margin of the sheets. */
const foot = 56;

/**
 * Reads where each page of a PDF file ends.
 * @returns the height of the lowest line of text above the page's lower edge, as a part of the page's height; page
 *   numbers are left out, a page without text counts as full.
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

/** The text of a page by its tags: the file draws it in another order where parts lie on others. */
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
