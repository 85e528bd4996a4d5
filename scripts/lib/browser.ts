import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { run, succeeds } from './run';

const downloadCommand = 'npx --no playwright install chromium';
const librariesCommand = 'npx --no playwright install-deps chromium';
/** A failed update is ignored, because the existing package lists may be enough. */
const debianCommand = 'apt-get -qq update; apt-get -qq install -y chromium chromium-headless-shell';

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
 * @param downloaded the path of Playwright's browser
 * @throws Error when `CHROME_PATH` is set but does not start, rather than silently using another browser
 */
export function findBrowser(env = process.env, downloaded = chromium.executablePath()): string | undefined {
  const { CHROME_PATH } = env;
  if (!CHROME_PATH) return starts(downloaded) ? downloaded : findOnPath(fullBrowsers, env);
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
 * Returns the path of a browser that starts. If there is none, Playwright downloads its own, which needs no rights. Where that
 * is not enough (the download is blocked, or libraries are missing), root installs Debian's or the libraries with apt-get,
 * and says so first; nobody else's system is changed.
 * @param env the environment, also of the installers
 * @param downloaded the path of Playwright's browser
 * @param isRoot whether system packages may be installed
 * @throws Error with the line to type when none could be installed, or `CHROME_PATH` does not start
 */
export async function ensureBrowser(
  env = process.env,
  downloaded = chromium.executablePath(),
  isRoot = process.getuid?.() === 0,
): Promise<string> {
  // Playwright applies this timeout (ms) to stalled downloads too, which a blocked network may cause.
  const installerEnv = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000', DEBIAN_FRONTEND: 'noninteractive', ...env };
  const install = async (what: string, command: string) => {
    console.log(`No working Chrome or Chromium: ${what} ...`);
    await run(command, [], { env: installerEnv, shell: true, stdio: ['ignore', 'inherit', 'ignore'] });
    return findBrowser(env, downloaded);
  };
  const present = findBrowser(env, downloaded) ?? (await install('Playwright downloads its own', downloadCommand));
  if (present) return present;
  const command = existsSync(downloaded) ? librariesCommand : debianCommand;
  const installed = isRoot && (await install(`as root, this installs system packages with "${command}"`, command));
  if (installed) return installed;
  throw new Error(
    `No Chrome or Chromium starts here. Install one as root, with "${command}", or set CHROME_PATH to its program.`,
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
