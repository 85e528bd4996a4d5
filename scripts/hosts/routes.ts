import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { contentTypes } from '../lib/headers';
import type { Answer } from '../lib/testing';

/** A rule of a host, as Vercel's Build Output API v3 writes it ("Routes"). */
export interface Rule {
  readonly src?: string;
  readonly handle?: string;
  readonly dest?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly continue?: boolean;
  readonly check?: boolean;
}

/** The file at a path of a published folder; null where there is none. */
export function fileAt(folder: string, path: string): string | null {
  const file = join(folder, decodeURIComponent(path));
  return existsSync(file) && statSync(file).isFile() ? file : null;
}

/** A response with a file, or with none. Headers are by name in small letters, as Node's HTTP client gives them. */
export function answer(status: number, file: string | null, headers: Readonly<Record<string, string>>): Answer {
  const type = contentTypes[extname(file ?? '').slice(1)];
  const all = { ...(file && type && { 'content-type': type }), ...headers };
  const lower = Object.fromEntries(Object.entries(all).map(([name, value]) => [name.toLowerCase(), value]));
  return { status, headers: lower, body: file ? readFileSync(file) : Buffer.alloc(0) };
}

/**
 * Responds as Vercel does to a folder and its rules: those before `filesystem`, then the files, then the rules of the phase
 * that follows (`miss` unless a rewrite finds a file, `hit` with a file, `error` without one). A later header replaces
 * an earlier one.
 */
export function respond(folder: string, rules: readonly Rule[], path: string): Answer {
  const phases = new Map<string, Rule[]>([['', []]]);
  let current = '';
  for (const rule of rules) {
    if (rule.handle) phases.set((current = rule.handle), []);
    else phases.get(current)?.push(rule);
  }
  const found = (at: string) => fileAt(folder, at === '/' ? '/index.html' : at);
  const headers: Record<string, string> = {};
  let at = path;
  let status: number | undefined;

  /** Applies the rules of a phase. @returns whether one of them ended it */
  const apply = (phase: string): boolean => {
    for (const { src = '', dest, headers: own = {}, continue: goesOn, status: said } of phases.get(phase) ?? []) {
      const match = new RegExp(src).exec(at);
      if (!match) continue;
      const filled = (text: string) => text.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
      for (const [name, value] of Object.entries(own)) headers[name.toLowerCase()] = filled(value);
      status = said ?? status;
      if (dest) at = filled(dest);
      if (!goesOn) return true;
    }
    return false;
  };

  apply('');
  if (headers.location) return answer(status ?? 308, null, headers);
  if (!found(at)) apply('filesystem');
  if (!found(at)) apply('miss');
  if (found(at)) {
    apply('hit');
    return answer(status ?? 200, found(at), { 'Cache-Control': 'public, max-age=0, must-revalidate', ...headers });
  }
  apply('error');
  return answer(status ?? 404, found(at), { 'Cache-Control': 'public, max-age=0, must-revalidate', ...headers });
}
