import { company } from '@/content/company';
import { logos, partnerLogos } from '@/content/logos';
import { routes } from '@/content/routes';
import { clockFindings } from './clocks';
import { writtenPages, type WrittenPage } from './editorial';
import type { Finding } from './finding';

/** The four steps of an engagement, wherever they are told. */
const steps = ['questions', 'proposal', 'first piece', 'plan'];
const tellingSteps: readonly string[] = [routes.home, routes.ourServices, routes.whoWeAre];

/** Who owns what was made for a customer. */
const asksForOwner = /\b(owns?|whose)\b.*\b(code|product|result|apps)\b/i;
const otherOwner = 'your Microsoft tenant';

/**
 * Where pages tell a fact in words that may not agree with what the company says of itself. A reader has to judge them:
 * a sentence can say the same in other words.
 */
export function factFindings(pages: readonly WrittenPage[] = writtenPages()): Finding[] {
  const { note, ...terms } = company.terms;
  const told = pages.map((page) => ({ ...page, words: JSON.stringify(page.data) }));
  const all = told.map(({ words }) => words).join('\n');
  const details = told.filter(({ isDetail }) => isDetail);

  const onPages = told.flatMap((page) => [
    ...ownerNotices(page),
    ...(Object.values(terms).some((term) => page.words.includes(term)) && !/sample term/i.test(page.words)
      ? [notice(page, 'terms', 'It tells a term of the company and does not say that it is a sample term.')]
      : []),
    ...nameNotices(page),
    ...(tellingSteps.includes(page.route) && page.file !== 'content/interface.ts'
      ? missing(steps, page.words).map((step) =>
          notice(page, 'engagement', `It tells how an engagement begins, and not the step “${step}”.`),
        )
      : []),
    // A page that is not written yet has none: its samples are a notice already.
    ...(page.isDetail && !/sample text|first piece/i.test(page.words)
      ? [notice(page, 'engagement', 'It names no first piece of work, with which an engagement could begin.')]
      : []),
  ]);
  const untold = missing([note, ...Object.values(terms)], all).map((term) =>
    notice({ route: '/', file: 'content/company.ts' }, 'terms', `No page tells the term “${term}”.`),
  );
  const unnamed = partnerLogos
    .filter(({ logo }) => !details.some(({ words }) => words.includes(logos[logo].name) || words.includes(`"${logo}"`)))
    .map(({ logo }) =>
      notice({ route: '/', file: 'content/logos.ts' }, 'logos', `“${logos[logo].name}” is in the band of partners, and no solution, service or integration page names it.`),
    ); // prettier-ignore
  return [...onPages, ...untold, ...unnamed, ...clockFindings(pages)];
}

function ownerNotices(page: WrittenPage): Finding[] {
  const questions = (page.sections ?? []).flatMap((one) => (one.kind === 'questions' ? one.items : []));
  return questions
    .filter(({ question, answer }) => asksForOwner.test(question) && missing([company.terms.ownership, otherOwner], answer).length === 2)
    .map(({ question }) =>
      notice(page, 'terms', `The answer to “${question}” does not say “${company.terms.ownership}”, as other pages do.`),
    ); // prettier-ignore
}

/** The headline of a page, or the slide's above it, has the name by which a menu leads there. */
function nameNotices(page: WrittenPage): Finding[] {
  const { name, slide, indexed } = page.data as { name?: string; slide?: { heading: string }; indexed?: boolean };
  if (!name || !page.h1 || indexed === false) return [];
  const headline = `${slide?.heading ?? ''} / ${page.h1}`;
  if (plain(headline).includes(plain(name))) return [];
  return [notice(page, 'headline', `The menu says “${name}”, and the headline does not: “${page.h1}”.`)];
}

function plain(words: string): string {
  return words.toLowerCase().replaceAll('&', 'and').replaceAll('-', ' ');
}

function missing(words: readonly string[], text: string): string[] {
  return words.filter((one) => !text.toLowerCase().includes(one.toLowerCase()));
}

function notice({ route, file }: { route: string; file: string }, subject: string, text: string): Finding {
  return { route, level: 'notice', subject, text, where: file };
}
