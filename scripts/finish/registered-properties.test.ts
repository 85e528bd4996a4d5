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
  ['nothing for a variable of ours', '.a{color:var(--ink,red)}', '.a{color:var(--ink,red)}'],
])('writes %s', (_, css, expected) => {
  expect(writeOutRegistered(css)).toBe(expected);
});

it('keeps what one rule sets for another, with its substitute for browsers without @property', () => {
  const rules = '.a{--c:red}.b{box-shadow:0 0 var(--c)}';
  const substitute = (names: string) => `@layer properties{@supports (x:y){*{${names}}}}`;
  expect(writeOutRegistered(substitute('--c:blue;--s:solid') + rules + registered('--c') + registered('--s'))).toBe(
    substitute('--c:blue') + rules + registered('--c'),
  );
});
