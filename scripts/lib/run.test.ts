/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { run } from './run';

const node = (script: string, options = {}) => run(process.execPath, ['-e', script], options);

/** A script that waits for a child of its own. */
const tree = `
  process.stdout.write('started');
  require('node:child_process').spawnSync(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { stdio: 'inherit' });`;

describe('run', () => {
  it('returns the exit code', async () => {
    expect(await node('process.exit(3)')).toBe(3);
    expect(await node('process.exit(0)')).toBe(0);
  });

  it('returns 127 for a command that does not exist', async () => {
    expect(await run('no-such-command-anywhere', [])).toBe(127);
  });

  it('hands on environment and directory', async () => {
    const script = 'process.exit(process.env.GIVEN === "yes" && process.cwd() === "/" ? 0 : 1)';
    expect(await node(script, { env: { ...process.env, GIVEN: 'yes' }, cwd: '/' })).toBe(0);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends the whole tree with this program at %s', async (signal) => {
    const script = `
      import { run } from ${JSON.stringify(require.resolve('./run'))};
      await run(process.execPath, ['-e', ${JSON.stringify(tree)}]);
      console.log('not reached');`;
    const program = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
    await once(program.stdout, 'data');
    program.kill(signal);
    // "close" waits until nobody holds the output any more, and the waiting grandchild holds it too.
    expect(await once(program, 'close')).toEqual([null, signal]);
  });
});

// Windows does not report that a parent has ended.
const onPosix = process.platform === 'win32' ? describe.skip : describe;

onPosix('stopWithNpm', () => {
  const script = `
    import { stopWithNpm } from ${JSON.stringify(require.resolve('./run'))};
    stopWithNpm();
    process.stdout.write('started');
    setTimeout(() => process.stdout.write(' and outlived it'), 2_000);`;

  /** Runs the script in a shell as npm does, ends the shell alone, and returns all that the script wrote. */
  async function endShell(env: NodeJS.ProcessEnv): Promise<string> {
    // The second command keeps the shell from replacing itself with the first.
    const line = `"${process.execPath}" --import tsx --input-type=module -e "$SCRIPT"; true`;
    const shell = spawn('sh', ['-c', line], { env: { ...env, SCRIPT: script }, stdio: ['ignore', 'pipe', 'ignore'] });
    let written = '';
    shell.stdout.on('data', (chunk) => (written += String(chunk)));
    await once(shell.stdout, 'data');
    shell.kill('SIGTERM');
    await once(shell, 'close');
    return written;
  }

  it('ends a program that npm started with its shell', async () => {
    expect(await endShell({ ...process.env, npm_lifecycle_event: 'start' })).toBe('started');
  });

  it('leaves other programs alone', async () => {
    // Empty counts as unset; npm may well have started the tests.
    expect(await endShell({ ...process.env, npm_lifecycle_event: '' })).toBe('started and outlived it');
  });
});
