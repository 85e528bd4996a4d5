import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../lib/ports';
import { request } from '../lib/testing';
import type { Host } from './host';

/** Cloudflare Pages: its own local server (`wrangler pages dev`) on what the build command leaves in `out/`. */
export const cloudflare: Host = {
  name: 'Cloudflare',
  async publish({ folder, tools, run }) {
    const out = join(folder, 'out');
    // Its build command is the one that Netlify and Vercel have run, if they came first.
    if (!existsSync(join(out, 'index.html')))
      await run('npm', ['run', 'build'], { CF_PAGES: '1', CF_PAGES_BRANCH: 'main' });
    const port = await freePort(3140);
    const wrangler = join(tools, 'node_modules/wrangler/bin/wrangler.js');
    const args = [wrangler, 'pages', 'dev', out, '--ip', '127.0.0.1', '--port', String(port)];
    const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' };
    const server = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += String(text)));
    for (let tries = 0; !output.includes('Ready on'); tries += 1) {
      if (server.exitCode !== null || tries > 300) throw new Error(`wrangler did not start:\n${output.slice(-2_000)}`);
      await wait(200);
    }
    const close = async () => {
      server.kill('SIGINT');
      await new Promise((resolve) => server.once('close', resolve));
    };
    return { folder: out, request: (path) => request(port, path), close };
  },
};
