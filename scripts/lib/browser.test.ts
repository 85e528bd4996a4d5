/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { ensureBrowser, findBrowser, findHeadlessShell } from './browser';

let folder: string;
let path: string;
let env: NodeJS.ProcessEnv;

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
  env = { NODE_ENV: 'test', PATH: path };
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

describe('findBrowser', () => {
  it('takes CHROME_PATH before everything else', () => {
    program('chromium');
    const wished = program('mine', 'exit 0', folder);
    expect(findBrowser({ ...env, CHROME_PATH: wished }, program('own', 'exit 0', folder))).toBe(wished);
  });

  it.each([
    ['is not there', () => join(folder, 'none')],
    ['is a folder', () => folder],
    ['does not start', () => program('broken', 'exit 1', folder)],
  ])('says so when what CHROME_PATH names %s', (_, wish) => {
    program('chromium');
    expect(() => findBrowser({ ...env, CHROME_PATH: wish() }, '')).toThrow('CHROME_PATH is "');
  });

  it('takes Playwright’s own before those on the PATH, when it was downloaded and starts', () => {
    const installed = program('chromium');
    const own = program('own', 'exit 0', folder);
    expect(findBrowser(env, own)).toBe(own);
    expect(findBrowser(env, join(folder, 'none'))).toBe(installed);
    expect(findBrowser(env, program('lacks-libraries', 'exit 127', folder))).toBe(installed);
  });

  it('knows the usual names, Chrome’s first, in every folder of the PATH', () => {
    const second = join(folder, 'second');
    const names = ['chromium-browser', 'chromium', 'google-chrome-stable', 'google-chrome'];
    for (const name of names) {
      const file = program(name, 'exit 0', second);
      expect(findBrowser({ ...env, PATH: [path, '', second].join(delimiter) }, '')).toBe(file);
    }
  });

  it('passes over one that only says how to get it', () => {
    program('google-chrome', 'echo "install the snap" >&2; exit 1');
    expect(findBrowser(env, '')).toBeNull();
    const good = program('chromium-browser');
    expect(findBrowser(env, '')).toBe(good);
  });
});

// Installing is tried with stand-ins for npx and apt-get; both exist on Linux alone.
const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('ensureBrowser', () => {
  const touch = (name: string) =>
    `printf '#!/bin/sh\\nexit 0\\n' > "${join(path, name)}"; /bin/chmod 755 "${join(path, name)}"`;
  const calls = () => join(folder, 'calls');

  beforeEach(() => {
    program('npx', `echo "npx $*" >> "${calls()}"; exit 1`);
    program('env', 'shift; exec "$@"');
    program('sudo', 'shift; exec "$@"');
  });

  const readCalls = () => readFileSync(calls(), 'utf8').trim().split('\n');

  it('installs nothing where there is one', async () => {
    const installed = program('chromium');
    program('npx', `touch "${calls()}"`);
    expect(await ensureBrowser(env, '')).toBe(installed);
    expect(readCalls).toThrow();
  });

  it('takes what Playwright downloads', async () => {
    const own = join(path, 'own');
    program('npx', `echo "npx $*" >> "${calls()}"; ${touch('own')}`);
    expect(await ensureBrowser(env, own)).toBe(own);
    expect(readCalls()).toEqual(['npx --no playwright install chromium']);
  });

  it('adds the libraries that the download lacks', async () => {
    const own = join(path, 'own');
    program('chromium-headless-shell');
    program('apt-get', 'exit 1');
    program('npx', `echo "npx $*" >> "${calls()}"; [ "$3" = install-deps ] || exit 0; ${touch('own')}`);
    expect(await ensureBrowser({ ...env, INSTALL: '1' }, own)).toBe(own);
    expect(readCalls()).toEqual(['npx --no playwright install chromium', 'npx --no playwright install-deps chromium']);
  });

  it('turns to apt-get when the download fails, even after a failed update', async () => {
    program('chromium-headless-shell');
    program('apt-get', `echo "apt-get $*" >> "${calls()}"; [ "$1" = install ] || exit 100; ${touch('chromium')}`);
    expect(await ensureBrowser({ ...env, INSTALL: '1' }, '')).toBe(join(path, 'chromium'));
    expect(readCalls()).toEqual([
      'npx --no playwright install chromium',
      'apt-get update',
      'apt-get install -y chromium',
    ]);
  });

  it('says what to do when nothing worked', async () => {
    const message = /Set INSTALL=1 .* install a browser yourself, or set CHROME_PATH/;
    await expect(ensureBrowser(env, '')).rejects.toThrow(message);
    program('apt-get', 'exit 100');
    await expect(ensureBrowser({ ...env, INSTALL: '1' }, '')).rejects.toThrow(message);
  });

  it('installs no system package unless INSTALL=1 allows it', async () => {
    program('apt-get', `echo "apt-get $*" >> "${calls()}"; ${touch('chromium')}`);
    await expect(ensureBrowser(env, '')).rejects.toThrow('none could be downloaded');
    expect(readCalls()).toEqual(['npx --no playwright install chromium']);
  });

  it('finds the headless shell, unless CHROME_PATH names another, and installs it where INSTALL=1 allows that', async () => {
    const installed = program('chromium');
    expect(findHeadlessShell(env)).toBeNull();
    program(
      'apt-get',
      `echo "apt-get $*" >> "${calls()}"; [ "$1" = update ] || { ${touch('chromium-headless-shell')}; }`,
    );
    expect(await ensureBrowser(env, '')).toBe(installed);
    expect(readCalls).toThrow();
    const shell = join(path, 'chromium-headless-shell');
    for (let times = 0; times < 2; times += 1)
      expect(await ensureBrowser({ ...env, INSTALL: '1' }, '')).toBe(installed);
    expect(findHeadlessShell(env)).toBe(shell);
    expect(readCalls()).toEqual(['apt-get update', 'apt-get install -y chromium-headless-shell']);
    expect(findHeadlessShell({ ...env, CHROME_PATH: shell })).toBeNull();
  });

  it('does without the headless shell where it cannot be installed', async () => {
    const installed = program('chromium');
    program('apt-get', 'exit 100');
    expect(await ensureBrowser({ ...env, INSTALL: '1' }, '')).toBe(installed);
  });
});
