import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The code that pages may carry inline: one file each, so that it can be read, linted and found. */
const folder = 'components/islands';
const suffix = '.inline.js';

/** The inline scripts by name (`wake`, `hero-order`, ...), as they stand in their files. */
export function readInlineScripts(root: string): Map<string, string> {
  const files = readdirSync(join(root, folder)).filter((file) => file.endsWith(suffix));
  return new Map(files.map((file) => [file.slice(0, -suffix.length), readFileSync(join(root, folder, file), 'utf8')]));
}

/**
 * The same code without its comments and indentation. Only lines that are a comment from their first character on
 * are left out, so nothing inside a string can be taken for one; a template literal over several lines would suffer,
 * and is refused.
 *
 * @throws Error when the code has a template literal or a block comment.
 */
export function compact(code: string): string {
  if (code.includes('`') || code.includes('/*')) {
    throw new Error('An inline script has a template literal or a block comment: write strings and line comments.');
  }
  const lines = code.split('\n').map((line) => line.trim());
  return lines.filter((line) => line && !line.startsWith('//')).join('\n');
}

/** The source expression for inline code in a Content-Security-Policy (CSP Level 3, 2.3.1). */
export function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
