import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRef, type PDFObject } from '@cantoo/pdf-lib';
import { linksOf, targetOf } from '../../scripts/brochures/accessible';

const name = (text: string) => PDFName.of(text);

/** The faults of a PDF file for screen readers: what `accessiblePdf` should have added, and pictures without a text. */
export async function accessFaults(pdf: Uint8Array): Promise<string[]> {
  const file = await PDFDocument.load(pdf, { updateMetadata: false });
  const faults: string[] = [];
  for (const link of linksOf(file)) {
    if (!link.has(name('Contents'))) faults.push(`the link to ${targetOf(link)} has no words`);
    if (!link.has(name('StructParent'))) faults.push(`the link to ${targetOf(link)} is outside the tags`);
  }
  const tags = tagsBelow(file, file.catalog.get(name('StructTreeRoot')));
  if (tags.length === 0) faults.push('no tags');
  for (const tag of tags)
    if (tag.get(name('S')) === name('Figure') && !tag.has(name('Alt'))) faults.push('a figure has no text');
  const xmp = file.catalog.lookup(name('Metadata'))?.toString() ?? '';
  if (!xmp.includes('<dc:title>') || !xmp.includes('<dc:language>')) faults.push('no title and language as XMP');
  return faults;
}

/** The tags of the structure tree, at every depth. */
function tagsBelow(file: PDFDocument, node: PDFObject | undefined): PDFDict[] {
  const tag = node instanceof PDFRef ? file.context.lookup(node) : node;
  if (tag instanceof PDFArray) return tag.asArray().flatMap((child) => tagsBelow(file, child));
  if (!(tag instanceof PDFDict)) return [];
  const below = tagsBelow(file, tag.get(name('K')));
  return tag.has(name('S')) ? [tag, ...below] : below;
}
