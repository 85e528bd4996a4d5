import { act, render } from '@testing-library/react';
import Typewriter from './typewriter';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const line = () => document.querySelector<HTMLElement>('.typed-text') as HTMLElement;
const wait = (time: number) => act(async () => void (await jest.advanceTimersByTimeAsync(time)));

it('types each sentence it is given, from its first letter, in one element', async () => {
  const { rerender } = render(<Typewriter text="First line" speed={50} />);
  const element = line();
  await wait(200);
  expect('First line'.startsWith(element.textContent ?? '?')).toBe(true);
  expect(element.textContent).not.toBe('First line');
  await wait(2_000);
  expect(element).toHaveTextContent('First line');
  rerender(<Typewriter text="Second" speed={50} />);
  await wait(2_000);
  expect(line()).toBe(element);
  expect(element).toHaveTextContent('Second');
});

it('steps aside for a sentence that comes while another is typed, and types the one after that', async () => {
  const { rerender } = render(<Typewriter text="A sentence of many letters" speed={50} />);
  await wait(200);
  rerender(<Typewriter text="Too early" speed={50} />);
  await wait(0);
  expect(line()).not.toBeVisible();
  await wait(5_000);
  expect(line()).not.toBeVisible();
  rerender(<Typewriter text="In its turn" speed={50} />);
  await wait(2_000);
  expect(line()).toBeVisible();
  expect(line()).toHaveTextContent('In its turn');
});

it('never parts an accent or a pair of code units', async () => {
  render(<Typewriter text="🏠🏠🏠🏠" speed={50} />);
  for (let look = 0; look < 20; look += 1) {
    await wait(20);
    expect([...(line().textContent ?? '')].every((letter) => letter === '🏠')).toBe(true);
  }
});
