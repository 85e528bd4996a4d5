import { pointsOf } from '@/lib/picture-points';
import { fileOf } from './pages';
import type { DetailPage } from '@/lib/schemas/detail-page';

/** A label of a page, and where its flag is. */
export type PlacedLabel = DetailPage['header']['labels'][number] & {
  /** The words of the menu's entry or else the heading of the section that it leads to. */
  readonly label: string;
  readonly number: number;
  /** The share of the picture's width, from its left edge. */
  readonly x: number;
  /** The share of the picture's height, from its top edge. */
  readonly y: number;
};

/** What of a page its labels are made of. */
export type LabelledPage = Pick<DetailPage, 'path' | 'header' | 'menu' | 'sections'>;

/**
 * The labels on the model of a detail page, each at the point of the scene that it names.
 * @throws Error that names the file, the field and the scene's points when a label names another
 */
export function labelsOf({ path, header, menu = [], sections }: LabelledPage): PlacedLabel[] {
  const { scene } = header.picture;
  const points = pointsOf(scene);
  return header.labels.map((label, at) => {
    const [x, y] = points[label.anchor] ?? [];
    if (x === undefined || y === undefined) {
      const expected = Object.keys(points).join(', ') || 'none, it has no points yet';
      throw new Error(
        `${fileOf(path)} does not fit:\n  header.labels[${at}].anchor: expected a point of the scene "${scene}": ${expected}`,
      );
    }
    const leadsThere = ({ section }: { section: string }) => section === label.section;
    const words = menu.find(leadsThere)?.label ?? sections.find(({ id }) => id === label.section)?.title ?? '';
    return { ...label, label: words, number: at + 1, x, y };
  });
}
