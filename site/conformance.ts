import data from '@/generated/content/accessibility.json' with { type: 'json' };
import type { SectionOf } from '@/lib/schemas/sections';
import type { Accessibility, Conformance } from '@/lib/schemas/accessibility';

const { tests, principles, results, criteria } = data as Accessibility;

/** Such as "Perceivable: 11 met, 5 do not arise": a result that no criterion has is left out. */
function summary(name: string, among: Accessibility['criteria']): string {
  const counts = results.flatMap(({ result, several }) => {
    const number = among.filter((criterion) => criterion.result === result).length;
    return number > 0 ? `${number} ${several}` : [];
  });
  return `${name}: ${counts.join(', ')}`;
}

/**
 * The statement on accessibility (content/accessibility.yaml): a folded table for each principle of WCAG, with a row for each
 * of its criteria, and one of the tests.
 */
export function conformanceTables(words: Conformance): SectionOf<'table'>[] {
  const nameOf = (id: string) => tests.find((test) => test.id === id)?.name;
  const table = { kind: 'table', folded: true } as const;
  const statement = principles.map(({ id, name, asks }, index) => {
    const ofPrinciple = criteria.filter(({ number }) => number.startsWith(String(index + 1)));
    return {
      ...table,
      id,
      title: summary(name, ofPrinciple),
      intro: asks,
      columns: words.columns,
      rows: ofPrinciple.map((criterion) => [
        `${criterion.number} ${criterion.name}`,
        criterion.level,
        results.find(({ result }) => result === criterion.result)?.one ?? '',
        criterion.tests?.map(nameOf).join(', ') ?? criterion.why ?? '',
      ]),
    };
  });
  const rows = tests.map(({ name, what, spec }) => [name, what, spec]);
  return [...statement, { ...table, id: 'tests', ...words.tests, rows }];
}
