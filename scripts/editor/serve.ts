import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Company } from '@/lib/schemas/company';
import { writeIfChanged } from '@/lib/write-if-changed';
import { readAndCheck } from '../content/check';
import type { Contents } from '../content/problem';
import { sendText } from '../lib/http';
import { bundleEditor } from './bundle';
import { editorSettings } from './config';

/**
 * Makes the editor and serves it at /admin beside the site on this machine.
 * @returns a function that answers requests for it, and says whether it has
 */
export async function createEditor(): Promise<(request: IncomingMessage, response: ServerResponse) => boolean> {
  // Of this process alone: another that makes the editor would delete what this one serves.
  const folder = mkdtempSync(join(tmpdir(), 'website-editor-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await bundleEditor(folder);
  const files = sirv(folder, { dev: true });
  let contents: Contents | undefined;
  return (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (!/^\/admin(?:\/|$)/.test(pathname)) return false;
    if (pathname === '/admin/config.json') {
      // What there is to choose from changes with every save, also when a page has moved and links to it are yet to follow.
      // While a file has a mistake of its own, it stays what it was before.
      const checked = readAndCheck();
      contents = ('contents' in checked ? checked.contents : checked.fitting) ?? contents;
      const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
      if (contents) sendText(response, 200, JSON.stringify(editorSettings(contents)), headers);
      else sendText(response, 500, '{}', headers);
      return true;
    }
    if (pathname === '/admin/last-change.json') {
      sendText(response, 200, JSON.stringify(lastChange(searchParams.get('file') ?? '')), {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
      });
      return true;
    }
    files(request, response, () => sendText(response, 404, 'Not found.', { 'Content-Type': 'text/plain' }));
    return true;
  };
}

/** What a content file says, and who has changed it when; whoever has not committed it is not known. */
function lastChange(file: string): { text?: string; author?: string; date?: string } {
  if (!/^content\/(?:[\w-]+\/)?[\w-]+\.yaml$/.test(file) || !existsSync(file)) return {};
  const changed = { text: readFileSync(file, 'utf8'), date: statSync(file).mtime.toISOString() };
  const git = (...args: string[]) =>
    execFileSync('git', [...args, '--', file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    if (git('status', '--porcelain')) return changed;
    const [author, date] = git('log', '-1', '--format=%an%n%aI').split('\n');
    return author ? { ...changed, author, date } : changed;
  } catch {
    // There is no git, or no repository.
    return changed;
  }
}

/** Adds the editor to a finished site whose company names a repository, for whoever may write there. */
export async function addEditor(site: string): Promise<void> {
  const checked = readAndCheck();
  const contents = 'contents' in checked ? checked.contents : new Map<string, unknown>();
  const { repository } = (contents.get('company') ?? {}) as Partial<Company>;
  if (!repository) return;
  await bundleEditor(site, repository);
  writeIfChanged(`${site}/admin/config.json`, JSON.stringify(editorSettings(contents, repository)));
}
