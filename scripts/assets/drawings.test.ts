/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { drawingFile, drawingSources } from './drawings';

describe.each(drawingSources.map((source) => [source.name, source] as const))('%s', (name, source) => {
  const file = drawingFile(source);

  it('is up to date in public/', () => {
    expect(readFileSync(`public/drawings/${name}.svg`, 'utf8')).toBe(file);
  });

  it('defines every referenced part exactly once', () => {
    const ids = Array.from(file.matchAll(/\sid="([\w-]+)"/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const used = Array.from(file.matchAll(/(?:href="|url\()#([\w-]+)/g), ([, id]) => id);
    expect(ids).toEqual(expect.arrayContaining(used));
  });

  it('sets every custom property it uses, by day and by night', () => {
    const lights = Array.from(
      file.matchAll(/:root(?::has\(#by-night:target\))?\{([^}]*)\}/g),
      ([, rule]) => rule ?? '',
    );
    expect(lights).toHaveLength(2);
    for (const [, used = ''] of file.matchAll(/var\((--[\w-]+)\)/g)) {
      for (const rule of lights) expect(rule).toContain(`${used}:`);
    }
  });

  it('is under 3 KB with Brotli', () => {
    expect(brotliCompressSync(file).length).toBeLessThan(3000);
  });
});
