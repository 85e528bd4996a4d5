import { digitsOf, guardInput, guardPaste } from './input-guard';
import { enquiryLimit } from './validation';

function type(data: string | null, cancelable: boolean, name = 'phone', standing = '') {
  const field = document.body.appendChild(document.createElement(name === 'message' ? 'textarea' : 'input'));
  Object.assign(field, { name, value: standing });
  const refuse = jest.fn();
  const init = { data, inputType: data === null ? 'insertLineBreak' : 'insertFromPaste', dataTransfer: null };
  const event = Object.assign(new Event('beforeinput', { cancelable }), init) as unknown as InputEvent;
  field.addEventListener('beforeinput', () => guardInput(event, refuse));
  field.dispatchEvent(event);
  return { field, refused: refuse.mock.calls.length, prevented: event.defaultPrevented };
}

it.each([
  ['(912) 345-6789', '9123456789'],
  ['+1 912 345 6789', '9123456789'],
  ['+65 9123 4567', '6591234567'],
  ['１ ２１２ ５５５ ０１４２', '2125550142'],
])('writes a pasted %s as %s', (pasted, written) => {
  const { field, prevented } = type(pasted, true);
  expect([field.value, prevented]).toEqual([written, true]);
});

it.each([
  ['a number with a digit too many', '91234567890', ''],
  ['an eleventh key', '5', '2345678901'],
  ['an eleventh key after a number that begins with 1', '5', '1234567890'],
  ['a number pasted behind what was typed', '2125550142', '1'],
])('keeps out %s, and leaves what stands there', (_, data, standing) => {
  const { field, refused, prevented } = type(data, true, 'phone', standing);
  expect([field.value, refused, prevented]).toEqual([standing, 1, true]);
});

it('keeps out a key of which WebKit says nothing, because the field has no room for it', () => {
  expect(type('', true, 'phone', '1234567890')).toMatchObject({ refused: 1, prevented: true });
});

it('takes a paste into the phone whole, and leaves that into another field to the browser', () => {
  const pasted = (name: string) => {
    const field = document.body.appendChild(document.createElement('input'));
    field.name = name;
    const clipboardData = { getData: () => '+1 (212) 555-0142' };
    const event = Object.assign(new Event('paste', { cancelable: true }), { clipboardData });
    field.addEventListener('paste', () => guardPaste(event as unknown as ClipboardEvent, jest.fn()));
    field.dispatchEvent(event);
    return [field.value, event.defaultPrevented];
  };
  expect(pasted('phone')).toEqual(['2125550142', true]);
  expect(pasted('company')).toEqual(['', false]);
});

it('leaves the tenth key alone, whatever the number begins with', () => {
  const { refused, prevented } = type('0', true, 'phone', '123456789');
  expect([refused, prevented]).toEqual([0, false]);
});

it('leaves a composition that cannot be cancelled to the browser, which would write it a second time', () => {
  const { field, refused } = type('912 345', false);
  expect([field.value, refused]).toEqual(['', 0]);
});

it.each([
  ['(212) 555-0142', '2125550142'],
  ['+1 212 555 0142', '2125550142'],
  ['+65 9123 4567', '6591234567'],
  ['12125', '12125'],
  ['２１２５５５０１４２', '2125550142'],
  ['٢١٢ ٥٥٥ ٠١٤٢', '2125550142'],
  ['२१२५५५०१४२', '2125550142'],
])('makes of %s, typed before hydration, %s', (typed, kept) => {
  expect(digitsOf(typed)).toBe(kept);
});

it.each([
  ['a megabyte', 'x'.repeat(1_000_000), '', true],
  ['24,000 line breaks', '\n'.repeat(24_000), '', true],
  ['a character too many', 'x', 'x'.repeat(enquiryLimit), true],
  ['a line too many', null, 'x'.repeat(enquiryLimit), true],
  ['the last character that fits', 'x', 'x'.repeat(enquiryLimit - 1), false],
])('keeps %s out of the message as a whole, if it must', (_, data, standing, isKeptOut) => {
  const { field, refused, prevented } = type(data, true, 'message', standing);
  expect([refused, prevented]).toEqual([Number(isKeptOut), isKeptOut]);
  expect(field.value).toBe(standing);
});

it('leaves the Enter alone that sends the form from the phone', () => {
  expect(type(null, true)).toMatchObject({ refused: 0, prevented: false });
});
