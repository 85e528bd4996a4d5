import { execFileSync, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { builtSite } from '../scripts/lib/built-site';
import { filesBelow } from '../scripts/lib/files';
import { test } from './support/test';

/** What the checker does not know, or holds to be wrong for a reason that does not apply. Nothing else passes. */
const passedOver = [
  // CSS that is newer than the checker.
  /^CSS: Unrecognized at-rule “@(?:container|property|starting-style|view-transition)”/,
  /^CSS: “(?:animation-range|animation-timeline|container-type|margin-trim|timeline-scope|view-timeline|view-transition-name)”: Property/,
  /^CSS: “transition”: “allow-discrete” is not/,
  /^CSS: “transition-property”: “--[\w-]+” is not/,
  // Selectors such as ::highlight(name) and ::view-transition-old(root): what it quotes begins in their middle.
  /^CSS: Parse Error\. .*(?:light|group|old|new)\([\w*-]+\)/,
  /^CSS: “min-width”: .* px, ?auto\)/,
  // Container units (cqw): what it quotes of the first ends before them.
  /^CSS: “--edge”: Parse Error/,
  /^CSS: “[\w-]+”: Parse Error\. .*\d(?:cqw|cqi)/,
  // Properties of drawings (SVG 2), which it knows as attributes alone.
  /^CSS: “(?:paint-order|vector-effect)”: Property/,
  // A table whose rows are laid out as cards on a phone loses its roles unless they are written down.
  /^The “role” attribute must not be used on a “(?:td|th|tr)” element/,
];

/** For a program of a few seconds: compiled once, one thread for memory; the schemas need a stack of more than 512 KB. */
const quickStart = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

const hasJava = spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;

test('every page is valid to the Nu HTML checker @desktop', () => {
  test.skip(!hasJava, 'no Java here, which the Nu HTML checker needs');
  test.setTimeout(180_000);
  const folder = builtSite();
  const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const pages = filesBelow(folder, '.html').map((file) => join(folder, file));
  const options = ['--errors-only', '--format', 'json', '--stdout', '--exit-zero-always'];
  const answer = execFileSync('java', [...quickStart, '-jar', checker, ...options, ...pages], { maxBuffer: 2 ** 28 });
  const { messages } = JSON.parse(String(answer)) as { messages: { url: string; message: string; extract?: string }[] };
  const faults = messages
    .map(({ url, message, extract = '' }) => ({ url, text: `${message} ${extract.replaceAll('\n', ' ')}` }))
    .filter(({ text }) => !passedOver.some((pattern) => pattern.test(text)))
    .map(({ url, text }) => `${url.slice(url.indexOf(folder) + folder.length)}: ${text}`);
  expect(faults).toEqual([]);
});
