/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { Figure, FigureOf } from '@/lib/schemas/figures';
import type { Section, SectionOf } from '@/lib/schemas/sections';
import { story } from '@/content/street';
import {
  lines as listingLines,
  probabilityOf as listingProbability,
  scoreListings,
  type Listing,
} from '@/lib/downloads/duplicate-listings';
import {
  candidatesOf,
  levels,
  lines,
  pointsOf,
  probabilityOf,
  scorePair,
  type Level,
  type PropertyRecord,
} from '@/lib/downloads/property-match';
import { rules } from '@/lib/downloads/listing-feed';
import { lastMinuteOf, outAfter, ways, type Settings } from '@/lib/downloads/sign-out';
import { latestStart, lineOfNoReturn, linesOf } from '@/lib/downloads/way-back';
import { downloadNames } from '@/lib/downloads';
import { digits, initialAndName, rollAddress, rollName } from '@/lib/story-format';
import { parseCsv } from '@/test-support/csv';
import { recordOf } from '@/test-support/property-pair';
import { articlesOf } from './articles';
import { detailPages } from './pages';

const csv = (name: string) => parseCsv(readFileSync(`lib/downloads/${name}`, 'utf8'));
const notes = articlesOf('note');
const note = (end: string) => {
  const article = notes.find(({ path }) => path.endsWith(end));
  if (!article) throw new Error(`no note ${end}`);
  return article;
};
/** Everything that a note says, in one line. */
const textOf = (end: string) => JSON.stringify(note(end).sections);
const tableOf = (end: string, title: string) =>
  note(end).sections.find(
    (section): section is SectionOf<'table'> => section.kind === 'table' && section.title === title,
  )?.rows ?? [];
/** The first figure of a type among sections. */
function figureIn<Type extends Figure['type']>(sections: readonly Section[], type: Type): FigureOf<Type> {
  const figures = sections.flatMap((section) => (section.kind === 'figure' ? section.figure : []));
  const figure = figures.find((candidate): candidate is FigureOf<Type> => candidate.type === type);
  if (!figure) throw new Error(`no ${type}`);
  return figure;
}

it('offers every file with a note, and no note names one that is not there', () => {
  const offered = notes.flatMap(({ files = [] }) => files.map(({ file }) => file));
  expect([...new Set(offered)].sort()).toEqual(downloadNames());
});

describe('the match', () => {
  const { house, people, match } = story;
  const roll: PropertyRecord = {
    county: 'Sample',
    parcel: house.parcel,
    address: rollAddress(house.address).toUpperCase().replace('.', ''),
    owner: `${rollName(people.seller)} TR`,
    year: house.county.year,
    area: house.county.area,
  };
  const listing: PropertyRecord = {
    county: 'Sample',
    parcel: digits(house.parcel),
    address: house.address,
    unit: house.unit,
    owner: initialAndName(people.seller),
    year: house.listed.year,
    area: house.listed.area,
  };
  const { rows, sum, decision } = scorePair(roll, listing);

  it('is the first of the file', () => {
    const [first = {}] = csv('property-match-pairs.csv');
    expect([recordOf(first, 'a'), recordOf(first, 'b')]).toEqual([roll, listing]);
  });

  it('of the house scores in code what the story says', () => {
    expect(Object.fromEntries(rows.map(({ field, points }) => [field, points]))).toEqual(match.points);
    expect([lines.joined, lines.review, decision]).toEqual([match.joined, match.review, 'review']);
  });

  it('of the specimen and of the note is this one', () => {
    const specimen = figureIn(
      detailPages.flatMap(({ sections }) => sections),
      'match-tower',
    );
    expect(specimen.rows.map(({ points }) => points)).toEqual(rows.map(({ points }) => points));
    expect([specimen.join.from, specimen.review.from]).toEqual([lines.joined, lines.review]);
    const sheet = tableOf('property-match-is-scored', 'The sheet for one pair');
    expect(sheet.map((cells) => Number(cells[3]?.replace('−', '-')))).toEqual(rows.map(({ points }) => points));
    expect(sheet.map((cells) => cells[2])).toEqual(
      rows.map(({ level }) => {
        const { m, u, share }: Level = levels[level];
        return `(${m}, ${u.toFixed(5).replace(/0+$/, '')})${share ? ', halved' : ''}`;
      }),
    );
  });

  it('is at the odds that the note names', () => {
    const percent = (points: number) => `${(probabilityOf(points) * 100).toFixed(1)}%`;
    for (const points of [sum, lines.joined, lines.review])
      expect(textOf('property-match-is-scored')).toContain(percent(points));
    expect(textOf('property-match-is-scored')).toContain(
      `score ${[75, 75, 44].join(', ').replace(/, (\d+)$/, ' and $1')}`,
    );
  });

  it('decides the pairs of the file as often as the note counts', () => {
    const pairs = csv('property-match-pairs.csv');
    const count = (decided: string, same: string) =>
      String(pairs.filter((pair) => pair.decision === decided && pair.same === same).length);
    const cells = ['joined', 'review', 'apart'].map((decided) => [count(decided, 'yes'), count(decided, 'no')]);
    expect(tableOf('property-match-is-scored', 'What it does with 48 pairs').map((row) => row.slice(1))).toEqual(cells);
    const wrong = pairs.filter(
      (pair) => (pair.decision === 'joined') === (pair.same === 'no') && pair.decision !== 'review',
    );
    expect(wrong.map(({ pair }) => pair)).toEqual(['6', '7', '31']);
    expect(textOf('property-match-is-scored')).toContain(
      `${
        candidatesOf(
          pairs.map((pair) => recordOf(pair, 'a')),
          pairs.map((pair) => recordOf(pair, 'b')),
        ).length
      } are scored`,
    );
    expect(pointsOf(levels['unit equal'])).toBeGreaterThan(0);
  });
});

it('scores the two advertisements as the tower of the note shows them', () => {
  const rows = csv('duplicate-listings.csv');
  const listing = (id: string): Listing => {
    const {
      postal_code = '',
      floor = '',
      area,
      price,
      photos = '',
      agent = '',
    } = rows.find((row) => row.id === id) ?? {};
    return {
      id,
      postalCode: postal_code,
      floor: Number(floor) || (floor as 'low'),
      area: Number(area),
      price: Number(price),
      photos: photos.split(' '),
      agent,
    };
  };
  const tower = figureIn(note('listed-five-times').sections, 'match-tower');
  const { rows: scored, sum } = scoreListings(listing('a1'), listing('a3'));
  expect(tower.rows.map(({ points }) => points)).toEqual(scored.map(({ points }) => points));
  expect([tower.join.from, tower.review.from]).toEqual([listingLines.grouped, listingLines.review]);
  expect(tower.outcome).toContain(`${sum} points`);
  expect(tower.outcome).toContain(`${scoreListings(listing('a3'), listing('c1')).sum}, and`);
  expect(listingProbability(11)).toBeCloseTo(0.5);
});

it('shows the night of the feed as the file has it', () => {
  const night = csv('listing-feed-night.csv');
  const figure = figureIn(note('drops-what-is-gone').sections, 'differences');
  const changed = night.flatMap(({ action }, index) => (action === 'none' ? [] : [index + 1]));
  expect([figure.cases, figure.rows.map(({ number }) => number)]).toEqual([night.length, changed]);
  expect(textOf('drops-what-is-gone')).toContain(`above three listings or ${rules.largestShare * 100}%`);
  expect([rules.always, rules.misses]).toEqual([3, 2]);
});

describe('the doors', () => {
  const marked: Settings = {
    accessToken: 60,
    provisioning: 40,
    endsSessions: false,
    session: 7 * 24 * 60,
    recheck: null,
    apiKey: null,
  };
  it('close in the figure when the function says', () => {
    const figure = figureIn(note('disabled-is-not-signed-out').sections, 'account-life');
    const last = lastMinuteOf(marked);
    const openAfter = (minutes: number) =>
      ways.flatMap((way, index) => (last[way] === null || last[way] > minutes ? [index + 1] : []));
    expect(figure.days.slice(1).map(({ open }) => open)).toEqual([0, 40, 60, 7 * 24 * 60].map(openAfter));
  });
  it('are closed in the table when the function says', () => {
    const settings = [
      marked,
      { ...marked, endsSessions: true },
      { ...marked, endsSessions: true, accessToken: 5 },
      { ...marked, provisioning: null, recheck: 15, apiKey: 90 * 24 * 60 },
    ];
    const words = (minutes: number | null) =>
      minutes === null ? 'Never' : minutes % 1440 === 0 ? `After ${minutes / 1440} days` : `After ${minutes} minutes`;
    const cells = settings.map((choice) => [words(lastMinuteOf(choice).session), words(outAfter(choice))]);
    expect(
      tableOf('disabled-is-not-signed-out', 'When somebody is out').map((row) => [row[1], row[2]?.split(',')[0]]),
    ).toEqual(cells);
  });
});

it('reads its minutes and its lines from the runbook', () => {
  const runbook = readFileSync('lib/downloads/migration-runbook.md', 'utf8');
  const steps = linesOf(runbook);
  const minutes = steps.reduce((sum, line) => sum + line.minutes, 0);
  const longest = Math.max(...steps.map((line) => line.minutes));
  const text = textOf('rehearsed-migration-looks-like');
  expect(text).toContain(`The twelve lines took ${minutes} minutes`);
  expect(text).toContain(`The longest line took ${longest}`);
  expect(text).toContain(
    `That makes ${minutes + longest + 55} of 360 minutes, so the first line may begin ${latestStart(steps, 360, 55)} minutes late`,
  );
  expect(text).toContain(`Line ${lineOfNoReturn(steps)} here`);
  const starts = steps.map((_, index) => 21 * 60 + steps.slice(0, index).reduce((sum, line) => sum + line.minutes, 0));
  const clock = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
  const night = figureIn(note('rehearsed-migration-looks-like').sections, 'change-over');
  expect(night.steps.map(({ time }) => time)).toEqual([1, 4, 7, 9, 10].map((line) => clock(starts[line - 1] ?? 0)));
});
