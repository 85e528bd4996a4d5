/** The folders of content/ in which every file is a page. */
export const pageFolders = ['pages', 'section-pages', 'articles', 'vacancies', 'people'] as const;

export type PageFolder = (typeof pageFolders)[number];

/** The settings of a family of pages, which hold for all its pages. */
interface Family {
  readonly folder: PageFolder;
  /** The page that its pages are directly below, by its name in content/route-names.ts. */
  readonly parent?: string;
  /** The beginning of their addresses, for a family without such a page. */
  readonly below?: string;
  /** Whether the name of the file is the end of the address, which is otherwise a field of the file. */
  readonly isNamedByFile?: boolean;
  /** Whether a route of its own in app/ shows its pages, so that no other family can be below the same page. */
  readonly hasRoute?: boolean;
  /** The ancestors of a page in its breadcrumb, by the names in site/breadcrumb.ts. */
  readonly crumbs: readonly string[];
  /** The title of its column in menu, footer and list of pages, by its name in content/interface/controls.yaml. */
  readonly column?: string;
  /** The schema.org type of a page’s subject; without it, structured data describes the page alone. */
  readonly graph?: string;
  /** Whether an enquiry can be about one of its pages. */
  readonly isAsked?: boolean;
}

/**
 * The families of pages: where they are, what is above them and what they have in common. site/families.ts reads their
 * pages, and components/layout/family-page.tsx lays them out.
 */
export const families = {
  solution: {
    folder: 'pages',
    parent: 'whatWeDo',
    hasRoute: true,
    crumbs: ['whatWeDo'],
    column: 'solutionsColumn',
    graph: 'Service',
    isAsked: true,
  },
  service: {
    folder: 'pages',
    parent: 'ourServices',
    hasRoute: true,
    crumbs: ['ourServices'],
    column: 'servicesColumn',
    graph: 'Service',
    isAsked: true,
  },
  integration: {
    folder: 'pages',
    parent: 'integrations',
    hasRoute: true,
    crumbs: ['whatWeDo', 'integrations'],
    graph: 'Service',
    isAsked: true,
  },
  section: { folder: 'section-pages', below: '/', hasRoute: true, crumbs: ['home'] },
  note: { folder: 'articles', below: '/notes/', crumbs: ['home', 'notes'], graph: 'TechArticle' },
  case: { folder: 'articles', below: '/cases/', crumbs: ['home', 'notes'], graph: 'Article' },
  page: { folder: 'articles', below: '/', crumbs: ['home'], graph: undefined, isAsked: true },
  vacancy: {
    folder: 'vacancies',
    below: '/careers/',
    isNamedByFile: true,
    crumbs: ['careers'],
    graph: 'JobPosting',
    isAsked: true,
  },
  person: {
    folder: 'people',
    below: '/people/',
    isNamedByFile: true,
    crumbs: ['whoWeAre'],
    graph: 'Person',
    isAsked: true,
  },
} as const satisfies Record<string, Family>;

export type FamilyName = keyof typeof families;

/** The families whose files are in a folder. */
export type FamilyIn<Folder extends PageFolder> = {
  [Name in FamilyName]: (typeof families)[Name]['folder'] extends Folder ? Name : never;
}[FamilyName];

/** The table’s row of a family, with the optional fields. */
export const familyOf = (name: FamilyName): Family => families[name];

/** The names of the families whose files are in a folder, in the order of the table. */
export function familiesIn<Folder extends PageFolder>(folder: Folder): FamilyIn<Folder>[] {
  const names = Object.keys(families) as FamilyName[];
  return names.filter((name): name is FamilyIn<Folder> => families[name].folder === folder);
}
