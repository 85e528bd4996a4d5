import { guardPhoneInput } from './phone-input';

function type(data: string, cancelable: boolean) {
  const field = document.body.appendChild(document.createElement('input'));
  const refuse = jest.fn();
  const event = Object.assign(new Event('beforeinput', { cancelable }), { data }) as InputEvent;
  field.addEventListener('beforeinput', () => guardPhoneInput(event, refuse));
  field.dispatchEvent(event);
  return { field, refused: refuse.mock.calls.length, prevented: event.defaultPrevented };
}

it('writes a pasted number without its separators', () => {
  const { field, prevented } = type('(912) 345-6789', true);
  expect([field.value, prevented]).toEqual(['9123456789', true]);
});

it('leaves a composition that cannot be cancelled to the browser, which would write it a second time', () => {
  const { field, refused } = type('912 345', false);
  expect([field.value, refused]).toEqual(['', 0]);
});
