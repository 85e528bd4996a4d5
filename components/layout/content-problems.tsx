import { execFile } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';

/**
 * In development: what does not fit in content/, in the place of the page, as `npm run content` says it. In the export
 * there is nothing of this: a build stops before it has a page.
 */
export function ContentProblems({ children }: { children: ReactNode }) {
  return process.env.NODE_ENV === 'development' ? <CheckedContent>{children}</CheckedContent> : children;
}

async function CheckedContent({ children }: { children: ReactNode }) {
  const problems = await latestProblems();
  if (!problems) return children;
  return (
    <pre role="alert" className="m-8 text-base whitespace-pre-wrap">
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
