import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Host } from './host';
import { respond, type Rule } from './routes';

/**
 * Vercel: `vercel build`, which is what its servers run, without an account and without the network. It writes the
 * files and the rules that would be deployed; `respond` follows the rules.
 */
export const vercel: Host = {
  name: 'Vercel',
  async publish({ folder, tools, run }) {
    mkdirSync(join(folder, '.vercel'), { recursive: true });
    // As for a project of today that was imported as Next.js; without a date the CLI would take it for one of before 2020.
    const settings = { createdAt: Date.parse('2026-01-02'), framework: 'nextjs' };
    const project = { projectId: 'prj_sample', orgId: 'team_sample', projectName: 'website', settings };
    writeFileSync(join(folder, '.vercel/project.json'), JSON.stringify(project));
    const cli = join(tools, 'node_modules/vercel/dist/index.js');
    const env = { VERCEL_TELEMETRY_DISABLED: '1', VERCEL_ENV: 'production', NO_UPDATE_NOTIFIER: '1' };
    await run(process.execPath, [cli, 'build', '--prod', '--yes', '--token', 'none', '--cwd', folder], env);
    const output = join(folder, '.vercel/output');
    if (!existsSync(join(output, 'static/index.html'))) throw new Error('The build completed without a page.');
    const { routes } = JSON.parse(readFileSync(join(output, 'config.json'), 'utf8')) as { routes: Rule[] };
    const files = join(output, 'static');
    return { folder: files, request: async (path) => respond(files, routes, path) };
  },
};
