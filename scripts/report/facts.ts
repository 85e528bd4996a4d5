import { company } from '@/content/company';
import { logos, partnerLogos } from '@/content/logos';
import { routes } from '@/content/routes';
import { notice, type Said } from './finding';
import type { WrittenPage } from './written-pages';

/** The four steps of an engagement, wherever they are told. */
const steps = ['questions', 'proposal', 'first piece', 'plan'];
const tellingSteps: readonly string[] = [routes.home, routes.ourServices, routes.whoWeAre];

/** Who owns what was made for a customer. */
const asksForOwner = /\b(owns?|whose)\b.*\b(code|product|result|apps)\b/i;
const otherOwner = 'your Microsoft tenant';

const { note, ...terms } = company.terms;

/** Facts of the company that no page tells, and products of the home page's band that no page names. */
export function* untoldNotices(pages: readonly WrittenPage[]): Generator<Said> {
  for (const term of missing([note, ...Object.values(terms)], JSON.stringify(pages)))
    yield notice('terms', `No page tells the term “${term}”.`, 'content/company.ts');
  const details = JSON.stringify(pages.filter(({ isDetail }) => isDetail));
  for (const { logo } of partnerLogos) {
    const { name } = logos[logo];
    const text = `“${name}” is in the band of partners, and no solution, service or integration page names it.`;
    if (!details.includes(name) && !details.includes(`"${logo}"`)) yield notice('logos', text, 'content/logos.ts');
  }
}

/**
 * Where a page tells a fact in words that may not agree with what the company says of itself. A reader has to judge them:
 * a sentence can say the same in other words.
 */
export function* factNotices(page: WrittenPage): Generator<Said> {
  const { route, file, data, name, slide, h1, sections = [] } = page;
  const words = JSON.stringify(data);
  const { ownership } = company.terms;
  for (const { question, answer } of sections.flatMap((one) => (one.kind === 'questions' ? one.items : [])))
    if (asksForOwner.test(question) && missing([ownership, otherOwner], answer).length === 2)
      yield notice('terms', `The answer to “${question}” does not say “${ownership}”, as other pages do.`);
  if (Object.values(terms).some((term) => words.includes(term)) && !/sample term/i.test(words))
    yield notice('terms', 'It tells a term of the company and does not say that it is a sample term.');
  // The headline of a page, or the slide's above it, has the name by which a menu leads there.
  if (name && h1 && page.indexed !== false && !plain(`${slide?.heading} / ${h1}`).includes(plain(name)))
    yield notice('headline', `The menu says “${name}”, and the headline does not: “${h1}”.`);
  if (tellingSteps.includes(route) && file !== 'content/interface.ts')
    for (const step of missing(steps, words))
      yield notice('engagement', `It tells how an engagement begins, and not the step “${step}”.`);
  // A page that is not written yet has none: its samples are a notice already.
  if (page.isDetail && !/sample text|first piece/i.test(words))
    yield notice('engagement', 'It names no first piece of work, with which an engagement could begin.');
}

function plain(words: string): string {
  return words.toLowerCase().replaceAll('&', 'and').replaceAll('-', ' ');
}

function missing(words: readonly string[], text: string): string[] {
  return words.filter((one) => !text.toLowerCase().includes(one.toLowerCase()));
}
