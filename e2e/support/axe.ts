import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 levels A and AA, plus axe's best practices. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs axe on a page, injecting it the first time.
 * @param options options for axe's `run`; by default the rules above
 * @param part selector of the element to check; by default the whole document
 * @returns one line for each violation: the rule, the element, and what is wrong with it
 */
export async function axeViolations(
  page: Page,
  { options = { runOnly: rules }, part }: { options?: axe.RunOptions; part?: string } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([settings, selector]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      // Only a rule on audio needs axe to preload assets, and the Content-Security-Policy allows no audio.
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
