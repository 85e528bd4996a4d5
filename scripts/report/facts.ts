import { company } from '@/content/company';
import { logos, partnerLogos } from '@/content/logos';
import { routes } from '@/content/routes';
import { notice, type Remark } from './finding';
import type { WrittenPage } from '@/site/written-pages';

/** The four steps of an engagement, which these pages must all describe. */
const steps = ['questions', 'proposal', 'first piece', 'plan'];
const pagesWithSteps: readonly string[] = [routes.home, routes.ourServices, routes.whoWeAre];

/** Matches questions about who owns the result, which must be answered by `company.terms.ownership` or `otherOwner`. */
const asksForOwner = /\b(owns?|whose)\b.*\b(code|product|result|apps)\b/i;
const otherOwner = 'your Microsoft tenant';

const { note, ...terms } = company.terms;

/** Notices the company's terms that no page mentions, and partners of the home page that no detail page mentions. */
export function* unmentionedNotices(pages: readonly WrittenPage[]): Generator<Remark> {
  for (const term of missing([note, ...Object.values(terms)], JSON.stringify(pages)))
    yield notice('terms', `No page mentions the term “${term}”.`, 'content/company.yaml');
  const details = JSON.stringify(pages.filter(({ isDetail }) => isDetail));
  for (const { logo } of partnerLogos) {
    const { name } = logos[logo];
    const text = `“${name}” is in the band of partners, but no solution, service or integration page mentions it.`;
    if (!details.includes(name) && !details.includes(`"${logo}"`)) yield notice('logos', text, 'content/logos.yaml');
  }
}

/**
 * Notices statements that may contradict the company's own facts. A person has to judge them, because the same fact can
 * be put in other words.
 */
export function* factNotices(page: WrittenPage): Generator<Remark> {
  const { route, file, data, name, slide, h1, sections = [] } = page;
  const words = JSON.stringify(data);
  const { ownership } = company.terms;
  for (const { question, answer } of sections.flatMap((one) => (one.kind === 'questions' ? one.items : [])))
    if (asksForOwner.test(question) && missing([ownership, otherOwner], answer).length === 2)
      yield notice('terms', `The answer to “${question}” does not say “${ownership}”, as other pages do.`);
  if (company.sample && Object.values(terms).some((term) => words.includes(term)) && !/sample term/i.test(words))
    yield notice('terms', 'It mentions a term of the company, but does not say that it is a sample term.');
  // The headline, or that of the slide above it, must contain the page's name in menus.
  if (name && h1 && page.indexed !== false && !normalised(`${slide?.heading} / ${h1}`).includes(normalised(name)))
    yield notice('headline', `The menu says “${name}”, but the headline does not: “${h1}”.`);
  if (pagesWithSteps.includes(route) && file !== 'content/interface/controls.yaml')
    for (const step of missing(steps, words))
      yield notice('engagement', `It describes how an engagement begins, but not the step “${step}”.`);
  // Sample text has its own notice.
  if (page.isDetail && !/sample text|first piece/i.test(words))
    yield notice('engagement', 'It does not name a first piece of work with which an engagement could begin.');
}

function normalised(words: string): string {
  return words.toLowerCase().replaceAll('&', 'and').replaceAll('-', ' ');
}

function missing(words: readonly string[], text: string): string[] {
  return words.filter((one) => !text.toLowerCase().includes(one.toLowerCase()));
}
