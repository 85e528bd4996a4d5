/** @jest-environment node */
import { createHash } from 'node:crypto';
import { compact, hashSource, readInlineScripts } from './inline-code';
import { TestFolder } from './testing';

/** What code does when it runs: everything that it tells `say`. */
function said(code: string): unknown[] {
  const heard: unknown[] = [];
  new Function('say', code)((word: unknown) => heard.push(word));
  return heard;
}

describe('compact code', () => {
  const code = `
    // A comment.
    (function () {
      var address = 'https://example.com/a//b';  // behind code a comment stays
      // say('never');
      say(address);
      say("  // kept  ");
    })();
  `;

  it('does what the code did', () => {
    expect(said(code)).toEqual(['https://example.com/a//b', '  // kept  ']);
    expect(said(compact(code))).toEqual(said(code));
  });

  it('has neither the comments that stand alone, nor indentation, nor empty lines', () => {
    for (const line of compact(code).split('\n')) expect(line).toMatch(/^(?!\/\/)\S/);
    expect(compact(code)).not.toContain('A comment');
  });

  it('stays as it is when made compact twice', () => {
    expect(compact(compact(code))).toBe(compact(code));
  });

  it.each(['var a = `b`;', '/* a */ var b;'])('is refused where a line cannot be judged alone: %s', (bad) => {
    expect(() => compact(bad)).toThrow('template literal or a block comment');
  });
});

it('a hash is that of the letters as UTF-8, as the policy wants it', () => {
  // The example of the standard (Content Security Policy Level 3, section 8.2 "Hash sources").
  expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  expect(hashSource('é')).toBe(`'sha256-${createHash('sha256').update(Buffer.from('é', 'utf8')).digest('base64')}'`);
});

it('the inline scripts are found by their ending, and named without it', () => {
  const folder = new TestFolder({
    'components/islands/mark.inline.js': 'one',
    'components/islands/hero-order.inline.js': 'two',
    'components/islands/other.js': 'three',
    'components/islands/part.tsx': 'four',
  });
  expect([...readInlineScripts(folder.path)].sort()).toEqual([
    ['hero-order', 'two'],
    ['mark', 'one'],
  ]);
  folder.remove();
});

it('every inline script of this site can be made compact, and is still code', () => {
  for (const [name, code] of readInlineScripts(process.cwd())) {
    expect([name, new Function(compact(code)).length]).toEqual([name, 0]);
  }
});
