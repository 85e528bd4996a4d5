import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyRepository } from './support/own-copy';

/*
 * What somebody meets who has cloned the repository and run `npm ci`, and then the first command that they read of. The
 * README's two commands are what all other tests and CI run.
 */

/** Those that serve until they are stopped, build or test all: other tests run them; and those that change sources or git. */
const elsewhere =
  /^npm (?:start|test|run (?:start|test|test:all|dev|edit|build|check|types|lint|unit|unit:package|format|hooks))$/;

const guides = [
  'README.md',
  'scripts/README.md',
  'CONTRIBUTING.md',
  'CONTENT.md',
  'deploy/README.md',
  'docs/editor.md',
];
const named = guides.flatMap((file) => readFileSync(file, 'utf8').match(/npm (?:start|test|run [\w:]+)/g) ?? []);
const scripts = Object.keys((JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }).scripts);
const commands = [...new Set([...named, ...scripts.map((name) => `npm run ${name}`)])].filter(
  (command) => !elsewhere.test(command),
);

let clone = '';
test.beforeAll(() => {
  clone = mkdtempSync(`${process.cwd()}-clone-`);
  copyRepository(clone);
});
test.afterAll(() => rmSync(clone, { recursive: true, force: true }));

for (const command of commands) {
  test(`${command} works in a fresh clone, or says in a sentence what to run first @desktop`, () => {
    test.setTimeout(180_000);
    rmSync(join(clone, 'generated/content'), { recursive: true, force: true });
    const [program = '', ...words] = command.split(' ');
    const env = { ...process.env, LOCAL_SITE: '', TEST_ALL: '' };
    const { status, stdout, stderr } = spawnSync(program, words, {
      cwd: clone,
      env,
      encoding: 'utf8',
      timeout: 150_000,
    });
    const output = stdout + stderr;
    expect(output, 'a stack of calls').not.toMatch(/^\s+at .*:\d+/m);
    if (status !== 0) expect(output).toMatch(/Run "[^"]+" first/);
  });
}
