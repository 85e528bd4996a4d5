import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { checks, planted, verification } from './hosts/checks';
import { cloudflare } from './hosts/cloudflare';
import { circumstances, runContainer } from './hosts/container';
import { CannotRun, type Copy, type Environment } from './hosts/host';
import { netlify } from './hosts/netlify';
import { vercel } from './hosts/vercel';
import { main } from './lib/main';

/**
 * `npm run hosts`: builds a copy of the repository with each host's own tools, on the committed configuration and some
 * planted redirects, and checks what they would publish; then starts the container's nginx under four circumstances.
 * Names of hosts as arguments run only those: `npm run hosts -- netlify container`.
 *
 * The tools are several hundred MB, so they are no development dependencies: npm puts the versions of
 * `scripts/hosts/tools/package-lock.json` into `.cache/hosts/`, once. They need the Node below; with an older one the
 * hosts are named as not run.
 */
const neededNode = [22, 12] as const;
const tools = join(process.cwd(), '.cache/hosts');
const hosts = [vercel, netlify, cloudflare];

await main(async () => {
  const asked = process.argv.slice(2).map((name) => name.toLowerCase());
  const isAsked = (name: string) => asked.length === 0 || asked.includes(name.toLowerCase());
  const unknown = asked.find((name) => ![...hosts.map((host) => host.name.toLowerCase()), 'container'].includes(name));
  if (unknown)
    throw new Error(`There is no host "${unknown}": ${hosts.map(({ name }) => name).join(', ')}, container.`);
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  const logs = join(folder, 'log');
  const copy: Copy = { folder: join(folder, 'website'), tools, run: runIn(join(folder, 'website'), logs) };
  const table: Record<string, Record<string, string>> = {};
  const faults: string[] = [];
  const notRun: string[] = [];
  let out = 'out';

  const attempt = async (name: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      const text = `${name}: ${(error as Error).message}`;
      (error instanceof CannotRun ? notRun : faults).push(text);
      console.log(`  ${error instanceof CannotRun ? 'not run' : 'FAILED'}: ${(error as Error).message}`);
    }
  };

  const wanted = hosts.filter(({ name }) => isAsked(name));
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isOld = major < neededNode[0] || (major === neededNode[0] && minor < neededNode[1]);
  if (isOld)
    notRun.push(...wanted.map(({ name }) => `${name}: its tools need Node ${neededNode.join('.')}; this is ${process.versions.node}.`)); // prettier-ignore
  else if (wanted.length > 0) {
    await step('the hosts’ tools', installTools);
    await step('a copy of the repository', () => makeCopy(copy));
    out = join(copy.folder, 'out');
    for (const host of wanted)
      await attempt(host.name, async () => {
        const published = await step(`${host.name} builds`, () => host.publish(copy));
        try {
          for (const [column, check] of Object.entries(checks)) {
            const found = await check(published);
            (table[host.name] ??= {})[column] = found.says;
            faults.push(...found.faults.map((fault) => `${host.name}, ${column}: ${fault}`));
          }
        } finally {
          await published.close?.();
        }
      });
  }
  if (isAsked('container'))
    for (const circumstance of Object.keys(circumstances) as (keyof typeof circumstances)[])
      await attempt(`Container, ${circumstance}`, async () => {
        if (!existsSync(join(out, 'index.html'))) throw new CannotRun(`there is no built site in ${out}/`);
        console.log(`  ${await step(`Container, ${circumstance}`, () => runContainer(out, circumstance))}`);
      });

  console.table(table);
  for (const text of notRun) console.log(`Not run: ${text}`);
  if (faults.length > 0) throw new Error(`${faults.join('\n')}\n\nWhat the tools said is in ${logs}.`);
  rmSync(folder, { recursive: true });
});

/** Says what begins, and how long it took. */
async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  process.stdout.write(`hosts: ${name} ...`);
  try {
    return await work();
  } finally {
    console.log(` ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
}

/** Runs commands in a folder with their output in a log. @throws Error with the end of the output when one fails */
function runIn(cwd: string, logs: string): Copy['run'] {
  return async (command, args, env = {}) => {
    const given: Environment = { ...process.env, CI: '1', npm_config_prefer_offline: 'true', ...env };
    for (const name of ['NODE_ENV', 'LOCAL_SITE']) delete given[name];
    const child = spawn(command, args, { cwd, env: given as NodeJS.ProcessEnv, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' }); // prettier-ignore
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
    const code = await new Promise<number | null>((resolve, reject) =>
      child.once('error', reject).once('close', resolve),
    );
    writeFileSync(logs, `${[command, ...args].join(' ')}\n${output}\n`, { flag: 'a' });
    if (code !== 0) throw new Error(`"${command} ${args[0]}" ended with ${code}:\n${output.trim().slice(-2_500)}`);
  };
}

/** Installs the tools where they are missing or of other versions. */
async function installTools(): Promise<void> {
  const lock = readFileSync('scripts/hosts/tools/package-lock.json', 'utf8');
  const installed = join(tools, 'installed.json');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return;
  mkdirSync(tools, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(join('scripts/hosts/tools', file), join(tools, file));
  // Not `npm ci`: Vercel's binaries for other systems are not in every mirror of the registry.
  await runIn(tools, join(tools, 'install.log'))('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund']);
  writeFileSync(installed, lock);
}

/** Copies what git knows of and what is new, installs its packages, and plants redirects and a verification file. */
async function makeCopy({ folder, run }: Copy): Promise<void> {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((one) => one && existsSync(one))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  writeFileSync(join(folder, 'content/redirects.yaml'), stringify({ moved: planted }));
  writeFileSync(join(folder, 'public', verification.path), verification.text);
  await run('npm', ['ci']);
  await run('npm', ['run', 'deploy:config']);
}
