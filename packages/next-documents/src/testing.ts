/** Shared by the tests of the finishing step: minimal pages and sites in the format of `next build`. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The parts of a raw page that a test may change. */
export interface RawPage {
  /** Prefix of the URLs of Next's files. */
  basePath: string;
  charset: string;
  styles: string;
  title: string;
  /** Next's id of the build. */
  buildId: string;
  /** What components render into the head and the body. */
  head: string;
  body: string;
}

/** The parts of the sample page. */
export function rawParts(basePath = ''): RawPage {
  return {
    basePath,
    buildId: 'one',
    charset: '<meta charSet="utf-8"/>',
    styles: `<link rel="stylesheet" href="${basePath}/_next/static/chunks/site.css" data-precedence="next"/>`,
    title: '<title>A page &amp; its name</title>',
    head: '<meta name="description" content="What stands here"/>',
    body: '<h1>A <!-- -->heading</h1><a href="/contact">Contact</a>',
  };
}

/** A page as `next build` (Next 16) writes it. @param changes differences from the sample */
export function rawPage(changes: Partial<RawPage> = {}): string {
  const part = { ...rawParts(changes.basePath), ...changes };
  const chunks = `${part.basePath}/_next/static/chunks`;
  return (
    `<!DOCTYPE html><html lang="en"><head>${part.charset}<meta name="viewport" content="width=device-width"/>` +
    `${part.styles}<link rel="preload" as="script" fetchPriority="low" href="${chunks}/app.js"/>` +
    `<script src="${chunks}/framework.js" async=""></script>${part.title}${part.head}` +
    `<script src="${chunks}/polyfills.js" noModule=""></script></head><body>${part.body}` +
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});</script>' +
    `<script src="${chunks}/app.js" async=""></script>` +
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
    `<script>self.__next_f.push([1,"0:{\\"b\\":\\"${part.buildId}\\"}\\n"])</script></body></html>`
  );
}

/** A temporary folder with the given files; call `remove` afterwards. */
export class TestFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'finish-'));

  constructor(files: Readonly<Record<string, string>> = {}) {
    for (const [file, text] of Object.entries(files)) this.write(file, text);
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.path, file)), { recursive: true });
    writeFileSync(join(this.path, file), text);
  }

  read(file: string): string {
    return readFileSync(join(this.path, file), 'utf8');
  }

  /** All its files as relative paths, sorted. */
  get files(): string[] {
    return readdirSync(this.path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(this.path.length + 1))
      .sort();
  }

  remove(): void {
    rmSync(this.path, { recursive: true });
  }
}
