import { spawn } from 'node:child_process';

/** How a command is run. */
export interface RunOptions {
  /** The command's environment; this program's when left out. */
  env?: NodeJS.ProcessEnv;
  /** The command's working directory; this program's when left out. */
  cwd?: string;
  /** Stops the command once it has written nothing for so many ms. */
  silenceLimit?: number;
}

/** Exit code of a command that was stopped for its silence, as timeout(1) has it. */
export const silenced = 124;

/** How long a command may take to stop when it is asked to, in ms. */
const stopGrace = 5_000;

const onWindows = process.platform === 'win32';

/**
 * Runs a command with its output in view, and stops its whole tree of processes with it: at SIGINT or SIGTERM,
 * which then take their usual course here, and after `silenceLimit`.
 * @returns the exit code: 127 when the command cannot be started, 124 (`silenced`) after `silenceLimit`, 1 when
 *   a signal from elsewhere ended it.
 */
export function run(
  command: string,
  args: readonly string[],
  { env = process.env, cwd, silenceLimit }: RunOptions = {},
): Promise<number> {
  return new Promise((resolve) => {
    let stoppedBy: NodeJS.Signals | undefined;
    let wasSilent = false;
    let forceful: NodeJS.Timeout | undefined;

    const signalTree = (signal: NodeJS.Signals) => {
      try {
        if (onWindows || child.pid === undefined) child.kill(signal);
        else process.kill(-child.pid, signal);
      } catch {
        // It has ended already.
      }
    };
    const stop = (signal: NodeJS.Signals) => {
      signalTree(signal);
      forceful ??= setTimeout(() => signalTree('SIGKILL'), stopGrace);
    };
    const onSignal = (signal: NodeJS.Signals) => {
      stoppedBy = signal;
      stop(signal);
    };
    const finish = (code: number) => {
      silence?.close();
      clearTimeout(forceful);
      process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
      // The command itself has ended; what it started may have ignored the signal.
      if (forceful) signalTree('SIGKILL');
      if (stoppedBy) process.kill(process.pid, stoppedBy);
      else resolve(wasSilent ? silenced : code);
    };

    // Before the command starts: a signal that came in between would end this program and leave the command.
    process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
    const output = silenceLimit === undefined ? 'inherit' : 'pipe';
    // A process group of its own: one signal then reaches npm, its shell, the build and its workers alike.
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', output, output], detached: !onWindows, shell: onWindows }); // prettier-ignore
    const silence =
      silenceLimit === undefined
        ? undefined
        : setTimeout(() => {
            wasSilent = true;
            stop('SIGTERM');
          }, silenceLimit);
    child.stdout?.on('data', () => silence?.refresh()).pipe(process.stdout, { end: false });
    child.stderr?.on('data', () => silence?.refresh()).pipe(process.stderr, { end: false });
    child.once('error', () => finish(127));
    child.once('close', (code) => finish(code ?? 1));
  });
}

/** How often the parent is looked for, in ms. */
const parentCheck = 500;

let watching = false;

/**
 * Ends this program, as SIGTERM does, when the shell that npm runs it in has ended: npm hands a SIGTERM to that
 * shell, which dies of it and tells nobody, and a server would be left behind on its port. Does nothing for a
 * program that npm did not start, and on Windows, which does not report the change.
 */
export function stopWithNpm(): void {
  if (watching || !process.env.npm_lifecycle_event) return;
  watching = true;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, parentCheck).unref();
}
