import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as engine from 'accessibility-checker-engine';

const source = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');

/**
 * Runs IBM's Equal Access engine on a page in its current state.
 * @returns one line for each violation: the rule, the element, and what is wrong with it; recommendations and manual
 * checks are left out
 */
export async function equalAccessViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(`${source};window.ace = ace`);
  return page.evaluate(async () => {
    const { Checker } = (window as unknown as { ace: typeof engine }).ace;
    const { results } = await new Checker().check(document, ['IBM_Accessibility']);
    return results
      .filter(({ value: [level, outcome] }) => `${level} ${outcome}` === 'VIOLATION FAIL')
      .map(({ ruleId, path, message, snippet }) => `${ruleId}: ${path.dom} ${snippet} ${message}`);
  });
}
