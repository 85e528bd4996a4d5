import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import phosphor from '@iconify-json/ph/icons.json' with { type: 'json' };
import { anchors } from '@/content/route-names';
import { grounds } from '@/content/palette';
import { downloadNames, excerptNames } from '@/lib/downloads';
import { nearest } from '@/lib/content-problems';
import type { Reference } from '@/lib/fields';
import { leavesIn } from '@/lib/schema-leaves';
import { schemaOf } from './collections';
import { addressesIn, entriesOf, type Page } from './pages';
import type { Contents, FieldProblem } from './problem';

/** The names that exist of a kind, and how a message describes them. */
interface Known {
  readonly names: readonly string[];
  readonly expected: string;
  readonly has?: (name: string) => boolean;
}

const icons = Object.keys(phosphor.icons).flatMap((name) => /^(.+)-duotone$/.exec(name)?.[1] ?? []);

/** Everything that content can name, by what it is. */
export function referencesIn(contents: Contents): Readonly<Record<Reference, Known>> {
  const pages = addressesIn(contents);
  const sections = (['pages', 'section-pages', 'articles'] as const).flatMap((folder) =>
    entriesOf<Page>(contents, folder).flatMap(([, { path, sections = [] }]) =>
      sections.flatMap(({ id }) => (id ? `${path}#${id}` : [])),
    ),
  );
  const { logos } = contents.get('logos') as { logos: { id: string }[] };
  return {
    page: { names: pages, expected: 'the address of a page' },
    link: {
      names: [...pages, ...Object.values(anchors).map((anchor) => `/#${anchor}`), ...sections],
      expected: 'the address of a page, or of a section of one',
    },
    logo: { names: logos.map(({ id }) => id), expected: 'the id of a logo in content/logos.yaml' },
    ground: { names: Object.keys(grounds), expected: `one of: ${Object.keys(grounds).join(', ')}` },
    scene: {
      names: Object.keys(JSON.parse(readFileSync('generated/pictures.json', 'utf8')) as object),
      expected:
        'a scene; the style guide (/styleguide under "npm run dev") shows them all. One of your own is a file in content/pictures/',
    },
    icon: { names: icons, expected: 'the name of a Phosphor icon (https://phosphoricons.com)' },
    person: { names: ['', ...entriesOf(contents, 'people').map(([id]) => id)], expected: 'a file in content/people' },
    download: { names: downloadNames(), expected: 'a file in lib/downloads' },
    excerpt: {
      names: excerptNames(),
      expected: 'a file in lib/downloads and one of its exports, such as “property-match.ts scorePair”',
    },
    file: {
      names: [],
      expected: 'a file in public/. Put it there, or correct the name',
      has: (name) => /^\/[\w/-]+\.svg$/.test(name) && existsSync(join('public', name)),
    },
  };
}

/** Reports texts that name something that is not there. */
export function referenceProblems(contents: Contents): FieldProblem[] {
  const known = referencesIn(contents);
  return [...contents].flatMap(([name, data]) => {
    const schema = schemaOf(name);
    if (!schema) return [];
    return leavesIn(schema, data).flatMap(({ path, value, meta }) => {
      if (!meta?.reference || typeof value !== 'string') return [];
      const { names, expected, has = (text) => names.includes(text) } = known[meta.reference];
      if (has(value)) return [];
      const meant = nearest(value, names);
      const fault = value === '' ? 'is empty' : `is “${value}”`;
      return { name, path, sentence: `${fault}. Expected ${expected}.${meant ? ` Did you mean “${meant}”?` : ''}` };
    });
  });
}
