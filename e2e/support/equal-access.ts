import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as engine from 'accessibility-checker-engine';

const source = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');

/**
 * What IBM's Equal Access engine finds against a page as it is shown, a line each: the rule, the element, and what is wrong
 * with it. What it only recommends, or asks a person to look at, is left out.
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
