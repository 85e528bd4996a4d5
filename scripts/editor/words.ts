/** How a field, a kind of section or a value is called in a form: one table of plain words. */
export interface Wording {
  readonly label: string;
  readonly hint?: string;
  /** One entry of a list. */
  readonly one?: string;
}

/**
 * The words of fields by their names; `header.title` is for the title of a header alone. A name that says by itself what it is
 * has no line: `doorsTitle` is "Doors title".
 */
const fields: Readonly<Record<string, readonly [label: string, hint?: string, one?: string]>> = {
  // Pages
  path: [
    'Address',
    'Begins with a slash, in lower-case words with hyphens. If you change it, add the old one under “Moved addresses”.',
  ],
  'pages.path': [
    'Address',
    'Begins with /what-we-do/ for a solution, with /our-services/ for the others. If you change it, add the old one under “Moved addresses”.',
  ],
  'print.pages.path': ['Address', 'Begins with a slash.'],
  'articles.path': [
    'Address',
    'Begins with /notes/ for a note, with /cases/ for a case; a landing page has one of its own, such as /spring-offer. If you change it once it is published, add the old one under “Moved addresses”.',
  ],
  family: ['Kind of page', 'Where it belongs in the menu.'],
  'articles.family': [
    'Kind of page',
    'A landing page is in no menu: who has its address or searches for it finds it. A note is in the list of notes.',
  ],
  name: ['Name', 'As menus and lists say it.'],
  draft: ['Draft', 'Shown, and marked, only in previews. The real site does not have it.'],
  'pages.search': [
    'The search that should find it',
    'In lower case, as somebody would type it. The headline has its words.',
  ],
  'articles.search': [
    'The search that should find it',
    'In lower case, as somebody would type it. The headline has its words.',
  ],
  'section-pages.search': [
    'The search that should find it',
    'In lower case, as somebody would type it. The headline has its words.',
  ],
  indexed: ['Search engines may list it'],
  'articles.action': ['Button', 'On the first screen, and on the last if there is one. A landing page has one.'],
  'articles.closing': ['Last screen', 'A question, what happens next, and the button.'],
  seo: ['In search results'],
  'seo.pageName': ['Name of the page', 'The title becomes “Welcome to (company) - (these words)”.'],
  'seo.description': ['Description', 'Two lines under the title of a search result.'],
  'seo.keywords': ['Search words', undefined, 'search word'],
  'seo.canonical': [
    'Names its own address to search engines',
    'Leave it on; three integration pages have it off on purpose.',
  ],
  header: ['First screen'],
  title: ['Heading'],
  'header.title': ['Headline', 'The page’s largest words: what is offered, as people search for it.'],
  'section-pages.title': ['Headline', 'The page’s largest words: what is offered, as people search for it.'],
  'articles.title': ['Headline', 'The page’s largest words.'],
  claim: ['Claim', 'What is argued here, in one line.'],
  lead: ['Lead', 'What the page says, in a sentence or two, below the headline.'],
  'header.description': ['Lead', 'One sentence: what we do, for whom, and what they get.'],
  detailedDescription: ['Introduction', undefined, 'paragraph'],
  action: ['Words on the button'],
  'section-pages.action': ['Button'],
  second: ['Quiet link beside the button'],
  'second.section': ['Leads to the section', 'Its short name, further down on this page.'],
  labels: ['Flags on the picture', 'Of a page without a menu: the entries of a menu have flags themselves.', 'flag'],
  'labels.anchor': [
    'Point of the picture',
    'If it is none, the editor lists the points of this picture when you save.',
  ],
  'labels.section': ['Leads to the section', 'Its short name, further down on this page.'],
  menu: [
    'Menu of the page',
    'Numbered flags on the picture, and a bar that stays in sight while the page is read.',
    'entry',
  ],
  'menu.anchor': ['Point of the picture', 'If it is none, the editor lists the points of this picture when you save.'],
  'menu.section': ['Leads to the section', 'Its short name, further down on this page.'],
  slide: ['Slide', 'The first screen of a page that begins with a slide.'],
  'slide.tagline': ['Typed line', 'It is typed letter by letter.'],
  'slides.tagline': ['Typed line', 'It is typed letter by letter.'],
  sections: ['Sections', 'From the top of the page to the bottom. Drag one to move it.', 'section'],
  closing: ['Last screen'],
  'closing.question': ['Question', 'One that only this page would ask.'],
  next: ['What happens next'],
  form: ['Form of the last screen', 'Pages beside each other in the menu differ.'],
  drawing: ['Drawing'],
  blocks: ['Blocks of the home page', undefined, 'block'],
  // Sections
  id: [
    'Short name',
    'In lower-case words with hyphens. It stands in addresses, so leave it as it is once it is published.',
  ],
  when: ['Shown only', 'Only for words about the counting of visits. Leave it at “(None)” for all others.'],
  intro: ['Introduction'],
  note: ['Small print', 'In small type below the heading.'],
  ground: ['Background'],
  head: ['Where the heading stands', 'Leave it at “(None)”: the page sees to it that no three in a row stand alike. “inside” makes this the page’s one great figure.'],
  items: ['Entries', undefined, 'entry'],
  entries: ['Entries', undefined, 'entry'],
  point: ['Benefit'],
  icon: ['Icon', 'The name of an icon at phosphoricons.com, such as house-line.'],
  url: ['Link', 'The page, or the section of one, that it leads to.'],
  'sources.url': ['Address', 'Begins with https://'],
  'profiles.url': ['Address', 'Begins with https://'],
  readMore: ['Words of “Read more”'],
  'items.readMore': ['Show it as a link'],
  href: ['Leads to'],
  about: ['About what', 'Read after the button’s words by those who hear the page.'],
  'people.about': ['What to ask them about'],
  scene: ['Picture'],
  alt: ['What it shows', 'For people who cannot see it.'],
  diagram: ['Drawing'],
  'diagram.name': ['Which drawing'],
  legend: ['Legend', 'What the numbered discs on the drawing say.', 'line'],
  paragraphs: ['Paragraphs', undefined, 'paragraph'],
  points: ['Points', undefined, 'point'],
  logos: ['Logos', undefined, 'logo'],
  groups: ['Groups', undefined, 'group'],
  own: ['Tools that the page speaks of', 'Each is in one of the tabs.', 'tool'],
  only: ['People', 'In this order; without any, everybody.', 'person'],
  'quote.words': ['What they said', 'Word for word. They have agreed to be quoted here.'],
  stages: ['Picture beside the steps', 'The building site has five stages, so it needs five steps.'],
  folded: ['Fold it', 'For what only some readers need, such as those of one country.'],
  columns: ['Columns', undefined, 'column'],
  rows: ['Rows', undefined, 'row'],
  'rows.entry': ['Row', 'One cell for each column.', 'cell'],
  more: ['Where the whole answer is'],
  sources: ['Sources', 'What a statement about others is based on.', 'source'],
  'pages.sources': ['Sources', 'What its statements about others are based on.', 'source'],
  'sources.name': ['Name', 'Who says it, and where.'],
  'sources.date': [
    'Looked at on',
    'The day on which you opened it and found the statement there. Leave it empty until then.',
  ],
  'source.url': ['Address', 'Begins with https://'],
  'source.date': [
    'Looked at on',
    'The day on which you opened it and found the value there. Leave it empty until then.',
  ],
  rules: ['Dates and amounts', 'Texts name each by its word, as {rules.stampingDays}.', 'date or amount'],
  'rules.id': ['Word', 'One word, such as stampingDays.'],
  files: [
    'Files to load',
    'Code, data and runbooks that belong to it. An engineer puts them into lib/downloads.',
    'file',
  ],
  'files.file': ['File'],
  excerpt: ['Lines', 'A file and the name of what is shown of it.'],
  'figure.note': ['Note that explains it', 'It is linked below the specimen, with its files.'],
  related: ['Read on', 'Where a reader goes on, and why.', 'page'],
  'related.path': ['Page'],
  // Figures
  figure: ['Specimen', 'Each belongs to one page, and an engineer draws it. Its words are yours to change.'],
  specimen: ['It was made up to show the work', 'Its caption then begins with “Specimen”.'],
  chapter: ['Chapter of 14 Sample Street'],
  // Articles, vacancies, people
  'articles.published': ['First published', 'A note and a case need it.'],
  updated: ['Last changed'],
  'articles.author': ['Author', 'Without one, the company’s engineers.'],
  duties: ['What the person would do', undefined, 'duty'],
  'vacancies.posted': ['Online since', 'Change it only for a new vacancy: search engines see it.'],
  until: ['Last day to apply', 'Leave it empty if there is none.'],
  employment: ['Kind of employment'],
  profiles: ['Pages elsewhere', undefined, 'page'],
  // Home
  hero: ['Slides at the top'],
  slides: ['Slides', undefined, 'slide'],
  facts: ['Facts', undefined, 'fact'],
  'facts.figure': ['Number'],
  badges: ['Badges', undefined, 'badge'],
  partners: ['Partners', undefined, 'partner'],
  apply: ['Words on the button'],
  // Company
  sample: ['The company is a sample'],
  'company.brand': ['Name of the company', 'As every page says it.'],
  'company.origin': ['Web address', 'https:// and the domain, without a slash at the end.'],
  countryCode: ['Country', 'Two capital letters, such as SG.'],
  clocks: ['Time zone and hours'],
  'clocks.zone': ['Time zone', 'Such as Europe/Paris.'],
  'clocks.kept': ['Distance from UTC', 'Such as UTC+8 all year.'],
  'clocks.againstNewYork': ['Ahead of New York, in words'],
  measurement: ['Counting of visits', 'Nothing is counted while these are empty.'],
  endpoint: ['Where visits are sent'],
  enquiryRetention: ['How long enquiries are kept'],
  terms: ['Terms', 'Each is a promise, said wherever a page names it.'],
  buyer: ['What buyers ask', 'Each is shown where it belongs once it is filled in. Leave empty what is not so.'],
  verification: ['Codes of search engines'],
  securityReportsReadUntil: ['Security reports are read until'],
  'company.contactPerson': ['First contact', 'Who answers first. “(None)” for nobody by name.'],
  'terms.invoices': ['Invoices', 'They name the currencies.'],
  repository: [
    'Editor on the real site',
    'Where the site’s files are kept. Without it there is no editor on the real site.',
  ],
  // Lists of the site
  moved: ['Moved addresses', 'The newest last.', 'moved address'],
  tabs: ['Tabs', undefined, 'tab'],
  focus: ['What must not be cut off', undefined, 'picture'],
  'focus.x': ['From the left'],
  'focus.y': ['From the top'],
  mono: ['File in one colour'],
  wordmark: ['It spells its name'],
  'style-guide.sample': ['Sample'],
  'order.pages': ['Solutions, services and integrations', 'Each is shown with its own kind.', 'page'],
  'order.section-pages': ['Pages of sections', undefined, 'page'],
  'order.articles': ['Notes, cases, other pages', 'Notes from the newest on.', 'article'],
  'order.vacancies': ['Vacancies', undefined, 'vacancy'],
  'order.people': ['People', undefined, 'person'],
};

/** What values are called, where they do not say it themselves. */
const values: Readonly<Record<string, string>> = {
  'layout.shaped': 'On a shaped background',
  'layout.grid': 'Icons in a grid',
  'layout.list': 'Two columns of short entries',
  'when.measured': 'While visits are counted',
  'when.unmeasured': 'While visits are not counted',
  'articles.family.page': 'Landing page, or another page of its own',
  techstackTabs: 'Techstack in tabs',
};

/** Fields that name an entry of a list, the best first. */
const names = [
  'heading',
  'title',
  'name',
  'question',
  'label',
  'point',
  'term',
  'step',
  'role',
  'figure',
  'number',
  'field',
  'who',
  'what',
  'answer',
  'event',
  'from',
  'path',
  'scene',
  'logo',
  'id',
  'picture',
  'words',
  'day',
  'account',
  'layer',
  'result',
  'code',
];

/**
 * The words of a field. A line of the table for this very field comes first, such as `header.title`; then what its schema says;
 * then the line for all fields of its name; then the name itself.
 */
export function labelOf(path: readonly string[], meta: { title?: string; description?: string }): Wording {
  const isWord = /^interface\/(?:controls|form)$/.test(path[0] ?? '');
  const [label, hint, one] = (!isWord && lookUp(fields, path)) || [];
  const own = lookUp(fields, path, 2)?.[1];
  const name = meta.title ?? label ?? plain(path.at(-1) ?? '');
  return { label: name, hint: own ?? sentence(meta.description) ?? hint, one };
}

/** What a kind of section or figure is called: what its schema says, or its own name. */
export function kindLabel(name: string, { title }: { title?: string }): string {
  return title ?? plain(name);
}

/** What a value of a field is called. */
export function valueLabel(path: readonly string[], value: string): string {
  return lookUp(values, [...path, value]) ?? plain(value);
}

/** The field among these that names an entry. */
export function summaryOf(fieldNames: readonly string[]): string | undefined {
  return names.find((name) => fieldNames.includes(name));
}

/** The entry for the longest end of a path, of at least so many parts. */
function lookUp<Entry>(table: Readonly<Record<string, Entry>>, path: readonly string[], least = 1): Entry | undefined {
  const ends = path.slice(0, path.length - least + 1).map((_, at) => path.slice(at).join('.'));
  return ends.map((end) => table[end]).find((entry) => entry !== undefined);
}

/** `doorsTitle` and `FULL_TIME` as words: "Doors title", "Full time". */
function plain(name: string): string {
  const words =
    name === name.toUpperCase() ? name.toLowerCase() : name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const spaced = words.replace(/[-_]/g, ' ').trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function sentence(text?: string): string | undefined {
  return text && (/[.?!…]$/.test(text) ? text : `${text}.`);
}
