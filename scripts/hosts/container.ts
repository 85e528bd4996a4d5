import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'; // prettier-ignore
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '@/content/routes';
import { freePort } from '../lib/ports';
import { succeeds } from '../lib/run';
import { CannotRun } from './host';

/** www-data, the container's user (deploy/Dockerfile). */
const user = 33;

/**
 * Has `socket(AF_INET6, …)` fail as in a kernel without IPv6: a seccomp filter for x86-64 (seccomp(2)), as its
 * instructions: code, jump if true, jump if false, operand.
 */
const withoutIpv6 = [
  [0x20, 0, 0, 0], // the number of the system call
  [0x15, 0, 3, 41], // socket?
  [0x20, 0, 0, 16], // its first argument
  [0x15, 0, 1, 10], // AF_INET6?
  [0x06, 0, 0, 0x0005_0000 | 97], // EAFNOSUPPORT
  [0x06, 0, 0, 0x7fff_0000], // allowed
];

/** Under which circumstances a container may find itself, and whether IPv6 is among them. */
export const circumstances = {
  'another user than root, on a read-only disk': true,
  'without IPv6': false,
  'with files that a umask of 077 has made': true,
  'all of it at once': false,
} as const;

/**
 * Runs deploy/container/ as its image does, in namespaces instead of a container: the image's nginx (Debian's), its
 * user, its start script, a read-only disk, and nothing to write but /tmp.
 * @param out the folder of the built site
 * @returns what was seen
 * @throws CannotRun where the machine lacks something; Error when it does not serve the site
 */
export async function runContainer(out: string, circumstance: keyof typeof circumstances): Promise<string> {
  for (const [program, version] of Object.entries({ nginx: '-v', bwrap: '--version', setpriv: '--version' }))
    if (!succeeds(program, [version])) throw new CannotRun(`${program} is not installed`);
  if (process.getuid?.() !== 0) throw new CannotRun('only root may become the user of the container');
  const become = ['--reuid', `${user}`, '--regid', `${user}`, '--clear-groups'];
  if (!succeeds('setpriv', [...become, 'bwrap', '--ro-bind', '/', '/', 'true']))
    throw new CannotRun('this kernel lets bubblewrap make no namespaces');
  const hasIpv6 = circumstances[circumstance];
  if (!hasIpv6 && process.arch !== 'x64') throw new CannotRun('the filter against IPv6 is for x86-64');

  const folder = mkdtempSync(join(tmpdir(), 'container-'));
  chmodSync(folder, 0o755);
  try {
    const port = await freePort(3141);
    const [conf, site] = [join(folder, 'conf'), join(folder, 'site')];
    mkdirSync(conf);
    for (const file of readdirSync('deploy/container'))
      writeFileSync(
        join(conf, file),
        readFileSync(join('deploy/container', file), 'utf8').replaceAll('8080', `${port}`),
      );
    cpSync(out, site, { recursive: true });
    if (/umask|all/.test(circumstance)) spawnSync('chmod', ['-R', 'go=', site, conf]);
    // As deploy/Dockerfile does.
    spawnSync('chmod', ['-R', 'a+rX', site, conf]);

    const filter = join(folder, 'filter');
    const bytes = withoutIpv6.map(([code = 0, yes = 0, no = 0, operand = 0]) => {
      const one = Buffer.alloc(8);
      one.writeUInt16LE(code, 0);
      one.set([yes, no], 2);
      one.writeUInt32LE(operand, 4);
      return one;
    });
    writeFileSync(filter, Buffer.concat(bytes));
    const bind = (from: string, to: string) => ['--ro-bind', from, to];
    const parts = ['modules-enabled', 'mime.types']
      .map((part) => `/etc/nginx/${part}`)
      .filter((part) => existsSync(part));
    const sandbox = [
      ...bind('/', '/'),
      ...['--dev', '/dev', '--tmpfs', '/etc/nginx', '--tmpfs', '/srv', '--tmpfs', '/tmp'],
      ...[...parts, '/usr/share/nginx'].flatMap((part) => bind(part, part)),
      ...readdirSync(conf).flatMap((file) => bind(join(conf, file), `/etc/nginx/${file}`)),
      ...bind(site, '/srv/www/site'),
      ...(hasIpv6 ? [] : ['--seccomp', '3']),
      ...['--die-with-parent', 'sh', '/etc/nginx/start.sh'],
    ];
    // Through a pipe of its own, which nginx may open as /dev/stdout like a container's.
    const piped = ['sh', '-c', '"$@" 2>&1 | cat', 'sh'];
    const server = spawn('setpriv', [...become, ...piped, 'bwrap', ...sandbox], {
      stdio: ['ignore', 'pipe', 'inherit', openSync(filter, 'r')],
      detached: true,
    });
    let output = '';
    server.stdout?.on('data', (text) => (output += String(text)));
    const status = (host: string) =>
      fetch(`http://${host}:${port}${routes.cloud}`, { headers: { connection: 'close' } }).then(
        (response) => response.status,
        () => 0,
      );
    try {
      for (let tries = 0; !(await status('127.0.0.1')); tries += 1) {
        if (server.exitCode !== null || tries > 50) throw new Error(output.trim().slice(-600) || 'nginx did not start');
        await wait(100);
      }
      const seen = { IPv4: await status('127.0.0.1'), IPv6: await status('[::1]') };
      const machineHasIpv6 = Object.values(networkInterfaces()).flat().some((one) => one?.family === 'IPv6'); // prettier-ignore
      if (seen.IPv4 !== 200 || seen.IPv6 !== (hasIpv6 && machineHasIpv6 ? 200 : 0))
        throw new Error(`${routes.cloud} responds with ${JSON.stringify(seen)}.`);
      return `200 over IPv4${seen.IPv6 ? ' and IPv6' : ', started without IPv6'}`;
    } finally {
      if (server.pid) process.kill(-server.pid, 'SIGTERM');
      await Promise.race([new Promise((resolve) => server.once('close', resolve)), wait(3_000)]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
