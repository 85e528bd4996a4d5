import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Host } from './host';
import { answer, fileAt } from './routes';

interface HeaderRule {
  readonly forRegExp: RegExp;
  readonly values: Readonly<Record<string, string>>;
}
interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status?: number;
  readonly force?: boolean;
}
type Parsed<Name extends string, Rule> = Promise<Record<Name, Rule[]> & { errors: Error[] }>;

/**
 * Netlify: its own builder (`@netlify/build`) with the plugin that it adds to every Next.js site, then its own parsers of
 * headers and redirects. How its servers follow those rules is as its documentation says ("Redirect options",
 * "Custom headers", "Pretty URLs").
 */
export const netlify: Host = {
  name: 'Netlify',
  async publish({ folder, tools, run }) {
    const packages = join(tools, 'node_modules/@netlify');
    const plugins = join(folder, '.netlify/plugins');
    mkdirSync(join(plugins, 'node_modules/@netlify'), { recursive: true });
    writeFileSync(join(plugins, 'package.json'), '{"private":true}');
    symlinkSync(join(packages, 'plugin-nextjs'), join(plugins, 'node_modules/@netlify/plugin-nextjs'));
    const plugin = JSON.stringify({ plugins: [{ package: '@netlify/plugin-nextjs' }] });
    const builder = join(packages, 'build/bin.js');
    const args = ['--offline', '--cwd', folder, '--repositoryRoot', folder, '--defaultConfig', plugin];
    await run(process.execPath, [builder, ...args], { CONTEXT: 'production', NETLIFY: 'true' });

    const out = join(folder, 'out');
    const netlifyConfigPath = join(folder, 'netlify.toml');
    const load = (name: string): Promise<Record<string, (options: object) => Promise<unknown>>> =>
      import(pathToFileURL(join(packages, name, 'lib/index.js')).href);
    const { parseAllHeaders } = await load('headers-parser');
    const { parseAllRedirects } = await load('redirect-parser');
    const headers = await (parseAllHeaders?.({ headersFiles: [join(out, '_headers')], netlifyConfigPath }) as Parsed<'headers', HeaderRule>); // prettier-ignore
    const redirects = await (parseAllRedirects?.({ redirectsFiles: [join(out, '_redirects')], netlifyConfigPath }) as Parsed<'redirects', RedirectRule>); // prettier-ignore
    const [error] = [...headers.errors, ...redirects.errors];
    if (error) throw error;

    const request = async (path: string) => {
      const own = headers.headers.filter(({ forRegExp }) => forRegExp.test(path)).map(({ values }) => values);
      const all = Object.assign({ 'Cache-Control': 'public,max-age=0,must-revalidate' }, ...own) as Record<
        string,
        string
      >;
      const moved = redirects.redirects.find(({ from }) => from === path || `${from}/` === path);
      const direct = fileAt(out, path === '/' ? '/index.html' : path);
      if (moved && (moved.force || !direct)) return answer(moved.status ?? 301, null, { ...all, Location: moved.to });
      // Pretty URLs: /page is page.html, and /page/ and /page.html lead there.
      const plain = path.replace(/(?:\.html|\/)$/, '');
      if (plain && plain !== path && fileAt(out, `${plain}.html`))
        return answer(301, null, { ...all, Location: plain });
      const file = direct ?? fileAt(out, `${path}.html`);
      return file ? answer(200, file, all) : answer(404, fileAt(out, '/404.html'), all);
    };
    return { folder: out, request, hidesErrorCaching: true };
  },
};
