import { execFileSync, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { builtSite } from '../scripts/lib/built-site';
import { pagesBelow } from '../scripts/lib/files';
import { test } from './support/test';

/** Messages about features that the checker does not know, or rules that do not apply here. */
const ignored = [
  // CSS newer than the checker.
  /^CSS: Unrecognized at-rule “@(?:container|property|starting-style|view-transition)”/,
  /^CSS: “(?:animation-range|animation-timeline|container-type|margin-trim|timeline-scope|view-timeline|view-timeline-inset|view-transition-name)”: Property/,
  /^CSS: “animation-duration”: “auto” is not/,
  /^CSS: “color-scheme”: Too many values.*only/,
  /^CSS: “transition”: “allow-discrete” is not/,
  /^CSS: “transition-property”: “--[\w-]+” is not/,
  // Selectors such as ::highlight(name) and ::view-transition-old(root), which it quotes from the middle.
  /^CSS: Parse Error\. .*(?:light|group|old|new)\([\w*-]+\)/,
  /^CSS: “min-width”: .* px, ?auto\)/,
  // Container units (cqw); its quote of the first ends before them.
  /^CSS: “--edge”: Parse Error/,
  /^CSS: “[\w-]+”: Parse Error\. .*\d(?:cqw|cqi)/,
  // SVG 2 properties, which it knows only as attributes.
  /^CSS: “(?:paint-order|vector-effect)”: Property/,
  // A table laid out as cards on a phone loses its implicit roles.
  /^The “role” attribute must not be used on a “(?:td|th|tr)” element/,
];

/** JVM options: light compilation and a serial collector for a short run, and a stack large enough for the schemas. */
const javaOptions = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

const hasJava = spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;

test('the Nu HTML checker finds no error on any page @desktop', () => {
  test.skip(!hasJava, 'the Nu HTML checker needs Java: apt-get install default-jre-headless');
  test.setTimeout(180_000);
  const folder = builtSite();
  const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const pages = pagesBelow(folder).map((file) => join(folder, file));
  const options = ['--errors-only', '--format', 'json', '--stdout', '--exit-zero-always'];
  const output = execFileSync('java', [...javaOptions, '-jar', checker, ...options, ...pages], { maxBuffer: 2 ** 28 });
  const { messages } = JSON.parse(String(output)) as { messages: { url: string; message: string; extract?: string }[] };
  const faults = messages
    .map(({ url, message, extract = '' }) => ({ url, text: `${message} ${extract.replaceAll('\n', ' ')}` }))
    .filter(({ text }) => !ignored.some((pattern) => pattern.test(text)))
    .map(({ url, text }) => `${url.slice(url.indexOf(folder) + folder.length)}: ${text}`);
  expect(faults).toEqual([]);
});
