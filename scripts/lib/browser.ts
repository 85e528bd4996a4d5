import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';
import { hasApt, installWithApt, onPath } from './apt';
import { run } from './run';

const wholeBrowsers = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const headlessShell = 'chromium-headless-shell';

/** Time in ms in which a browser has to tell its version. A cold disk is slow; a broken wrapper may hang. */
const versionLimit = 15_000;

/** Being there is not enough: Ubuntu's chromium-browser may only advertise a snap, a download may lack libraries. */
function isUsable(path: string): boolean {
  // On Windows "--version" opens a window instead.
  if (process.platform === 'win32') return existsSync(path);
  return path !== '' && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: versionLimit }).status === 0;
}

/** Where Playwright keeps, or would keep, its own browser; empty on systems that it has none for. */
function playwrightBrowser(): string {
  try {
    return chromium.executablePath();
  } catch {
    return '';
  }
}

/**
 * Finds a Chrome or Chromium that starts: the one that `CHROME_PATH` names, else Playwright's own, else one of
 * the usual names on the `PATH`.
 * @param env the environment to read `CHROME_PATH` and `PATH` from.
 * @param own where Playwright keeps its browser.
 * @returns the path of the executable, or null when there is none.
 * @throws Error when `CHROME_PATH` names something that does not start: a wrong wish is said, not passed over.
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env, own = playwrightBrowser()): string | null {
  if (env.CHROME_PATH) {
    if (isUsable(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(`CHROME_PATH is "${env.CHROME_PATH}", which is no Chrome or Chromium that starts.`);
  }
  const candidates = [own, ...wholeBrowsers.flatMap((name) => onPath(name, env))];
  return candidates.find(isUsable) ?? null;
}

/**
 * Finds Debian's headless shell, which opens a page in a quarter of the time that a whole browser takes, but has neither
 * the back/forward cache nor prerendering.
 * @param env the environment to read `CHROME_PATH`, which is preferred to it, and `PATH` from.
 * @returns the path of the executable, or null when there is none.
 */
export function findHeadlessShell(env: NodeJS.ProcessEnv = process.env): string | null {
  return env.CHROME_PATH ? null : (onPath(headlessShell, env).find(isUsable) ?? null);
}

/**
 * Returns a usable browser, and installs one where there is none: Playwright's own first, then, with `INSTALL=1`,
 * Debian's; also Debian's headless shell, beside a browser that `CHROME_PATH` does not name. Says what it does.
 * The browser is downloaded before the libraries that it needs, not with `--with-deps`, which installs those
 * first: a closed network is noticed at once, and a download may be broken off where apt must not be.
 * @param env the environment, also of the installers.
 * @param own where Playwright keeps its browser.
 * @returns the path of the executable.
 * @throws Error that says what to do when none could be installed, or `CHROME_PATH` is wrong.
 */
export async function ensureBrowser(env: NodeJS.ProcessEnv = process.env, own = playwrightBrowser()): Promise<string> {
  // The limit is also that of a download's silence: a closed network may say nothing for ever.
  const patience = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000', ...env };
  const playwright = (command: string) => run('npx', ['--no', 'playwright', command, 'chromium'], { env: patience });
  let isDownloaded = false;
  const ways: readonly [what: string, install: () => Promise<unknown>][] = [
    ['the one that Playwright brings', async () => (isDownloaded = (await playwright('install')) === 0)],
    ['the libraries that it lacks', async () => isDownloaded && hasApt(env) && playwright('install-deps')],
    ['Debian’s chromium', () => installWithApt(['chromium'], env)],
  ];
  // Debian's headless shell makes the tests faster; where there is none, a whole browser does.
  if (!env.CHROME_PATH && !findHeadlessShell(env)) await installWithApt([headlessShell], env);
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

/**
 * Starts a usable browser as the scripts need it.
 * @param args more switches of its command line
 * @param program the browser's executable; what `ensureBrowser` finds where there is none
 * @throws Error as `ensureBrowser` does
 */
export async function launchBrowser(args: readonly string[] = [], program?: string | null): Promise<Browser> {
  return chromium.launch({
    executablePath: program ?? (await ensureBrowser()),
    args: ['--no-sandbox', '--disable-background-networking', ...args],
    // A page that is left stays in the back/forward cache, as with visitors.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}
