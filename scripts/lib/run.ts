import { spawn, spawnSync, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a command with its output in view. A signal that stops this program is passed on to the command first.
 * @param options environment, working directory and streams; this program's when left out. With `shell` a line of a shell
 * @returns the exit code; 127 when the command cannot be started
 */
export async function run(
  command: string,
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; cwd?: string; stdio?: StdioOptions; shell?: boolean } = {},
): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32', ...options });
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const [code, signal] = (await once(child, 'close').catch(() => [127])) as [number | null, NodeJS.Signals?];
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (signal) process.kill(process.pid, signal);
  return code ?? 1;
}

/** Whether a program starts and ends well: being there is not enough. A broken wrapper may hang, so it has 15 seconds. */
export function succeeds(program: string, args: readonly string[], env = process.env): boolean {
  return spawnSync(program, args, { env, stdio: 'ignore', timeout: 15_000 }).status === 0;
}
