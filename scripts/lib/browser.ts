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

/** The command that may install Debian's packages here, without a question; none where there is no apt-get or no right. */
function aptGet(env: NodeJS.ProcessEnv): readonly string[] | undefined {
  if (!succeeds('apt-get', ['--version'], env)) return undefined;
  const install = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq'];
  if (process.getuid?.() === 0) return install;
  return succeeds('sudo', ['-n', 'true'], env) ? ['sudo', '-n', ...install] : undefined;
}

/** Installs Debian's browser and its headless shell, by the command that `aptGet` finds. */
async function installWithApt([program = '', ...args]: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const quiet = { env, stdio: ['ignore' as const, 'ignore' as const, 'inherit' as const] };
  // A failed update is no reason to stop: the lists that are there may do.
  await run(program, [...args, 'update'], quiet);
  await run(program, [...args, 'install', '-y', 'chromium', 'chromium-headless-shell'], quiet);
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
  const apt = aptGet(env);
  // The limit is also that of a download's silence: a closed network may say nothing for ever.
  const patience = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000', ...env };
  // A download shows its progress; why one fails is not this command's to explain, as another way follows.
  const playwright = (command: string) =>
    run('npx', ['--no', 'playwright', command, 'chromium'], { env: patience, stdio: ['ignore', 'inherit', 'ignore'] });
  const ways: readonly [what: string, install: () => Promise<unknown>, isWay?: () => boolean][] = [
    ['Playwright’s own', () => playwright('install')],
    ['the libraries that it lacks', () => playwright('install-deps'), () => existsSync(own) && apt !== undefined],
    ['Debian’s with apt-get', () => installWithApt(apt ?? [], env), () => apt !== undefined],
  ];
  for (const [what, install, isWay = () => true] of ways) {
    const present = findBrowser(env, own);
    if (present) return present;
    if (!isWay()) continue;
    console.log(`No Chrome or Chromium that starts: installing ${what} ...`);
    await install();
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
 * @param program the browser's executable; what `ensureBrowser` finds where there is none
 * @throws Error as `ensureBrowser` does
 */
export async function launchBrowser(args: readonly string[] = [], program?: string): Promise<Browser> {
  return chromium.launch({
    executablePath: program ?? (await ensureBrowser()),
    args: ['--no-sandbox', '--disable-background-networking', ...args],
    // A page that is left stays in the back/forward cache, as with visitors.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}
