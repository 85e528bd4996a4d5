import { palette } from './palette';

interface Mark {
  size: number;
  side: { day: string; night: string };
  ground: string;
  dayGround: string;
  faces: { d: string; fill?: string }[];
}

/**
 * The company's mark, face by face: the header, the icons and the social pictures draw it from here. A face without
 * a fill of its own stands out from its ground: `side.day` on a light one, `side.night` on a dark one.
 */
export const mark: Mark = {
  /** Side of the square that the paths are drawn in. */
  size: 32,
  side: { day: palette.navy, night: palette.white },
  /** The ground of the mark where it is an icon on its own; browsers colour their own frame with it. */
  ground: palette.night,
  /** The header's ground by day: browsers colour their frame like it. */
  dayGround: palette.white,
  faces: [
    { d: 'M26 7v10l4 2v4l-14 7-1-2v-2l-4-2V13.5L25 7z' },
    { d: 'M2 9l10 5v10l4 2v4L2 23z', fill: palette.terracotta },
    { d: 'M16 2l10 5-14 7L2 9zm10 15l4 2-14 7-4-2z', fill: palette.light },
  ],
};

/** Whether the mark is on a light or a dark ground. */
export type MarkGround = keyof Mark['side'];

/**
 * The mark's faces as SVG elements, for files; the header renders its own.
 * @param on the ground that the mark is on
 */
export function markFaces(on: MarkGround): string {
  return mark.faces.map(({ d, fill = mark.side[on] }) => `<path fill="${fill}" d="${d}"/>`).join('');
}

function svgOf(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.size} ${mark.size}">${inside}</svg>`;
}

/** The mark as an SVG file's text. */
export function markSvg(on: MarkGround): string {
  return svgOf(markFaces(on));
}

/** The mark as a browser's tab shows it, as a `data:` address: its contrasting face follows a light or a dark tab. */
export function tabIcon(): string {
  const { side } = mark;
  const faces = markFaces('day').replace(`fill="${side.day}"`, 'class="side"');
  const style = `<style>.side{fill:${side.day}}@media (prefers-color-scheme:dark){.side{fill:${side.night}}}</style>`;
  // Only what an address must not have is escaped: it is in every page.
  return `data:image/svg+xml,${svgOf(style + faces)
    .replaceAll('"', "'")
    .replace(/[#<>{} ]/g, encodeURIComponent)}`;
}
