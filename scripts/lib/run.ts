import { spawn, type SpawnOptions } from 'node:child_process';

/** How long a command may take to stop when it is asked to, in ms. */
const stopGrace = 5_000;

const onWindows = process.platform === 'win32';

/**
 * Runs a command with its output in view, and stops its whole tree of processes with it at SIGINT or SIGTERM, which
 * then take their usual course here.
 * @param options the command's environment and working directory; this program's when left out
 * @returns the exit code: 127 when the command cannot be started, 1 when a signal from elsewhere ended it
 */
export function run(
  command: string,
  args: readonly string[],
  options: Pick<SpawnOptions, 'env' | 'cwd'> = {},
): Promise<number> {
  return new Promise((resolve) => {
    let stoppedBy: NodeJS.Signals | undefined;
    const signalTree = (signal: NodeJS.Signals) => {
      try {
        if (onWindows || child.pid === undefined) child.kill(signal);
        else process.kill(-child.pid, signal);
      } catch {
        // It has ended already.
      }
    };
    const stop = (signal: NodeJS.Signals) => {
      stoppedBy = signal;
      signalTree(signal);
      setTimeout(signalTree, stopGrace, 'SIGKILL').unref();
    };
    const finish = (code: number) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      if (!stoppedBy) return resolve(code);
      // The command itself has ended; what it started may have ignored the signal.
      signalTree('SIGKILL');
      process.kill(process.pid, stoppedBy);
    };

    // Before the command starts: a signal that came in between would end this program and leave the command.
    process.prependListener('SIGINT', stop).prependListener('SIGTERM', stop);
    // A process group of its own: one signal then reaches npm, its shell, the build and its workers alike.
    const child = spawn(command, args, {
      ...options,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: !onWindows,
      shell: onWindows,
    });
    child.once('error', () => finish(127)).once('close', (code) => finish(code ?? 1));
  });
}

/** How often the parent is looked for, in ms. */
const parentCheck = 500;

let isWatching = false;

/**
 * Ends this program, as SIGTERM does, when the shell that npm runs it in has ended: npm hands a SIGTERM to that
 * shell, which dies of it and tells nobody, and a server would be left behind on its port. Does nothing for a
 * program that npm did not start, and on Windows, which does not report the change.
 */
export function stopWithNpm(): void {
  if (isWatching || !process.env.npm_lifecycle_event) return;
  isWatching = true;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, parentCheck).unref();
}
