import { printPages } from '@/content/print';
import { brochureOf } from '@/site/print';
import { findingsOf, notice, type Finding } from './finding';

/** Notices brochures whose pages have changed since they were printed. */
export function brochureNotices(): Finding[] {
  return printPages.flatMap(({ source, brochure }) => {
    const printed = brochureOf(source);
    if (!brochure || (printed && !printed.isBehind)) return [];
    const text = printed
      ? `The page has changed since ${brochure} was printed; its link says so (${printed.file}).`
      : `${brochure} has not been printed yet.`;
    return findingsOf(source, [
      notice('brochure', `${text} Run "npm run brochures" on a fresh build, then build again.`),
    ]);
  });
}
