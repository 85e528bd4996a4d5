/** What one exported page says about itself. Lists hold every occurrence: two titles are a fault to report. */
export interface PageFacts {
  /** The page's address, such as "/contact"; "/404" is the page for unknown addresses. */
  readonly route: string;
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly keywords: readonly string[];
  readonly canonicals: readonly string[];
  readonly robots: string;
  readonly language: string;
  /** Open Graph and Twitter properties by name, such as "og:image:width". */
  readonly social: Readonly<Record<string, string>>;
  readonly headings: readonly { level: number; text: string }[];
  /** The first paragraph of the main landmark that is a sentence: no breadcrumb, no tagline. Empty for none. */
  readonly opening: string;
  /** Words of the main landmark that a visitor can read. */
  readonly words: number;
  /** The text of the whole page and the days in its time elements: what structured data may repeat. */
  readonly text: string;
  /** The visible breadcrumb; the last entry is the page itself and has no link. */
  readonly breadcrumb: readonly { name: string; href?: string }[];
  /** The JSON of each block of structured data as it stands in the page. */
  readonly structuredData: readonly string[];
  /** The social picture's file, where og:image names one of the site's own. */
  readonly picture?: PictureFile;
}

/** A social picture as a file of the export; `file` is its path there, such as "/social/home.png". */
export type PictureFile = Readonly<{ file: string; bytes: number; width: number; height: number; format: string }>;

/** The exported site. */
export interface SiteFacts {
  /** Where the site will stand, origin and base path, without a trailing slash: as the home page says. */
  readonly base: string;
  readonly pages: readonly PageFacts[];
  /** The addresses in sitemap.xml. */
  readonly sitemap: readonly string[];
  readonly robotsTxt: string;
  /** Whether every page asks not to be indexed: a build with NEXT_PUBLIC_PREVIEW=1. */
  readonly preview: boolean;
}

/** What a finding is about. */
// prettier-ignore
type Subject = 'title' | 'description' | 'keywords' | 'canonical' | 'robots' | 'headings' | 'words' | 'search' | 'link preview' | 'picture' | 'structured data' | 'sitemap';

/** Something that the report says of a page. */
export interface Finding {
  readonly route: string;
  /** `error` stops CI; `notice` is for a person to judge; `deliberate` is as the requirements have it. */
  readonly level: 'error' | 'notice' | 'deliberate';
  readonly subject: Subject;
  /** What is so, in a sentence that a marketing colleague understands. */
  readonly text: string;
  /** Where to change it. */
  readonly where?: string;
}
