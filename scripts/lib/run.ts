import { spawn, spawnSync, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a command. SIGINT and SIGTERM are forwarded to it.
 * @param options inherited from this process by default; with `shell`, `command` is a shell command line
 * @returns the exit code, or 127 when the command cannot be started
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

/** Whether a program runs and exits with 0. It has 15 seconds, because a broken wrapper may hang. */
export function succeeds(program: string, args: readonly string[], env = process.env): boolean {
  return spawnSync(program, args, { env, stdio: 'ignore', timeout: 15_000 }).status === 0;
}
