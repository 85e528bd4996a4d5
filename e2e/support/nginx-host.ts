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
import type { Answer } from '@/test-support/raw-request';
import type { Nginx } from './find-nginx';

/** The repository's two nginx configurations. */
export const configurations = ['deploy/nginx.conf', 'deploy/container/nginx.conf'] as const;
export type Configuration = (typeof configurations)[number];

export const hostname = new URL(company.origin).hostname;

/** The content of files beside and inside the site that must never be served. */
export const secret = 'this must never be sent';

/** The unprivileged user ID that the container runs as. */
const nobody = 65_534;

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  host?: string;
  /** Plain HTTP instead of HTTPS, where the configuration serves both. */
  plain?: boolean;
}

/** A running nginx that serves a copy of the built site with one of the site's configurations. */
export interface NginxHost {
  /** The site's origin for a browser that resolves its host name to this machine; HTTPS if the configuration has it. */
  readonly origin: string;
  readonly tlsPort: number | null;
  readonly plainPort: number;
  /** Sends a request with its path unchanged: unlike fetch, it does not normalise. */
  readonly request: (path: string, options?: RequestOptions) => Promise<Answer>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts nginx with one of the repository's configurations, adapting only ports, folders, the certificate and the brotli
 * line to this machine. The container's configuration runs without root privileges.
 *
 * @param text the configuration's text; by default the repository's file
 * @throws Error with nginx's error output if it does not start
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
  const adapted = text
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
    writeFileSync(conf, adapted.replace('include /etc/nginx/modules-enabled/*.conf;', loading));
  } else {
    makeCertificate(folder);
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${temporary}/${name};`,
    );
    const preamble = [
      loading,
      `pid ${temporary}/nginx.pid;`,
      'error_log stderr warn;',
      'events {}',
      'http {',
      ...paths,
      'access_log off;',
    ];
    writeFileSync(conf, [...preamble, adapted, '}'].join('\n'));
  }

  const asRoot = process.getuid?.() === 0;
  const server = spawn(nginx.program, ['-c', conf, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(container && asRoot && { uid: nobody, gid: nobody }),
  });
  let stderr = '';
  server.stderr.on('data', (chunk: Buffer) => (stderr += String(chunk)));
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));

  const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };
  const request: NginxHost['request'] = (
    path,
    { method = 'GET', headers = {}, host = hostname, plain = container } = {},
  ) =>
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

  for (let tries = 0; !(await request('/').catch(() => null)); tries++) {
    if (server.exitCode !== null || tries > 100) {
      await stop();
      throw new Error(`nginx did not start with ${configuration}:\n${stderr}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const origin = tlsPort ? `https://${hostname}:${tlsPort}` : `http://127.0.0.1:${plainPort}`;
  return { origin, tlsPort, plainPort, request, stop };
}

/** Writes a self-signed certificate that is valid for one day. */
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
  if (status !== 0) throw new Error(`openssl could not create the test's certificate: ${String(stderr)}`);
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
