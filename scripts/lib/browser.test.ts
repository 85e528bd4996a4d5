/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureBrowser, findBrowser } from './browser';

let env: NodeJS.ProcessEnv;
let folder: string;
let path: string;

/** Writes a one-line shell script, by default into the folder that is on the PATH. */
function program(name: string, script = 'exit 0', inFolder = path): string {
  mkdirSync(inFolder, { recursive: true });
  const file = join(inFolder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return file;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
  path = join(folder, 'bin');
  // Passed as an argument, because child processes inherit Jest's own environment.
  env = { NODE_ENV: 'test', PATH: [join(folder, 'empty'), path].join(delimiter) };
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it('prefers CHROME_PATH, then Playwright’s browser, then one on the PATH, if it starts', () => {
  program('google-chrome', 'echo "install the snap" >&2; exit 1');
  const system = program('chromium');
  const downloaded = program('own', 'exit 0', folder);
  expect(findBrowser(env, program('lacks-libraries', 'exit 127', folder))).toBe(system);
  expect(findBrowser(env, downloaded)).toBe(downloaded);
  env.CHROME_PATH = program('mine', 'exit 0', folder);
  expect(findBrowser(env, downloaded)).toBe(env.CHROME_PATH);
  env.CHROME_PATH = join(folder, 'none');
  expect(() => findBrowser(env, downloaded)).toThrow('CHROME_PATH is "');
});

// Installation is tested with fake npx and apt-get programs, which are shell scripts.
const onLinux = process.platform === 'linux' ? it : it.skip;

/** A shell command that creates a browser. */
const creates = (file: string) => `printf '#!/bin/sh\\nexit 0\\n' > "${file}"; /bin/chmod 755 "${file}"`;

onLinux('uses the browser that Playwright downloads', async () => {
  const downloaded = join(path, 'own');
  program('npx', `[ "$*" = "--no playwright install chromium" ] && { ${creates(downloaded)}; }`);
  expect(await ensureBrowser(env, downloaded)).toBe(downloaded);
});

onLinux('installs Debian’s as root when the download fails, even after a failed update', async () => {
  program('npx', 'exit 1');
  program('apt-get', `case "$*" in *update) exit 100;; *chromium*) ${creates(join(path, 'chromium'))};; esac`);
  expect(await ensureBrowser(env, join(folder, 'none'), true)).toBe(join(path, 'chromium'));
  expect(console.log).toHaveBeenLastCalledWith(expect.stringMatching(/^No working .*as root, .*apt-get/));
});

onLinux('leaves the system of anybody else alone, and says the line to type', async () => {
  program('npx', 'exit 1');
  program('apt-get', creates(join(path, 'chromium')));
  await expect(ensureBrowser(env, join(folder, 'none'), false)).rejects.toThrow(
    /Install one as root, with "apt-get .*chromium.*CHROME_PATH/,
  );
});
