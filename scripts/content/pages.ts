import { fixedRoutes, namedPages } from '@/content/route-names';
import { addressByFile, takenAddress } from '@/lib/addresses';
import { nearest } from '@/lib/content-problems';
import { families, familyOf, type FamilyName } from '@/lib/families';
import { pointsOf } from '@/lib/picture-points';
import type { DetailPage } from '@/lib/schemas/detail-page';
import type { PrintPage } from '@/lib/schemas/print';
import type { Section } from '@/lib/schemas/sections';
import type { Folder } from './collections';
import type { Contents, FieldProblem } from './problem';
import { pathOf } from './read';
import { reservedAddresses } from './reserved';

/** The fields that pages of all kinds share. */
export interface Page {
  readonly path: string;
  readonly family?: string;
  readonly sections?: readonly Section[];
}

type Order = Partial<Record<Folder, string[]>>;

/**
 * The entries of a folder by the names of their files, in the order of content/order.yaml; the others after them, but new
 * articles first.
 */
export function entriesOf<Entry>(contents: Contents, folder: Folder): [file: string, entry: Entry][] {
  const order = (contents.get('order') as Order | undefined)?.[folder] ?? [];
  const place = (file: string) =>
    order.includes(file) ? order.indexOf(file) : folder === 'articles' ? -1 : order.length;
  return [...contents]
    .filter(([name]) => name.startsWith(`${folder}/`))
    .map(([name, entry]): [string, Entry] => [name.slice(folder.length + 1), entry as Entry])
    .toSorted(([left], [right]) => place(left) - place(right) || left.localeCompare(right));
}

const printPagesIn = (contents: Contents) => (contents.get('print') as { pages: PrintPage[] }).pages;

/** All pages with an address of their own: the file's name and what it says. */
function pagesIn(contents: Contents): [name: string, page: Page][] {
  return (['section-pages', 'pages', 'articles'] as const).flatMap((folder) =>
    entriesOf<Page>(contents, folder).map(([file, page]): [string, Page] => [`${folder}/${file}`, page]),
  );
}

/** The addresses that a link can name: those of all pages. */
export function addressesIn(contents: Contents): string[] {
  const pages = pagesIn(contents).map(([, { path }]) => path);
  return [...Object.values(fixedRoutes), ...pages, ...printPagesIn(contents).map(({ path }) => path)];
}

/** The addresses that code refers to, by their names there. @throws Error when there is no such page */
export function routesIn(contents: Contents): Record<string, string> {
  const named = Object.entries(namedPages).map(([name, file]) => [name, (contents.get(file) as Page).path]);
  return { ...fixedRoutes, ...Object.fromEntries(named) };
}

/** Reports pages that code refers to and that are not there. */
export function missingPages(contents: Contents): FieldProblem[] {
  return Object.values(namedPages)
    .filter((name) => !contents.has(name))
    .map((name) => ({
      name,
      path: [],
      sentence: 'is missing, but the site’s code refers to it. Put it back, or ask an engineer.',
    }));
}

/** Lower-case words with hyphens, a slash before each. */
const plainAddress = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

/** Reports addresses that cannot be: in another form, of something else too, below no page, or where no route shows them. */
export function addressProblems(contents: Contents): FieldProblem[] {
  const files = new Map<string, string>(printPagesIn(contents).map(({ path }) => [path, 'print']));
  for (const name of contents.keys()) {
    const [folder = '', file = ''] = name.split('/');
    const address = addressByFile(folder, file);
    if (address) files.set(address, name);
  }
  const addresses = addressesIn(contents);
  const reserved = reservedAddresses();
  const parentOf = (family: FamilyName) => {
    const { parent } = familyOf(family);
    return parent && (contents.get(namedPages[parent as keyof typeof namedPages]) as Page).path;
  };
  // A route of their family shows what is below them, so a written page cannot be there.
  const offers = (Object.keys(families) as FamilyName[]).filter((name) => familyOf(name).hasRoute).map(parentOf);
  return pagesIn(contents).flatMap(([name, { path, family = '' }]) => {
    const say = (sentence: string) => [{ name, path: ['path'], sentence }];
    const namesake = files.get(path);
    files.set(path, name);
    const above = path.slice(0, path.lastIndexOf('/'));
    const parent = family in families ? parentOf(family as FamilyName) : undefined;
    if (namesake)
      return say(`is “${path}”, the address of ${pathOf(namesake)} too. Expected another address in one of the two.`);
    if (!path.startsWith('/')) return say(`is “${path}”. Expected a slash at its beginning: “/${path}”.`);
    const ownRoute = `/${name.split('/')[1]}`;
    if (name.startsWith('section-pages/') && path !== ownRoute)
      return say(`is “${path}”. Expected “${ownRoute}”, which the site’s code has too: an engineer can change both.`);
    if (!plainAddress.test(path))
      return say(`is “${path}”. Expected lower-case words with hyphens, such as “/our-services/data-migration”.`);
    if (parent && parent !== above)
      return say(`does not fit family: ${family}. Expected an address directly below ${parent}/.`);
    if (name.startsWith('articles/')) {
      if (reserved.includes(path)) return say(takenAddress(path));
      if (offers.some((parentPath) => above === parentPath))
        return say(
          `is “${path}”. Below ${above} are only pages that offer something (content/pages). Expected an address directly below the home page, such as “${path.slice(above.length)}”.`,
        );
      if (path.split('/').length > 3)
        return say(`is “${path}”, which is too deep. Expected one or two parts, such as “/spring-offer”.`);
    }
    // The breadcrumb of a family such as cases leads elsewhere, so that its addresses need no page above them.
    const isBelowFamily = family in families && familyOf(family as FamilyName).below === `${above}/`;
    if (above === '' || isBelowFamily || addresses.includes(above)) return [];
    const meant = nearest(above, addresses);
    return say(
      `is “${path}”, and there is no page “${above}” above it. ${meant ? `Did you mean “${meant}/…”?` : 'Expected an address below a page.'}`,
    );
  });
}

/** Reports names in content/order.yaml that no file has, and a number of vacancies that the home page has no room for. */
export function orderProblems(contents: Contents): FieldProblem[] {
  const problems = Object.entries(contents.get('order') as Order).flatMap(([folder, order]) => {
    const files = entriesOf(contents, folder as Folder).map(([file]) => file);
    return order.flatMap((file, index) => {
      const say = (sentence: string) => [{ name: 'order', path: [folder, index], sentence: `is “${file}”${sentence}` }];
      if (order.indexOf(file) < index) return say(', which stands above already. Delete one.');
      if (files.includes(file)) return [];
      const meant = nearest(file, files);
      return say(
        `, and there is no file content/${folder}/${file}.yaml.${meant ? ` Did you mean “${meant}”?` : ' Delete the line.'}`,
      );
    });
  });
  const vacancies = entriesOf(contents, 'vacancies');
  const [[last = ''] = []] = vacancies.slice(-1);
  if (vacancies.length > 4)
    problems.push({ name: `vacancies/${last}`, path: [], sentence: 'is the fifth vacancy. Expected at most four.' });
  return problems;
}

/** Reports first pictures of detail pages without points for flags, such as one's own. */
export function sceneProblems(contents: Contents): FieldProblem[] {
  return entriesOf<DetailPage>(contents, 'pages').flatMap(([file, { header }]) => {
    const { scene } = header.picture;
    if (Object.keys(pointsOf(scene)).length > 0) return [];
    const sentence = `is “${scene}”, which has no points for flags. Choose another scene.`;
    return [{ name: `pages/${file}`, path: ['header', 'picture', 'scene'], sentence }];
  });
}

/** Reports tools that a page names before the tabs and that no tab has. */
export function tabProblems(contents: Contents): FieldProblem[] {
  const { tabs } = contents.get('techstack') as { tabs: { logos: string[] }[] };
  return pagesIn(contents).flatMap(([name, { sections = [] }]) =>
    sections.flatMap((section, index) =>
      section.kind === 'techstack'
        ? (section.own ?? []).flatMap((logo, place) => {
            if (tabs.some(({ logos }) => logos.includes(logo))) return [];
            const sentence = `is “${logo}”. Expected a tool of one of the tabs (content/techstack.yaml).`;
            return [{ name, path: ['sections', index, 'own', place], sentence }];
          })
        : [],
    ),
  );
}

/** Fields that must be unique, with their names for editors: search engines and readers tell pages apart by them. */
const uniqueFields: readonly (readonly [name: string, path: readonly string[]])[] = [
  ['title', ['seo', 'pageName']],
  ['description', ['seo', 'description']],
  ['heading of the page (h1)', ['header', 'title']],
  ['heading of the page (h1)', ['hero', 'title']],
  ['heading of the page (h1)', ['title']],
  ['closing question', ['closing', 'question']],
  ['search', ['search']],
  ['name', ['name']],
];

/** Reports unique fields that repeat those of an earlier page. */
export function duplicateProblems(contents: Contents): FieldProblem[] {
  const files = new Map<string, string>();
  const pages: [string, unknown][] = [['home', contents.get('home')], ...pagesIn(contents)];
  return pages.flatMap(([file, page]) =>
    uniqueFields.flatMap(([name, path]) => {
      const words = path.reduce<unknown>((part, field) => (part as Record<string, unknown> | undefined)?.[field], page);
      if (typeof words !== 'string') return [];
      const key = `${name}: ${words.toLowerCase()}`;
      const first = files.get(key) ?? file;
      files.set(key, first);
      if (first === file) return [];
      const sentence = `is the same ${name} as in ${pathOf(first)}: “${words}”. Expected one of its own.`;
      return [{ name: file, path, sentence }];
    }),
  );
}
