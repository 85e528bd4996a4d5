import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { company } from '@/content/company';
import { siteFolder } from '../../scripts/deploy/nginx';
import { builtSite } from '../../scripts/lib/built-site';
import type { Nginx } from '../../scripts/lib/nginx';
import type { Answer } from '../../scripts/lib/testing';

/** The two configurations that the repository has for nginx. */
export const configurations = ['deploy/nginx.conf', 'deploy/container/nginx.conf'] as const;
export type Configuration = (typeof configurations)[number];

/** The host name of the site. */
export const hostname = new URL(company.origin).hostname;

/** What lies beside the site and inside it, and must never be sent. */
export const secret = 'this must never be sent';

/** A user without any right of its own: who the container runs as. */
const nobody = 65_534;

interface Question {
  method?: string;
  headers?: Record<string, string>;
  host?: string;
  /** Plain http where the configuration has both. */
  plain?: boolean;
}

/** A running nginx with one of the site's configurations over a copy of the built site. */
export interface NginxHost {
  /** Origin of the site for a browser that looks for its name here, over https where the configuration has it. */
  readonly origin: string;
  readonly tlsPort: number | null;
  readonly plainPort: number;
  /** Sends a request whose path goes out letter by letter. */
  readonly ask: (path: string, question?: Question) => Promise<Answer>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts nginx with a configuration of the repository as it stands there: only ports, folders, the certificate and the
 * brotli module's line are fitted to this machine. The container's runs without root rights.
 *
 * @param text the configuration's text, where it is another than the repository's
 * @throws Error with nginx's own words when it does not accept the configuration
 */
export async function startNginx(
  nginx: Nginx,
  configuration: Configuration,
  text = readFileSync(join(import.meta.dirname, '../..', configuration), 'utf8'),
): Promise<NginxHost> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-host-'));
  chmodSync(folder, 0o755);
  const temporary = join(folder, 'tmp');
  mkdirSync(temporary);
  chmodSync(temporary, 0o777);
  cpSync(builtSite(), join(folder, 'site'), { recursive: true });
  mkdirSync(join(folder, 'site/.git'));
  for (const file of ['secret.txt', 'site/.env', 'site/.git/config']) writeFileSync(join(folder, file), secret);
  spawnSync('chmod', ['-R', 'a+rX', join(folder, 'site')]);

  const [plainPort = 0, securePort = 0] = await freePorts(2);
  const container = configuration === 'deploy/container/nginx.conf';
  const tlsPort = container ? null : securePort;
  const fitted = text
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace(/listen (?:80|8080 default_server);/g, `listen 127.0.0.1:${plainPort};`)
    .replace(/listen 443 /g, `listen 127.0.0.1:${securePort} `)
    .replace(/ \/tmp\//g, ` ${temporary}/`)
    .replaceAll(siteFolder, join(folder, 'site'))
    .replaceAll(`/etc/letsencrypt/live/${hostname}`, folder)
    .replace(/^ *brotli_static on;\n/m, nginx.brotli ? '$&' : '')
    .replace('access_log /dev/stdout;', 'access_log off;');
  const loading = nginx.brotli ? `load_module ${nginx.brotli};` : '';
  const conf = join(folder, 'nginx.conf');
  if (container) {
    writeFileSync(conf, fitted.replace('include /etc/nginx/modules-enabled/*.conf;', loading));
  } else {
    makeCertificate(folder);
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${temporary}/${name};`,
    );
    const around = [
      loading,
      `pid ${temporary}/nginx.pid;`,
      'error_log stderr warn;',
      'events {}',
      'http {',
      ...paths,
      'access_log off;',
    ];
    writeFileSync(conf, [...around, fitted, '}'].join('\n'));
  }

  const asRoot = process.getuid?.() === 0;
  const server = spawn(nginx.program, ['-c', conf, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(container && asRoot && { uid: nobody, gid: nobody }),
  });
  let words = '';
  server.stderr.on('data', (chunk: Buffer) => (words += String(chunk)));
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));

  const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };
  const ask: NginxHost['ask'] = (path, { method = 'GET', headers = {}, host = hostname, plain = container } = {}) =>
    new Promise((resolve, reject) => {
      const common = { host: '127.0.0.1', path, method, headers: { Host: host, ...headers } };
      const outgoing = plain
        ? httpRequest({ ...common, port: plainPort, agent: agents.http })
        : httpsRequest({
            ...common,
            port: securePort,
            agent: agents.https,
            servername: host,
            rejectUnauthorized: false,
          });
      outgoing.once('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
        response.once('error', reject);
      });
      outgoing.once('error', reject);
      outgoing.end();
    });
  const stop = async () => {
    agents.http.destroy();
    agents.https.destroy();
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  };

  for (let tries = 0; !(await ask('/').catch(() => null)); tries++) {
    if (server.exitCode !== null || tries > 100) {
      await stop();
      throw new Error(`nginx did not start with ${configuration}:\n${words}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const origin = tlsPort ? `https://${hostname}:${tlsPort}` : `http://127.0.0.1:${plainPort}`;
  return { origin, tlsPort, plainPort, ask, stop };
}

/** A certificate that nobody trusts, for a day. */
function makeCertificate(folder: string): void {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const args = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-subj',
    `/CN=${hostname}`,
    '-keyout',
    key,
    '-out',
    certificate,
  ];
  const { status, stderr } = spawnSync('openssl', args);
  if (status !== 0) throw new Error(`openssl made no certificate for the test: ${String(stderr)}`);
}

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, () => {
      const server = createServer();
      return new Promise<typeof server>((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
