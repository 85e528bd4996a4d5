import { routes } from '@/content/routes';

/**
 * What one first load of a page may weigh on a phone, in KB of 1000 bytes over the wire (brotli, headers included).
 * Loosening a limit is a decision, and shows as a change of this file.
 */
export const budget = {
  home: { firstLoad: 150, script: 0, hydrated: 85 },
  /** The contact page. */
  contact: { firstLoad: 130, script: 80, hydrated: 85 },
  /** Every page without an island. */
  page: { firstLoad: 120, script: 0, hydrated: 0 },
  /** The home page for printing: all of its sections at once, read on paper and hardly on a phone. */
  printHome: { firstLoad: 130, script: 0, hydrated: 0 },
} as const;

const limitsOf: Readonly<Record<string, (typeof budget)[keyof typeof budget]>> = {
  [routes.home]: budget.home,
  [routes.contact]: budget.contact,
  [routes.printHome]: budget.printHome,
};

export const kinds = ['html', 'script', 'picture', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** Bytes of one page. */
export interface PageWeight {
  readonly route: string;
  /** Bytes over the wire by kind, before the visitor does anything. */
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly requests: number;
  /** Bytes of scripts once every island is hydrated and the page was scrolled from end to end. */
  readonly hydrated: number;
}

/** Bytes of a page's first load. */
export function firstLoadOf({ bytes }: PageWeight): number {
  return kinds.reduce((sum, kind) => sum + bytes[kind], 0);
}

/** A sentence for each limit that a page breaks, with page, figure and limit. */
export function overBudget(page: PageWeight): string[] {
  const limits = limitsOf[page.route] ?? budget.page;
  const check = (what: string, bytes: number, limit: number) =>
    bytes > limit * 1000 ? [`${page.route}: ${what}: ${kb(bytes)} KB, the budget is ${limit} KB`] : [];
  return [
    ...check('first load', firstLoadOf(page), limits.firstLoad),
    ...check('scripts before the visitor does anything', page.bytes.script, limits.script),
    ...check('scripts once every island is hydrated', page.hydrated, limits.hydrated),
  ];
}

/** Bytes as KB with one decimal. */
export function kb(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
