import { execFile } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';

/**
 * In development: what does not fit in content/, in the place of the page, as `npm run content` says it. In the export
 * there is nothing of this: a build stops before it has a page.
 */
export async function ContentProblems({ children }: { children: ReactNode }) {
  const problems = process.env.NODE_ENV === 'development' ? await latestProblems() : '';
  if (!problems) return children;
  return (
    <pre role="alert" className="text-body m-8 whitespace-pre-wrap">
      {problems}
    </pre>
  );
}

let checked: { readonly at: number; readonly problems: Promise<string> } | undefined;

/** What the check says of the files as they are now; it runs again when one of them has changed. */
function latestProblems(): Promise<string> {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const at = Math.max(...files.map((file) => statSync(join('content', file)).mtimeMs));
  if (checked?.at !== at) checked = { at, problems: check() };
  return checked.problems;
}

/** In another process: this one knows the content as its bundler has it, and not the lines of the files. */
function check(): Promise<string> {
  const args = ['--import', 'tsx', 'scripts/check-content.ts'];
  return new Promise((resolve) =>
    execFile(process.execPath, args, (error, _, problems) => resolve(error ? problems || error.message : '')),
  );
}
