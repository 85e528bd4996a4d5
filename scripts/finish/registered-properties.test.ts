/** @jest-environment node */
import { writeOutRegistered } from './registered-properties';

const registered = (name: string, initial?: string) =>
  `@property ${name}{syntax:"*";inherits:false${initial ? `;initial-value:${initial}` : ''}}`;

it.each([
  ['the initial value', '.a{border-style:var(--s)}' + registered('--s', 'solid'), '.a{border-style:solid}'],
  ['the fallback', '.a{line-height:var(--l,1.3)}' + registered('--l'), '.a{line-height:1.3}'],
  ['an empty fallback', '.a{transform:var(--x,) scale(2)}' + registered('--x'), '.a{transform: scale(2)}'],
  [
    'the fallback where the setter sets the property itself',
    '.a{line-height:var(--l,1.3)}.b{--l:1;line-height:1}' + registered('--l'),
    '.a{line-height:1.3}.b{line-height:1}',
  ],
  [
    'what a rule sets for itself',
    '.a{--s:0 1px red;box-shadow:var(--i),var(--s)}.b{--s:none;box-shadow:var(--i),var(--s)}' +
      registered('--s', 'none') +
      registered('--i', '0 0'),
    '.a{box-shadow:0 0,0 1px red}.b{box-shadow:0 0,none}',
  ],
  ['nothing for a variable of ours', '.a{color:var(--ink,red)}', '.a{color:var(--ink,red)}'],
])('writes %s', (_, css, expected) => {
  expect(writeOutRegistered(css)).toBe(expected);
});

it('keeps the halves that two rules set for one element', () => {
  const halves = registered('--x', '0') + registered('--y', '0');
  expect(
    writeOutRegistered('.a{--x:1px;translate:var(--x) var(--y)}.b{--y:2px;translate:var(--x) var(--y)}' + halves),
  ).toBe('.a{--x:1px;translate:1px var(--y)}.b{--y:2px;translate:var(--x) 2px}' + halves);
});

it('keeps what one rule sets for another, with its substitute for browsers without @property', () => {
  const rules = '.a{--c:red}.b{box-shadow:0 0 var(--c)}';
  const substitute = (names: string) => `@layer properties{@supports (x:y){*{${names}}}}`;
  expect(writeOutRegistered(substitute('--c:blue;--s:solid') + rules + registered('--c') + registered('--s'))).toBe(
    substitute('--c:blue') + rules + registered('--c'),
  );
});

it('drops the registration of what is set on pseudo-elements alone', () => {
  const rules = '.a:before{--c:"x";content:var(--c)}.b:before{content:var(--c)}';
  expect(writeOutRegistered(rules + registered('--c', '""'))).toBe(
    '.a:before{--c:"x";content:"x"}.b:before{content:var(--c,"")}',
  );
});
