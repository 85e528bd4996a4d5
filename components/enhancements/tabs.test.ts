import { fireEvent, screen } from '@testing-library/dom';
import { fakeScrolling } from '@/test-support/browser';
import { switchTabs } from './tabs';

const names = ['One', 'Two', 'Three'];
const group = (prefix: string) => `
  <div data-tabs>
    <div role="tablist">${names.map((name, at) => `<button role="tab" aria-controls="${prefix}${name}" aria-selected="${at === 0}" tabindex="${at === 0 ? 0 : -1}">${prefix}${name}</button>`).join('')}</div>
    ${names.map((name, at) => `<div role="tabpanel" id="${prefix}${name}" ${at === 0 ? 'data-active' : ''}></div>`).join('')}
  </div>`;

const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);
const active = () => [...document.querySelectorAll('[data-active]')].map(({ id }) => id);

beforeAll(switchTabs);
beforeEach(() => {
  fakeScrolling();
  document.body.innerHTML = group('a') + group('b') + '<div role="tablist"><button role="tab">Own</button></div>';
});

it('a click selects a tab and shows its panel, and leaves other rows of tabs alone', () => {
  fireEvent.click(tab('aTwo'));
  expect(selected()).toEqual(['aTwo', 'bOne']);
  expect(active()).toEqual(['aTwo', 'bOne']);
  // Styles read the attribute.
  expect(tab('aTwo')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(3);
});

it('marks the selected tab in a browser that does not reflect `ariaSelected`, such as Firefox before 119', () => {
  const reflected = Object.getOwnPropertyDescriptor(Element.prototype, 'ariaSelected');
  Reflect.deleteProperty(Element.prototype, 'ariaSelected');
  fireEvent.click(tab('aTwo'));
  if (reflected) Object.defineProperty(Element.prototype, 'ariaSelected', reflected);
  expect(tab('aTwo')).toHaveAttribute('aria-selected', 'true');
  expect(tab('aOne')).toHaveAttribute('aria-selected', 'false');
});

it.each([
  ['ArrowRight', 'aOne', 'aTwo'],
  ['ArrowRight', 'aThree', 'aOne'],
  ['ArrowLeft', 'aOne', 'aThree'],
  ['Home', 'aThree', 'aOne'],
  ['End', 'aOne', 'aThree'],
])('%s leads from %s to %s, with the focus', (key, from, to) => {
  expect(fireEvent.keyDown(tab(from), { key })).toBe(false);
  expect(selected()).toContain(to);
  expect(tab(to)).toHaveFocus();
});

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('leaves an arrow with %s to the browser', (modifier) => {
  expect(fireEvent.keyDown(tab('aOne'), { key: 'ArrowLeft', [modifier]: true })).toBe(true);
  expect(selected()).toEqual(['aOne', 'bOne']);
});

it('leaves other keys, the tabs of an island, and a key on the document itself alone', () => {
  expect(fireEvent.keyDown(tab('aOne'), { key: 'a' })).toBe(true);
  expect(fireEvent.keyDown(tab('Own'), { key: 'ArrowRight' })).toBe(true);
  expect(fireEvent.keyDown(document, { key: 'ArrowRight' })).toBe(true);
  expect(selected()).toEqual(['aOne', 'bOne']);
});
