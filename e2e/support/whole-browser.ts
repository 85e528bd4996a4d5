import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from '../../scripts/lib/browser';

/**
 * Launch options for tests of the back/forward cache, which Playwright switches off, and of prerendering: the headless
 * shell has neither.
 */
export async function launchWholeBrowser(
  { browserName, launchOptions }: { browserName: string; launchOptions: LaunchOptions },
  provide: (options: LaunchOptions) => Promise<void>,
): Promise<void> {
  await provide(
    browserName === 'chromium'
      ? {
          ...launchOptions,
          executablePath: findBrowser(),
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        }
      : launchOptions,
  );
}
