import { detailPages } from './pages';
import { sectionHeads } from './section-heads';
import { sectionPages } from './section-pages';

const pages = [...detailPages, ...Object.values(sectionPages)];

it.each(pages.map(({ path, sections }) => [path, sections] as const))(
  '%s has no three headings in a row that stand alike',
  (_, sections) => {
    const heads = sectionHeads(sections).filter((head) => head !== undefined);
    const alike = heads.flatMap((head, at) => (head === heads[at + 1] && head === heads[at + 2] ? [at] : []));
    expect(alike).toEqual([]);
  },
);

it.each(detailPages.map(({ path, sections }) => [path, sections] as const))(
  '%s has one great figure',
  (_, sections) => {
    expect(sectionHeads(sections).filter((head) => head === 'inside')).toHaveLength(1);
  },
);
