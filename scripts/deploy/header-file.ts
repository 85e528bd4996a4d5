import { cachedFolders, securityHeaders } from '../lib/headers';

/** Cloudflare Pages reads so many rules, and lines of so many characters (its documentation, "Headers"). */
const limits = { rules: 100, line: 2000 };

/**
 * `_headers`, which Cloudflare Pages and Netlify read alike: both send `public, max-age=0, must-revalidate` for what
 * no rule names, so no header stands in two rules that meet (Cloudflare would join the values). No policy with a
 * page's hashes stands here: it would not fit into a line; every page carries its own.
 *
 * @throws Error when the rules are more than Cloudflare Pages reads, or longer
 */
export function headerFile(): string {
  const rules: [string, Readonly<Record<string, string>>][] = [
    ['/*', securityHeaders],
    ...Object.entries(cachedFolders).map(([folder, value]): [string, Record<string, string>] => [
      `${folder}*`,
      { 'Cache-Control': value },
    ]),
  ];
  const blocks = rules.map(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  if (rules.length > limits.rules)
    throw new Error(`_headers: ${rules.length} rules; Cloudflare Pages reads ${limits.rules}.`);
  const long = blocks.flat().find((line) => line.length > limits.line);
  if (long)
    throw new Error(
      `_headers: Cloudflare Pages reads ${limits.line} characters a line, not "${long.slice(0, 60)} ...".`,
    );
  return `# Written by "npm run deploy:config" from scripts/deploy/header-file.ts; changes go there.\n${blocks.map((block) => block.join('\n')).join('\n\n')}\n`;
}
