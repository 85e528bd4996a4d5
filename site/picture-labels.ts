import { pointsOf } from '@/lib/picture-points';
import { fileOf } from './pages';
import type { DetailPage } from '@/lib/schemas/detail-page';

/** A label of a page, and where its flag is. */
export interface PlacedLabel {
  /** The id of the section that it leads to. */
  readonly section: string;
  /** The words of the menu's entry or else the heading of the section. */
  readonly label: string;
  readonly number: number;
  /** The share of the picture's width, from its left edge. */
  readonly x: number;
  /** The share of the picture's height, from its top edge. */
  readonly y: number;
}

/** The fields of a page from which its labels are made. */
export type LabelledPage = Pick<DetailPage, 'path' | 'header' | 'menu' | 'sections'>;

/**
 * The labels on the model of a detail page, each at the point of the scene that it names: on a page with a menu its entries,
 * so that both lead to the same sections.
 * @throws Error that names the file, the field and the scene's points when a label names another
 */
export function labelsOf({ path, header, menu, sections }: LabelledPage): PlacedLabel[] {
  const { scene } = header.picture;
  const points = pointsOf(scene);
  const flags: readonly { section: string; anchor: string; label?: string }[] = menu ?? header.labels ?? [];
  return flags.map(({ section, anchor, label }, index) => {
    const [x, y] = points[anchor] ?? [];
    if (x === undefined || y === undefined) {
      const expected = Object.keys(points).join(', ') || 'none, it has no points yet';
      throw new Error(
        `${fileOf(path)} does not fit:\n  ${menu ? 'menu' : 'header.labels'}[${index}].anchor: expected a point of the scene "${scene}": ${expected}`,
      );
    }
    const heading = sections.find(({ id }) => id === section)?.title ?? '';
    return { section, label: label ?? heading, number: index + 1, x, y };
  });
}
