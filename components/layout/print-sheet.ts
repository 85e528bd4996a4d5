/**
 * The looks of a page for printing: on a screen sheets on a desk, on paper pages of their own, whose size and margins
 * app/styles/print.css has.
 */
export const sheet =
  'print-sheet mx-auto mb-8 max-w-[66rem] overflow-clip print:m-0 print:max-w-none print:not-first:break-before-page';

const night =
  'print-night flex flex-col gap-8 bg-ground [--edge:clamp(1.25rem,6vw,4.5rem)] [--foot:clamp(1.5rem,4vw,3rem)] px-(--edge) pb-(--foot) print:min-h-0 print:p-[15mm] print:[--edge:15mm]';

/** The cover and the back: a sheet of A4 at night; the home page's are a screen each, whatever its shape. */
export function nightSheet(fillsScreen: boolean): string {
  const height = fillsScreen
    ? 'min-h-svh pt-(--foot) not-print:gap-6'
    : 'pt-[clamp(1.5rem,6vw,4.5rem)] md:min-h-[calc(min(66rem,95vw)*297/210)]';
  return `${sheet} ${night} ${height}`;
}

/** A picture that takes what the words of its screen leave. */
export const screenPicture =
  'not-print:my-0 not-print:max-h-[46svh] not-print:min-h-40 not-print:flex-[1_1_30svh] not-print:[&_:is(img,picture)]:block not-print:[&_:is(img,picture)]:size-full not-print:[&_:is(img,picture)]:object-contain';
