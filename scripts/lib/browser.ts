import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { run, succeeds } from './run';

const wholeBrowsers = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

/** Ubuntu's chromium-browser may only advertise a snap, a download may lack libraries. On Windows this opens a window. */
const starts = (program: string) =>
  process.platform === 'win32' ? existsSync(program) : succeeds(program, ['--version']);

/** The first of these programs that is on the `PATH` and starts. Playwright takes no name without a folder. */
function findOnPath(names: readonly string[], { PATH = '' }: NodeJS.ProcessEnv): string | undefined {
  const folders = PATH.split(delimiter);
  const files = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return files.filter((file) => existsSync(file)).find(starts);
}

/**
 * Finds a Chrome or Chromium that starts: the one that `CHROME_PATH` names, else Playwright's own, else one on the `PATH`.
 * @param env the environment to read `CHROME_PATH` and `PATH` from
 * @param own where Playwright keeps its browser
 * @throws Error when `CHROME_PATH` names something that does not start: a wrong wish is said, not passed over
 */
export function findBrowser(env = process.env, own = chromium.executablePath()): string | undefined {
  const { CHROME_PATH } = env;
  if (!CHROME_PATH) return starts(own) ? own : findOnPath(wholeBrowsers, env);
  if (starts(CHROME_PATH)) return CHROME_PATH;
  throw new Error(`CHROME_PATH is "${CHROME_PATH}", which is no Chrome or Chromium that starts.`);
}

/**
 * Finds Debian's headless shell, which opens a page in a quarter of the time that a whole browser takes, but has neither
 * the back/forward cache nor prerendering. `CHROME_PATH` is preferred to it.
 */
export function findHeadlessShell(env = process.env): string | undefined {
  return env.CHROME_PATH ? undefined : findOnPath(['chromium-headless-shell'], env);
}

/**
 * Returns a browser that starts, and installs one where there is none: Playwright's own, then the libraries that it lacks,
 * then Debian's. Says what it does. The download comes before the libraries, not with `--with-deps`, so that a closed
 * network is noticed at once.
 * @param env the environment, also of the installers
 * @param own where Playwright keeps its browser
 * @throws Error that says what to do when none could be installed, or `CHROME_PATH` is wrong
 */
export async function ensureBrowser(env = process.env, own = chromium.executablePath()): Promise<string> {
  const asRoot = process.getuid?.() === 0 ? 'env' : 'sudo -n env';
  const apt = `${asRoot} DEBIAN_FRONTEND=noninteractive apt-get -qq`;
  const hasApt = () => succeeds('/bin/sh', ['-c', `${apt} --version`], env);
  // A failed update is no reason to stop: the lists that are there may do.
  const debian = `${apt} update; ${apt} install -y chromium chromium-headless-shell`;
  const ways: readonly [what: string, command: string, isWay: () => boolean][] = [
    ['Playwright’s own', 'npx --no playwright install chromium', () => true],
    ['the libraries that it lacks', 'npx --no playwright install-deps chromium', () => existsSync(own) && hasApt()],
    ['Debian’s with apt-get', `{ ${debian}; } 2>&1 >/dev/null`, hasApt],
  ];
  // The limit is also that of a download's silence: a closed network may say nothing for ever.
  const patience = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000', ...env };
  for (const [what, command, isWay] of ways) {
    const present = findBrowser(env, own);
    if (present) return present;
    if (!isWay()) continue;
    console.log(`No Chrome or Chromium that starts: installing ${what} ...`);
    // Why Playwright's fails is not this command's to explain, as another way follows.
    await run(command, [], { env: patience, shell: true, stdio: ['ignore', 'inherit', 'ignore'] });
  }
  const installed = findBrowser(env, own);
  if (installed) return installed;
  throw new Error(
    'No Chrome or Chromium was found, and none could be installed. Install one, or name its program with CHROME_PATH.',
  );
}

/**
 * Starts a browser as the scripts need it.
 * @param args more switches of its command line
 * @throws Error as `ensureBrowser` does
 */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-background-networking', ...args],
    // A page that is left stays in the back/forward cache, as with visitors.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}
