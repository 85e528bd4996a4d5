import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, and what axe holds for good practice. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds against a page, a line each: the rule, the element, and what is wrong with it. axe is written into the
 * page once, however often it is asked, and reports violations alone.
 * @param options of axe's `run`: the rules above unless others are named
 * @param part selector of what is looked at; everything unless told
 */
export async function axeViolations(
  page: Page,
  { options = { runOnly: rules }, part }: { options?: axe.RunOptions; part?: string } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([settings, selector]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      // Of what axe would fetch first, only a rule on audio asks for anything, and the policy lets no page have any.
      const { violations } = await run(selector ?? document, {
        ...settings,
        preload: false,
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      );
    },
    [options, part] as const,
  );
}
