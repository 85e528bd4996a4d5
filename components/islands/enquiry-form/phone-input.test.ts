import { digitsOf, guardPhoneInput } from './phone-input';

function type(data: string, cancelable: boolean) {
  const field = document.body.appendChild(document.createElement('input'));
  const refuse = jest.fn();
  const event = Object.assign(new Event('beforeinput', { cancelable }), { data }) as InputEvent;
  field.addEventListener('beforeinput', () => guardPhoneInput(event, refuse));
  field.dispatchEvent(event);
  return { field, refused: refuse.mock.calls.length, prevented: event.defaultPrevented };
}

it.each([
  ['(912) 345-6789', '9123456789'],
  ['+1 912 345 6789', '9123456789'],
  ['+65 9123 4567', '6591234567'],
])('writes a pasted %s as %s', (pasted, written) => {
  const { field, prevented } = type(pasted, true);
  expect([field.value, prevented]).toEqual([written, true]);
});

it('keeps out a number with a digit too many', () => {
  const { field, refused, prevented } = type('91234567890', true);
  expect([field.value, refused, prevented]).toEqual(['', 1, true]);
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
])('makes of %s, typed before hydration, %s', (typed, kept) => {
  expect(digitsOf(typed)).toBe(kept);
});
