/** @jest-environment node */
import { detailPages } from './pages';
import { pointsOf } from '@/lib/picture-points';
import { labelsOf } from './picture-labels';

test('every label of every page stands within its picture', () => {
  for (const { number, x, y } of detailPages.flatMap(labelsOf)) {
    expect(number).toBeGreaterThan(0);
    for (const share of [x, y]) expect(share > 0 && share < 1).toBe(true);
  }
});

test('the labels of a page are the entries of its menu, or else the headings of their sections', () => {
  for (const page of detailPages) {
    const { menu, header, sections } = page;
    const titleOf = (section: string) => sections.find(({ id }) => id === section)?.title;
    const expected = menu ?? header.labels?.map(({ section }) => ({ section, label: titleOf(section) })) ?? [];
    expect(labelsOf(page).map(({ label, section }) => [label, section])).toEqual(
      expected.map(({ label, section }) => [label, section]),
    );
  }
});

test('a label on a point that its scene does not have is refused by file, field and what was expected', () => {
  const [page] = detailPages;
  const scene = 'cloud';
  const label = { anchor: 'nowhere', section: 'anything' };
  const header = { ...page!.header, picture: { scene, alt: 'A model of a cloud' } as const, labels: [label] };
  const expected = Object.keys(pointsOf(scene)).join(', ');
  expect(() => labelsOf({ ...page!, menu: undefined, header })).toThrow(
    `content/pages/real-estate-software.yaml does not fit:\n  header.labels[0].anchor: expected a point of the scene "cloud": ${expected}`,
  );
});
