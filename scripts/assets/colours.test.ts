/** @jest-environment node */
import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { filesBelow } from '../lib/files';

/** A colour literal: hexadecimal, a CSS colour function with a number, or a name. ESLint covers TypeScript. */
const value =
  /(?<!url\()#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch))\(\s*\d|(?<![\w.-])(?:white|black|gr[ae]y|silver|red|maroon|orange|gold|yellow|olive|green|lime|teal|aqua|cyan|blue|navy|indigo|purple|violet|magenta|fuchsia|pink|brown|tan|beige)(?![\w-])/i;

/** The colour literals in a stylesheet, with their lines. `black` is allowed in masks, where only alpha counts. */
function coloursOf(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walk((node) => {
    if (node.type !== 'decl' && node.type !== 'atrule') return;
    const text = node.type === 'decl' ? node.value : node.params;
    const isMask = node.type === 'decl' && node.prop.startsWith('mask');
    const [colour] = value.exec(isMask ? text.replace(/\bblack\b/g, '') : text) ?? [];
    if (colour) found.push(`${node.source?.start?.line}: ${node.toString().split('\n')[0]}`);
  });
  return found;
}

it.each([
  '.a { color: #fff; }',
  '.a { --on-left: #4c468c 30%; }',
  '.a { background: linear-gradient(rgb(0 0 0 / 0.5), transparent); }',
  '.a { border: 1px solid oklch(0.6 0.1 200); }',
  '.a { fill: white; }',
  '.a { @apply text-[#101b3b]; }',
  '.a { mask-image: linear-gradient(#000, transparent); }',
])('detects the colour literal in %s', (css) => {
  expect(coloursOf(css)).toHaveLength(1);
});

it.each([
  ".a { color: theme('palette.white'); fill: var(--teal); white-space: nowrap; }",
  '.a { background: color-mix(in srgb, var(--palette-white) 5%, transparent) url(#fade); }',
  '.a { mask-image: linear-gradient(black 50%, transparent); }',
])('detects no colour literal in %s', (css) => {
  expect(coloursOf(css)).toEqual([]);
});

it("stylesheets take colours from content/palette.ts, by var(--palette-…) or theme('palette.…')", () => {
  const sheets = ['app', 'components', 'scripts'].flatMap((folder) =>
    filesBelow(folder, '.css').map((file) => `${folder}/${file}`),
  );
  expect(sheets.length).toBeGreaterThan(40);
  const found = sheets.flatMap((file) => coloursOf(readFileSync(file, 'utf8')).map((one) => `${file}:${one}`));
  expect(found).toEqual([]);
});
