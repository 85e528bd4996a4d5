import { getDocumentProxy } from 'unpdf';

/** What a PDF file says about itself, and its words. */
export interface PdfFile {
  readonly pages: number;
  readonly title: string;
  readonly language: string;
  /** Whether its text is tagged for screen readers. */
  readonly tagged: boolean;
  /** The bookmarks: those of the first level, each with those below it. */
  readonly bookmarks: readonly Bookmark[];
  /**
   * The tagged text in the order in which it is read out. Page numbers and running heads are not
   * tagged. Its white space is the file's, not the page's.
   */
  readonly text: string;
}

interface Bookmark {
  readonly title: string;
  readonly items: readonly Bookmark[];
}

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
type Tag = NonNullable<Awaited<ReturnType<PdfPage['getStructTree']>>>;
type TagChild = Tag['children'][number];

/** Reads a PDF file. @throws Error when it is no PDF file. */
export async function readPdf(data: Uint8Array): Promise<PdfFile> {
  // pdf.js takes the buffer over, so it gets one of its own.
  const pdf = await getDocumentProxy(new Uint8Array(data), { verbosity: 0 });
  const { info } = (await pdf.getMetadata()) as unknown as { info: Record<string, string> };
  const texts = [];
  for (let number = 1; number <= pdf.numPages; number++) texts.push(await textOf(await pdf.getPage(number)));
  return {
    pages: pdf.numPages,
    title: info.Title ?? '',
    language: info.Language ?? '',
    tagged: (await pdf.getMarkInfo())?.Marked === true,
    bookmarks: (await pdf.getOutline()) ?? [],
    text: texts.join(' '),
  };
}

/** Below this height, in points, stand the page number and what is beside it: the lower margin of the sheets. */
const foot = 56;

/**
 * Reads where each page of a PDF file ends.
 * @returns the height of the lowest line of text above the page's lower edge, as a part of the page's height; page
 *   numbers are left out, a page without text counts as full.
 */
export async function readLowestLines(data: Uint8Array): Promise<number[]> {
  const pdf = await getDocumentProxy(new Uint8Array(data), { verbosity: 0 });
  const lowest = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const heights = items.flatMap((item) => ('str' in item && item.str.trim() ? [item.transform[5] as number] : []));
    const inside = heights.filter((height) => height > foot);
    const [, , , top = 1] = page.view;
    lowest.push(inside.length > 0 ? Math.min(...inside) / top : 0);
  }
  return lowest;
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
  const read = (tag: Tag | TagChild): string =>
    'children' in tag ? tag.children.map(read).join(' ') : (byTag.get(tag.id) ?? '');
  const tree = await page.getStructTree();
  return tree ? read(tree) : '';
}
