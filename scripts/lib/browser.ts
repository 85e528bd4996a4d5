import { spawnSync } from 'node:child_process';

import { chromium } from 'playwright';

import { hasApt, installWithApt, isFile, onPath } from './apt';
import { run } from './run';

const namesOnPath = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

/** Where Chrome's own installers put it on systems that do not use the PATH for it. */
const installedAt: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/** Time in ms in which a browser has to tell its version. A cold disk is slow; a broken wrapper may hang. */
const versionLimit = 15_000;

/** Being there is not enough: Ubuntu's chromium-browser may only advertise a snap, a download may lack libraries. */
function isUsable(path: string): boolean {
  if (!isFile(path)) return false;
  // On Windows "--version" opens a window instead.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: versionLimit }).status === 0;
}

/** Where Playwright keeps, or would keep, its own browser; null on systems that it has none for. */
function playwrightBrowser(): string | null {
  try {
    return chromium.executablePath();
  } catch {
    return null;
  }
}

/**
 * Finds a Chrome or Chromium that starts: the one that `CHROME_PATH` names, else Playwright's own, else one of
 * the usual names on the `PATH`, else where Chrome's installers put it on macOS and Windows.
 *
 * @param env the environment to read `CHROME_PATH` and `PATH` from.
 * @param own where Playwright keeps its browser, or null.
 * @returns the path of the executable, or null when there is none.
 * @throws Error when `CHROME_PATH` names something that does not start: a wrong wish is said, not passed over.
 */
export function findBrowser(
  env: NodeJS.ProcessEnv = process.env,
  own: string | null = playwrightBrowser(),
): string | null {
  if (env.CHROME_PATH) {
    if (isUsable(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(`CHROME_PATH is "${env.CHROME_PATH}", which is no Chrome or Chromium that starts.`);
  }
  const candidates = [own ?? [], namesOnPath.map((name) => onPath(name, env)), installedAt[process.platform] ?? []];
  return candidates.flat(2).find(isUsable) ?? null;
}

/**
 * Returns a usable browser, and installs one where there is none: Playwright's own first, then, with `INSTALL=1`,
 * Debian's. Says on the console what it does.
 *
 * The browser is downloaded before the libraries that it needs, not with `--with-deps`, which installs those
 * first: a closed network is noticed at once, and a download may be broken off where apt must not be.
 *
 * @param env the environment, also of the installers.
 * @param own where Playwright keeps its browser, or null.
 * @returns the path of the executable.
 * @throws Error that says what to do when none could be installed, or `CHROME_PATH` is wrong.
 */
export async function ensureBrowser(
  env: NodeJS.ProcessEnv = process.env,
  own: string | null = playwrightBrowser(),
): Promise<string> {
  const playwright = (command: string) =>
    run('npx', ['--no', 'playwright', command, 'chromium'], {
      // Also the longest silence: a closed network may say nothing for ever.
      env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000', ...env },
    });
  const ways: readonly [what: string, install: () => Promise<unknown>][] = [
    ['the one that Playwright brings', () => playwright('install')],
    ['the libraries that it lacks', async () => own && isFile(own) && hasApt(env) && playwright('install-deps')],
    ['Debian’s chromium', () => installWithApt(['chromium'], env)],
  ];
  for (const [what, install] of ways) {
    const present = findBrowser(env, own);
    if (present) return present;
    console.log(`No Chrome or Chromium found that starts. Installing ${what} ...`);
    await install();
  }
  const installed = findBrowser(env, own);
  if (installed) return installed;
  throw new Error(
    'No Chrome or Chromium was found, and none could be downloaded. Set INSTALL=1 to let this install the system’s ' +
      'package (Debian, Ubuntu), install a browser yourself, or set CHROME_PATH to the executable of one.',
  );
}

const headlessShell = 'chromium-headless-shell';

/**
 * Finds Debian's headless shell, which opens a page in a quarter of the time that a whole browser takes, but has neither
 * the back/forward cache nor prerendering.
 *
 * @param env the environment to read `CHROME_PATH`, which is preferred to it, and `PATH` from.
 * @returns the path of the executable, or null when there is none.
 */
export function findHeadlessShell(env: NodeJS.ProcessEnv = process.env): string | null {
  return env.CHROME_PATH ? null : (onPath(headlessShell, env).find(isUsable) ?? null);
}

/**
 * Returns the headless shell, and installs it where there is none, with `INSTALL=1`.
 *
 * @param env the environment, also of the installer.
 * @returns the path of the executable, or null where it is not to be had: a whole browser does as well, more slowly.
 */
export async function ensureHeadlessShell(env: NodeJS.ProcessEnv = process.env): Promise<string | null> {
  if (!env.CHROME_PATH && !findHeadlessShell(env)) await installWithApt([headlessShell], env);
  return findHeadlessShell(env);
}
