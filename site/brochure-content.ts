import { createHash } from 'node:crypto';
import { company } from '@/content/company';
import { legal, printWords, ui } from '@/content/interface';
import type { PrintPage } from '@/content/print';
import { routes } from '@/content/routes';
import { chapters, story, streetPage, streetWords } from '@/content/street';
import pictures from '@/generated/pictures.json' with { type: 'json' };
import { home } from './home';
import { detailPageAt, pagesOf } from './pages';

/**
 * A hash of what a brochure is printed from: the words of its page and the pictures that they name. While it is the one that
 * was noted when the brochure was printed (generated/brochures.json), the brochure says what its page says.
 */
export function contentHash({ source, name }: Pick<PrintPage, 'source' | 'name'>): string {
  const cards = [...pagesOf('solution'), ...pagesOf('service')].map((page) => [
    page.path,
    page.name,
    page.summary,
    page.slide,
  ]);
  const street = [streetPage, streetWords, chapters];
  const texts = source === routes.home ? [home, cards, street] : detailPageAt(source);
  const words = JSON.stringify([name, texts, company, story, ui, printWords, legal]);
  // A scene may stand for others, such as the same one by night.
  const shown = Object.entries(pictures).filter(([scene]) => words.includes(`"${scene.replace(/-by-night$/, '')}"`));
  const hashes = shown.map(([scene, { hash }]) => `${scene}.${hash}`);
  return createHash('sha256').update(`${words}${hashes.join()}`).digest('hex').slice(0, 16);
}
