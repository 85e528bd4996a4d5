import { getDocumentProxy } from 'unpdf';
import { withoutSpace } from './letters';

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
   * The tagged words of each page in the order in which they are read out, without white space. Page numbers and
   * other furniture of the page are not tagged.
   */
  readonly words: readonly string[];
}

interface Bookmark {
  readonly title: string;
  readonly items: readonly Bookmark[];
}

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;
type Tag = NonNullable<Awaited<ReturnType<PdfPage['getStructTree']>>>;
type TagChild = Tag['children'][number];

/**
 * Reads a PDF file.
 *
 * @param data the file's bytes; they stay untouched.
 * @throws Error when it is no PDF file.
 */
export async function readPdf(data: Uint8Array): Promise<PdfFile> {
  // pdf.js takes the buffer over, so it gets one of its own.
  const pdf = await getDocumentProxy(new Uint8Array(data), { verbosity: 0 });
  const { info } = (await pdf.getMetadata()) as unknown as { info: Record<string, string> };
  const words = [];
  for (let number = 1; number <= pdf.numPages; number++) words.push(await wordsOf(await pdf.getPage(number)));
  return {
    pages: pdf.numPages,
    title: info.Title ?? '',
    language: info.Language ?? '',
    tagged: (await pdf.getMarkInfo())?.Marked === true,
    bookmarks: (await pdf.getOutline()) ?? [],
    words,
  };
}

/** The words of a page by its tags: the file draws them in another order where parts lie on others. */
async function wordsOf(page: PdfPage): Promise<string> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const byTag = new Map<string, string>();
  const open: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      const tag = open.findLast(Boolean);
      if (tag) byTag.set(tag, (byTag.get(tag) ?? '') + item.str);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? '');
  }
  const read = (tag: Tag | TagChild): string =>
    'children' in tag ? tag.children.map(read).join('') : (byTag.get(tag.id) ?? '');
  const tree = await page.getStructTree();
  return withoutSpace(tree ? read(tree) : '');
}
