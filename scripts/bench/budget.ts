import { routes } from '@/content/routes';

/** What one first load of a page may weigh on a phone. KB are 1000 bytes, as in every figure of the bench. */
export interface PageBudget {
  /** KB that come over the wire (brotli, headers included) before the visitor does anything. */
  readonly firstLoad: number;
  /** KB of scripts among them. */
  readonly script: number;
  /** KB of scripts in all, once every island is hydrated and the page was scrolled from end to end. */
  readonly hydrated: number;
}

/** The limits that the site is held to. Loosening one is a decision, and shows as a change of this file. */
export const budget = {
  home: { firstLoad: 150, script: 0, hydrated: 85 },
  /** The contact page. */
  contact: { firstLoad: 130, script: 80, hydrated: 85 },
  /** Every page without an island. */
  page: { firstLoad: 120, script: 0, hydrated: 0 },
  /** KB of all stylesheets together (brotli). */
  styles: 15,
} as const satisfies Record<string, PageBudget | number>;

/** Bytes of one page. */
export interface PageWeight {
  /** The page's address. */
  readonly route: string;
  /** Bytes over the wire by kind, before the visitor does anything. */
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly requests: number;
  /** Bytes of scripts once every island is hydrated; 0 where the page has none at all. */
  readonly hydrated: number;
}

export const kinds = ['html', 'css', 'script', 'font', 'picture', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** Bytes of a page's first load. */
export function firstLoadOf({ bytes }: PageWeight): number {
  return kinds.reduce((sum, kind) => sum + bytes[kind], 0);
}

/**
 * What of a page is over its budget.
 *
 * @returns a sentence for each limit that is broken, with page, figure and limit; none where all is well.
 */
export function overBudget(page: PageWeight): string[] {
  const limits: PageBudget =
    page.route === routes.home ? budget.home : page.route === routes.contact ? budget.contact : budget.page;
  const figures: [string, number, number][] = [
    ['first load', firstLoadOf(page), limits.firstLoad],
    ['scripts before the visitor does anything', page.bytes.script, limits.script],
    ['scripts once every island is hydrated', page.hydrated, limits.hydrated],
  ];
  return figures
    .filter(([, bytes, limit]) => bytes > limit * 1000)
    .map(([what, bytes, limit]) => `${page.route}: ${what}: ${kb(bytes)} KB, the budget is ${limit} KB`);
}

/** Bytes as KB with one digit behind the point. */
export function kb(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
