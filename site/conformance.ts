import data from '@/generated/content/accessibility.json' with { type: 'json' };
import type { SectionOf } from '@/lib/schemas/sections';
import type { Accessibility, Conformance } from '@/lib/schemas/accessibility';

const { tests, principles, results, criteria } = data as Accessibility;

/** Such as "Perceivable: 11 met, 5 do not arise": a result that no criterion has is left out. */
function summary(name: string, among: Accessibility['criteria']): string {
  const counts = results.flatMap(({ result, several }) => {
    const number = among.filter((one) => one.result === result).length;
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
  const statement = principles.map(({ id, name, asks }, at) => {
    const own = criteria.filter(({ number }) => number.startsWith(String(at + 1)));
    return {
      ...table,
      id,
      title: summary(name, own),
      intro: asks,
      columns: words.columns,
      rows: own.map((one) => [
        `${one.number} ${one.name}`,
        one.level,
        results.find(({ result }) => result === one.result)?.one ?? '',
        one.tests?.map(nameOf).join(', ') ?? one.why ?? '',
      ]),
    };
  });
  const rows = tests.map(({ name, what, spec }) => [name, what, spec]);
  return [...statement, { ...table, id: 'tests', ...words.tests, rows }];
}
