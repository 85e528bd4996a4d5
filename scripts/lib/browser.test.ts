/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureBrowser, findBrowser } from './browser';

let env: NodeJS.ProcessEnv;
let folder: string;
let path: string;

/** A program of one shell line in the folder that the tests use as PATH. */
function program(name: string, script = 'exit 0', inFolder = path): string {
  mkdirSync(inFolder, { recursive: true });
  const file = join(inFolder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return file;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
  path = join(folder, 'bin');
  // Handed over, not set: the programs that are started see the environment of Jest itself.
  env = { NODE_ENV: 'test', PATH: [join(folder, 'empty'), path].join(delimiter) };
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it('takes CHROME_PATH, else Playwright’s own, else one on the PATH, each only when it starts', () => {
  program('google-chrome', 'echo "install the snap" >&2; exit 1');
  const system = program('chromium');
  const own = program('own', 'exit 0', folder);
  expect(findBrowser(env, program('lacks-libraries', 'exit 127', folder))).toBe(system);
  expect(findBrowser(env, own)).toBe(own);
  env.CHROME_PATH = program('mine', 'exit 0', folder);
  expect(findBrowser(env, own)).toBe(env.CHROME_PATH);
  env.CHROME_PATH = join(folder, 'none');
  expect(() => findBrowser(env, own)).toThrow('CHROME_PATH is "');
});

// Installing is tried with stand-ins for npx and apt-get; both exist on Linux alone.
const onLinux = process.platform === 'linux' ? it : it.skip;

/** A line of a stand-in that puts a browser into the folder of the PATH. */
const makes = (file: string) => `printf '#!/bin/sh\\nexit 0\\n' > "${file}"; /bin/chmod 755 "${file}"`;
const standIns = () => {
  program('env', 'shift; exec "$@"');
  program('sudo', 'shift; exec "$@"');
};

onLinux('takes what Playwright downloads', async () => {
  const own = join(path, 'own');
  program('npx', `[ "$*" = "--no playwright install chromium" ] && { ${makes(own)}; }`);
  expect(await ensureBrowser(env, own)).toBe(own);
});

onLinux('turns to apt-get where the download fails, even after a failed update', async () => {
  standIns();
  program('npx', 'exit 1');
  program('apt-get', `case "$*" in *update) exit 100;; *chromium*) ${makes(join(path, 'chromium'))};; esac`);
  expect(await ensureBrowser(env, join(folder, 'none'))).toBe(join(path, 'chromium'));
});

onLinux('says what to do where nothing can be installed', async () => {
  program('npx', 'exit 1');
  await expect(ensureBrowser(env, join(folder, 'none'))).rejects.toThrow(
    'Install one, or name its program with CHROME_PATH.',
  );
});
