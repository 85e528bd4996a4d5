import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { run, succeeds } from './run';

const fullBrowsers = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

/** Runs the program, because it may be a stub or lack shared libraries; not on Windows, where a window would open. */
const starts = (program: string) =>
  process.platform === 'win32' ? existsSync(program) : succeeds(program, ['--version']);

/** The first of these programs on the `PATH` that starts, as an absolute path, which Playwright requires. */
function findOnPath(names: readonly string[], { PATH = '' }: NodeJS.ProcessEnv): string | undefined {
  const folders = PATH.split(delimiter);
  const files = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return files.filter((file) => existsSync(file)).find(starts);
}

/**
 * Finds a Chrome or Chromium that starts: the one in `CHROME_PATH`, else Playwright's, else one on the `PATH`.
 * @param env provides `CHROME_PATH` and `PATH`
 * @param own the path of Playwright's browser
 * @throws Error when `CHROME_PATH` is set but does not start, rather than silently using another browser
 */
export function findBrowser(env = process.env, own = chromium.executablePath()): string | undefined {
  const { CHROME_PATH } = env;
  if (!CHROME_PATH) return starts(own) ? own : findOnPath(fullBrowsers, env);
  if (starts(CHROME_PATH)) return CHROME_PATH;
  throw new Error(`CHROME_PATH is "${CHROME_PATH}", which is not a Chrome or Chromium that starts.`);
}

/**
 * Finds Debian's headless shell, which opens a page in a quarter of the time of a full browser, but lacks the
 * back/forward cache and prerendering. `CHROME_PATH` takes precedence over it.
 */
export function findHeadlessShell(env = process.env): string | undefined {
  return env.CHROME_PATH ? undefined : findOnPath(['chromium-headless-shell'], env);
}

/**
 * Returns the path of a browser that starts, installing one if necessary: Playwright's, then its missing libraries,
 * then Debian's. The libraries are not part of the download (`--with-deps`), so that a blocked network fails at once.
 * @param env the environment, also of the installers
 * @param own the path of Playwright's browser
 * @throws Error that says what to do when none could be installed, or `CHROME_PATH` does not start
 */
export async function ensureBrowser(env = process.env, own = chromium.executablePath()): Promise<string> {
  const asRoot = process.getuid?.() === 0 ? 'env' : 'sudo -n env';
  const apt = `${asRoot} DEBIAN_FRONTEND=noninteractive apt-get -qq`;
  const hasApt = () => succeeds('/bin/sh', ['-c', `${apt} --version`], env);
  // A failed update is ignored, because the existing package lists may be enough.
  const debian = `${apt} update; ${apt} install -y chromium chromium-headless-shell`;
  const installers: readonly [what: string, command: string, isUsable: () => boolean][] = [
    ['Playwright’s', 'npx --no playwright install chromium', () => true],
    ['its missing libraries', 'npx --no playwright install-deps chromium', () => existsSync(own) && hasApt()],
    ['Debian’s with apt-get', `{ ${debian}; } 2>&1 >/dev/null`, hasApt],
  ];
  // Playwright applies this timeout (ms) to stalled downloads too, which a blocked network may cause.
  const installerEnv = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000', ...env };
  for (const [what, command, isUsable] of installers) {
    const present = findBrowser(env, own);
    if (present) return present;
    if (!isUsable()) continue;
    console.log(`No working Chrome or Chromium: installing ${what} ...`);
    // Errors are hidden, because the next installer may succeed.
    await run(command, [], { env: installerEnv, shell: true, stdio: ['ignore', 'inherit', 'ignore'] });
  }
  const installed = findBrowser(env, own);
  if (installed) return installed;
  throw new Error(
    'No Chrome or Chromium was found, and none could be installed. Install one, or set CHROME_PATH to its program.',
  );
}

/**
 * Launches a browser for scripts.
 * @param args additional command-line switches
 * @throws Error as `ensureBrowser` does
 */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-background-networking', ...args],
    // Keep the back/forward cache, as for visitors.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}
