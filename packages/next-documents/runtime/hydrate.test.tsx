import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { useState } from 'react';
import { hydrateWith } from './hydrate.tsx';
import { hydrateIslands } from './island-loader.ts';
import { fakeIntersectionObserver } from './testing.ts';

/** A form whose second render fails when its last field says so, and whose markup React may not recognise. */
const hydrate = hydrateWith({
  sample: function Sample({ tag: Tag = 'p' }: { tag?: 'p' | 'section' }) {
    const [message, setMessage] = useState('');
    if (message === 'fail') throw new Error('a page translator');
    return (
      <>
        <p>
          <a href="mailto:a@b.example">a@b.example</a>
        </p>
        <Tag>
          <form>
            <input name="user_name" aria-label="Name" />
            <input type="radio" name="type" value="one" aria-label="One" />
            <input type="radio" name="type" value="two" aria-label="Two" />
            <textarea name="message" aria-label="Message" onInput={(event) => setMessage(event.currentTarget.value)} />
            <button type="submit">Send</button>
          </form>
        </Tag>
      </>
    );
  },
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** The island as the server has rendered it, inside `tag`. */
function show(tag = 'p', props = '{}') {
  document.documentElement.dataset.js = '';
  document.body.innerHTML = `<main><div data-island="sample" data-hydrate="visible" data-props='${props}'><p><a href="mailto:a@b.example">a@b.example</a></p><${tag}><form><input name="user_name" aria-label="Name"/><input type="radio" name="type" value="one" aria-label="One"/><input type="radio" name="type" value="two" aria-label="Two"/><textarea name="message" aria-label="Message"></textarea><button type="submit">Send</button></form></${tag}></div></main>`; // prettier-ignore
  const island = document.querySelector('[data-island]') as HTMLElement;
  hydrateIslands('/unused.js');
  return island;
}

const hydrated = () => new Promise((resolve) => document.addEventListener('island:hydrated', resolve, { once: true }));

beforeEach(() => void fakeIntersectionObserver());
beforeAll(() => void jest.spyOn(console, 'warn').mockImplementation());
// React reports what it cannot recover from to the window, where jest would take it for a failure.
beforeAll(() => addEventListener('error', (event) => event.preventDefault()));

it('keeps what was typed where React fails after hydration, and shows the address instead of a form that looks alive', async () => {
  const island = show('section', '{"tag":"section"}');
  hydrate(island);
  await hydrated();
  fireEvent.input(field('Name'), { target: { value: 'Ada' } });
  fireEvent.click(field('Two'));
  fireEvent.input(field('Message'), { target: { value: 'fail' } });
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-js'));
  expect(field('Name')).toHaveValue('Ada');
  expect(field('Two')).toBeChecked();
  expect(field('Message')).toHaveValue('fail');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(screen.getByRole('link')).toHaveFocus();
});

it('keeps what was typed before hydration where React makes the form anew, and the focus with the caret', async () => {
  const island = show('div', '{"tag":"section"}');
  field('Name').value = 'Ada';
  field('One').checked = true;
  // What an extension puts before a field.
  field('Name').before(document.createElement('button'));
  const before = field('Name');
  before.focus();
  before.setSelectionRange(1, 2);
  hydrate(island);
  await hydrated();
  expect(field('Name')).not.toBe(before);
  expect(field('Name')).toHaveValue('Ada');
  expect(field('One')).toBeChecked();
  expect(field('Name')).toHaveFocus();
  expect([field('Name').selectionStart, field('Name').selectionEnd]).toEqual([1, 2]);
  expect(document.documentElement).toHaveAttribute('data-js');
});
