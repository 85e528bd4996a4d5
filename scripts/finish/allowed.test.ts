/** @jest-environment node */
import { assertAllowed } from './allowed';
import { hashSource } from './inline-code';
import { contentSecurityPolicy } from './policy';

const known = { script: 'wake()', style: 'p{color:red}' };
const policy = contentSecurityPolicy({
  scripts: [hashSource(known.script)],
  styles: [hashSource(known.style)],
  mailOrigin: 'https://mail.example',
});
const check = (html: string) => () => assertAllowed(`<body>${html}</body>`, { policy });

it.each([
  ['a script that the policy names', `<script data-chunks="a b">${known.script}</script>`],
  ['a style that it names', `<style>${known.style}</style>`],
  ['structured data', '<script type="application/ld+json">{"@type":"Organization"}</script>'],
  ['links, pictures and forms', '<a href="mailto:a@b.example">a</a><img src="/a.avif" alt=""/><form></form>'], // prettier-ignore
  ['a description of such an address', '<meta content="What a javascript: address is"/>'],
  ['words that only look like attributes', '<p title="style= onclick=">javascript: is a word</p>'],
])('%s may stand in a page', (_, html) => {
  expect(check(html)).not.toThrow();
});

it.each<[string, string, RegExp]>([
  [
    'a script that nobody accounted for',
    '<script>track()</script>',
    /no inline script but those in .*found <script>track/,
  ],
  ['a known script with one space more', `<script>${known.script} </script>`, /no inline script but those/],
  [
    'a script from a file',
    '<script src="/x.js"></script>',
    /no script but those that the page wakes with, found \/x\.js/,
  ],
  ['a module', '<script type="module">import "/x.js"</script>', /no inline script but those/],
  [
    'a style that nobody accounted for',
    '<style>p{}</style>',
    /no inline style but the stylesheets, found <style>p\{\}/,
  ],
  ['a known style as a script', `<script>${known.style.toUpperCase()}</script>`, /no inline script/],
  ['a style attribute', '<p style="color:red">a</p>', /no style attributes.*found <p style="color:red">/],
  ['a handler', '<img src="/a" onerror="x()"/>', /no inline event handlers.*found <img onerror="x\(\)">/],
  ['a handler in capitals', '<p ONCLICK="x()">a</p>', /no inline event handlers/],
  ['a javascript: address', '<a href="javascript:x()">a</a>', /no javascript: addresses/],
  ['one behind a blank', '<a href=" JavaScript:x()">a</a>', /no javascript: addresses/],
  ['one behind blanks', '<a href="  JavaScript:x()">a</a>', /no javascript: addresses/],
  ['a frame', '<iframe src="/a"></iframe>', /no element that the policy blocks, found <iframe>/],
  ['an address for all others', '<base href="/a"/>', /no element that the policy blocks, found <base>/],
  ...['frame', 'embed', 'audio', 'video'].map((name): [string, string, RegExp] => [
    name,
    `<${name}>`,
    new RegExp(`found <${name}>`),
  ]),
  ['an object', '<object data="/a"></object>', /no element that the policy blocks/],
])('%s stops the build', (_, html, message) => {
  expect(check(html)).toThrow(message);
});
