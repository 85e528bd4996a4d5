import which from 'which';
import { run } from './run';

/** Every program of that name on the `PATH`, in its order. A name with a folder is looked for there alone. */
export function onPath(name: string, { PATH }: NodeJS.ProcessEnv): readonly string[] {
  return which.sync(name, { all: true, nothrow: true, path: PATH }) ?? [];
}

/**
 * Whether `installWithApt` may install something here: on Debian or Ubuntu, and with `INSTALL=1` in the environment,
 * because a system package changes the machine and may start a service.
 */
export function hasApt(env: NodeJS.ProcessEnv): boolean {
  return env.INSTALL === '1' && onPath('apt-get', env).length > 0;
}

/**
 * Installs Debian packages where `hasApt` allows it, as root or with a sudo that asks nothing, with apt's words in view.
 * A failed update is no reason to stop: the lists that are there may do. Whether it worked is for the caller to look.
 * @param env the environment, which also finds apt-get and sudo
 */
export async function installWithApt(packages: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  if (!hasApt(env)) return;
  const apt = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  const [program = '', ...args] = process.getuid?.() === 0 ? apt : ['sudo', '-n', ...apt];
  await run(program, [...args, 'update'], { env });
  await run(program, [...args, 'install', '-y', ...packages], { env });
}
