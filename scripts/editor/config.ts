import { readFileSync } from 'node:fs';
import type { CmsConfig, CollectionFile, EntryCollection } from '@sveltia/cms';
import type { Company } from '@/lib/schemas/company';
import { files, folders, type Folder } from '../content/collections';
import { factsOf } from '../content/facts';
import { entriesOf } from '../content/pages';
import type { Contents } from '../content/problem';
import { referencesIn } from '../content/references';
import { reservedAddresses } from '../content/reserved';
import { fieldsOf, type Choices } from './fields';
import { backendOf, type Repository } from './repository';
import { formatOf, type EditorSettings } from './settings';
import { valueLabel } from './words';

/** How folders are called, and what names an entry in lists and in the name of its file. */
const folderWords: Readonly<
  Record<Folder, Omit<EntryCollection, 'name' | 'fields' | 'folder'> & { identifier_field: string }>
> = {
  pages: {
    label: 'Solutions and services',
    label_singular: 'page',
    icon: 'web',
    identifier_field: 'name',
    summary: '{{name}}',
  },
  'section-pages': {
    label: 'Pages of sections',
    label_singular: 'page',
    icon: 'view_agenda',
    identifier_field: 'name',
    summary: '{{name}}',
    create: false,
    delete: false,
  },
  articles: {
    label: 'Notes, landing pages',
    label_singular: 'note, case or page',
    icon: 'article',
    identifier_field: 'name',
    summary: '{{name}}',
  },
  vacancies: {
    label: 'Vacancies',
    label_singular: 'vacancy',
    icon: 'work',
    identifier_field: 'role',
    summary: '{{role}}',
  },
  people: {
    label: 'People',
    label_singular: 'person',
    icon: 'person',
    identifier_field: 'name',
    summary: '{{name}}, {{role}}',
  },
};

/** How single files are called; those that only engineers need come last. */
const fileWords: Readonly<Record<string, readonly [label: string, icon: string]>> = {
  home: ['Home page', 'home'],
  company: ['Company', 'business'],
  order: ['Order of pages', 'format_list_numbered'],
  redirects: ['Moved addresses', 'alt_route'],
  logos: ['Logos', 'image'],
  techstack: ['Technologies in tabs', 'tab'],
  print: ['Brochures', 'print'],
  street: ['14 Sample Street', 'cottage'],
  rules: ['Dates and amounts of others', 'gavel'],
  pictures: ['Cropping of pictures', 'crop'],
  samples: ['Marks of samples', 'label'],
  'building-site': ['Building site', 'construction'],
  accessibility: ['Accessibility', 'accessibility'],
  'style-guide': ['Style guide', 'palette'],
};

/** The words that many pages share. */
const interfaceWords: Readonly<Record<string, string>> = {
  controls: 'Menus, buttons, labels',
  form: 'The form and its messages',
  'enquiry-notice': 'What becomes of an enquiry',
  legal: 'Footer',
  'not-found': 'Page not found',
  notes: 'List of notes',
  vacancy: 'Page of a vacancy',
  person: 'Page of a person',
  print: 'Brochures',
};

/**
 * Makes the editor's settings from the schemas of content and from what content there is.
 * @param contents everything in content/, checked
 * @param repository where the files are kept; without it the editor works on a folder of this machine
 */
export function editorSettings(contents: Contents, repository?: Repository): EditorSettings {
  const company = contents.get('company') as Company;
  const references = Object.entries(referencesIn(contents)).filter(([, { has }]) => !has);
  const known = Object.fromEntries(references.map(([to, { names }]) => [to, [...new Set(names)]]));
  const facts = factsOf({
    company,
    samples: contents.get('samples'),
    accessibility: contents.get('accessibility'),
    rules: contents.get('rules'),
    story: (contents.get('street') as { story: unknown }).story,
  } as Parameters<typeof factsOf>[0]);
  return {
    cms: cmsConfig(company, choicesIn(contents, known), repository),
    facts: [...facts],
    known,
    reserved: reservedAddresses(),
    pictures: smallPictures(),
  };
}

function cmsConfig({ brand, origin }: Company, choices: Choices, repository?: Repository): CmsConfig {
  const file = (name: string, label: string, icon?: string): CollectionFile => ({
    name: name.split('/').at(-1) ?? name,
    label,
    ...(icon && { icon }),
    file: `content/${name}.yaml`,
    format: formatOf(name),
    fields: fieldsOf(schemaNamed(name), choices, [name]),
  });
  return {
    ...backendOf(repository),
    // The page itself is beside its form, which the real site does not allow: no page of it may be framed.
    editor: { preview: !repository },
    app_title: `${brand}: editor`,
    site_url: origin,
    logo: { src: '/icon-192.png' },
    show_preview_links: false,
    media_folder: 'content/pictures',
    public_folder: '/content/pictures',
    media_libraries: {
      default: { config: { max_file_size: 25_000_000, slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      ...(Object.keys(folders) as Folder[]).map((name): EntryCollection => ({
        ...folderWords[name],
        name,
        folder: `content/${name}`,
        extension: 'yaml',
        format: formatOf(name),
        slug: `{{${folderWords[name].identifier_field}}}`,
        fields: fieldsOf(folders[name], choices, [name]),
      })),
      {
        name: 'interface',
        label: 'Shared words',
        icon: 'text_fields',
        files: Object.entries(interfaceWords).map(([name, label]) => file(`interface/${name}`, label)),
      },
    ],
    singletons: Object.entries(fileWords).map(([name, [label, icon]]) => file(name, label, icon)),
  };
}

function schemaNamed(name: string) {
  const schema = files[name];
  if (!schema) throw new Error(`There is no content/${name}.yaml.`);
  return schema;
}

/** What fields choose from: what there is, by names that people know. */
function choicesIn(contents: Contents, known: EditorSettings['known']): Choices {
  const titles = new Map<string, string>([['/', 'Home page']]);
  for (const folder of ['pages', 'section-pages', 'articles'] as const)
    for (const [, { path, name, sections = [] }] of entriesOf<Page>(contents, folder)) {
      titles.set(path, name);
      for (const { id, title } of sections) if (id) titles.set(`${path}#${id}`, `${name}: ${title}`);
    }
  const { logos } = contents.get('logos') as { logos: { id: string; name: string }[] };
  const logoNames = new Map(logos.map(({ id, name }) => [id, name]));
  const named = (values: readonly string[] = [], names: ReadonlyMap<string, string>) =>
    values
      .filter(Boolean)
      .map((value) => ({ value, label: names.has(value) ? `${names.get(value)} (${value})` : value }));
  return {
    page: named(known.page, titles),
    link: named(known.link, titles),
    logo: named(known.logo, logoNames),
    ground: (known.ground ?? []).map((value) => ({ value, label: valueLabel([], value) })),
    person: { folder: 'people', name: 'name' },
    ...Object.fromEntries(
      Object.entries(folderWords).map(([folder, { identifier_field: name }]) => [`${folder}/`, { folder, name }]),
    ),
  };
}

interface Page {
  readonly path: string;
  readonly name: string;
  readonly sections?: readonly { readonly id?: string; readonly title: string }[];
}

/** A small file of each scene and of each picture of our own. */
function smallPictures(): EditorSettings['pictures'] {
  const pictures = JSON.parse(readFileSync('generated/pictures.json', 'utf8')) as Record<
    string,
    { files: { avif: string }[] }
  >;
  return Object.fromEntries(
    Object.entries(pictures).map(
      ([
        name,
        {
          files: [smallest],
        },
      ]) => [name, smallest?.avif ?? ''],
    ),
  );
}
