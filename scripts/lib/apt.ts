import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run';

/** Whether there is a file, not a folder, at the path. */
export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Every file of that name on the `PATH`, in its order. */
export function onPath(name: string, env: NodeJS.ProcessEnv): string[] {
  return (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .filter(isFile);
}

/** What to put before a command to run it as root: nothing, sudo where it asks no password, or null for no way. */
function rootPrefix(env: NodeJS.ProcessEnv): string[] | null {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { env, stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : null;
}

/**
 * Whether `installWithApt` may be used and has a way here: `INSTALL=1` in the environment, because a system package
 * changes the machine and may start a service; Debian or Ubuntu; as root or with a sudo that asks nothing.
 */
export function hasApt(env: NodeJS.ProcessEnv): boolean {
  return env.INSTALL === '1' && onPath('apt-get', env).length > 0 && rootPrefix(env) !== null;
}

/**
 * Installs Debian packages, with apt's words in view. A failed update is no reason to stop: the lists that are there
 * may do.
 * @param env the environment, which also finds apt-get and sudo.
 * @returns the exit code of apt-get; 127 where there is no apt-get, or no right to use it.
 */
export async function installWithApt(packages: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const asRoot = hasApt(env) ? rootPrefix(env) : null;
  if (!asRoot) return 127;
  const [program = '', ...args] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  await run(program, [...args, 'update'], { env });
  return run(program, [...args, 'install', '-y', ...packages], { env });
}
