import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtRoutes } from './bench/site';
import { watchMemory } from './bench/memory';
import { addPages, bytesBelow, copyForBuilding } from './bench/scale';
import { markdownTable } from './bench/table';
import { run } from './lib/run';

/**
 * `npm run bench:scale`: what a build costs when the site grows: seconds, ms per page, MB of output, peak memory.
 * Builds a temporary copy of the repository with 100 and with 1,000 more pages, or as many as are given:
 *
 *   npm run bench:scale -- 50 500
 *
 * The assets are made before the clock starts, and without the sample pages: they are kept from build to build.
 */
const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100, 1000];
const root = join(import.meta.dirname, '..');
const copies = new Set<string>();

interface Measured {
  readonly pages: number;
  /** Seconds of `next build`, and of the finishing step. */
  readonly next: number;
  readonly finish: number;
  /** Bytes of the site, and of the compressed copies beside its texts. */
  readonly site: number;
  readonly compressed: number;
  readonly peak: number | undefined;
}

async function buildWith(count: number): Promise<Measured> {
  const copy = mkdtempSync(join(tmpdir(), 'bench-scale-'));
  copies.add(copy);
  try {
    copyForBuilding(root, copy);
    await step(copy, ['tsx', 'scripts/assets.ts']);
    addPages(copy, count);
    const { value, peak } = await watchMemory(async () => ({
      next: await step(copy, ['next', 'build']),
      finish: await step(copy, ['tsx', 'scripts/finish.ts']),
    }));
    const out = join(copy, 'out');
    const isCopy = (file: string) => /\.(?:br|gz)$/.test(file);
    return {
      ...value,
      peak,
      pages: builtRoutes(out).length,
      site: bytesBelow(out, (file) => !isCopy(file)),
      compressed: bytesBelow(out, isCopy),
    };
  } finally {
    remove(copy);
  }
}

/** Runs one command of the build in the copy. @returns the seconds that it took */
async function step(copy: string, command: readonly string[]): Promise<number> {
  const started = performance.now();
  console.error(`\n== ${command.join(' ')}`);
  const code = await run('npx', ['--no', ...command], { cwd: copy });
  if (code !== 0) throw new Error(`"${command.join(' ')}" failed in the copy (exit code ${code}).`);
  return (performance.now() - started) / 1000;
}

function remove(copy: string): void {
  rmSync(copy, { recursive: true, force: true, maxRetries: 3 });
  copies.delete(copy);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    // While a command runs, `run` stops it first and raises the signal again.
    copies.forEach(remove);
    process.exit(1);
  });
}

try {
  const wrong = counts.find((count) => !Number.isInteger(count) || count < 1);
  if (wrong !== undefined) throw new Error(`expected numbers of pages, from 1 on, found ${wrong}`);
  const results: Measured[] = [];
  for (const count of counts) results.push(await buildWith(count));
  const mb = (bytes: number) => (bytes / 1e6).toFixed(1);
  console.log(
    markdownTable(
      ['pages', 'next s', 'finish s', 'total s', 'ms per page', 'site MB', 'KB per page', '.br, .gz MB', 'peak MB'],
      results.map(({ pages, next, finish, site, compressed, peak }) => [
        String(pages),
        next.toFixed(1),
        finish.toFixed(1),
        (next + finish).toFixed(1),
        ((1000 * (next + finish)) / pages).toFixed(0),
        mb(site),
        (site / 1000 / pages).toFixed(0),
        mb(compressed),
        peak ? mb(peak) : '?',
      ]),
    ),
  );
  const [first, last] = [results[0], results.at(-1)];
  if (first && last && last.pages > first.pages) {
    const more = (1000 * (last.next + last.finish - first.next - first.finish)) / (last.pages - first.pages);
    console.log(`\nEach page more costs ${more.toFixed(0)} ms.`);
  }
} catch (error) {
  console.error(`bench:scale: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
