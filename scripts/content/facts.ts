import { constants, draftHours, sentDays } from '@/content/constants';
import { factsIn, type Facts } from '@/lib/facts';
import type { Accessibility } from '@/lib/schemas/accessibility';
import type { Company } from '@/lib/schemas/company';
import type { Rules } from '@/lib/schemas/rules';
import type { Samples } from '@/lib/schemas/samples';
import type { Story } from '@/lib/schemas/street';

interface Sources {
  readonly company: Company;
  readonly samples: Samples;
  readonly story: Story;
  readonly accessibility: Accessibility;
  readonly rules: Rules;
}

/**
 * What texts may name in braces: the fields of content/company.yaml and of the story in content/street.yaml by their names,
 * the dates and amounts of content/rules.yaml, how samples are marked, and a few numbers.
 */
export function factsOf({ company, samples, story, accessibility, rules: { rules } }: Sources): Facts {
  const { points } = story.match;
  const { rent } = story.lease;
  const { criteria } = accessibility;
  const count = (result: string) => criteria.filter((criterion) => criterion.result === result).length;
  return new Map([
    ...factsIn(company),
    ...factsIn({ sample: sampleWords(company, samples) }),
    ...factsIn(story),
    ...rules.map(({ id, value }): [string, string] => [`rules.${id}`, value]),
    ['match.sum', Object.values(points).reduce((sum, field) => sum + field, 0)],
    ['payment.left', rent - story.payment.fee - story.payment.payout],
    ['criteria.all', criteria.length],
    ['criteria.met', count('met')],
    ['criteria.absent', count('absent')],
    ['criteria.untested', count('untested')],
    ['phoneLength', constants.phoneLength],
    ['draftHours', draftHours],
    ['sentDays', sentDays],
  ]);
}

/** The marks of samples: each empty, so that nothing of it is left on any page, unless the company's facts are samples. */
export function sampleWords({ sample, terms }: Company, samples: Samples) {
  const only = (words: string) => (sample ? words : '');
  return {
    fact: only(` ${samples.fact}`),
    term: only(` ${samples.term}`),
    sentence: only(` ${samples.sentence}`),
    sentences: only(` ${samples.sentences}`),
    /** Below the first table of terms on a page. */
    note: `${only(`${samples.sentences} `)}${terms.note}`,
    mark: only(samples.mark),
  };
}
