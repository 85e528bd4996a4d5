import { render } from '@testing-library/react';
import { NoBreak } from './no-break';

const unbrokenIn = (text: string) => {
  const { container } = render(<NoBreak text={text} />);
  expect(container).toHaveTextContent(text);
  return [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
};

it('keeps a word with a hyphen on one line, with the stop that follows it', () => {
  expect(unbrokenIn('One sign-in for each self-hosted, third-party app')).toEqual([
    'sign-in',
    'self-hosted,',
    'third-party',
  ]);
});

it('keeps what a slash or a dash joins', () => {
  expect(unbrokenIn('CI/CD since 2024–26, at #01-01')).toEqual(['CI/CD', '2024–26,', '#01-01']);
});

it('keeps a number with its unit, and a name with its initial', () => {
  expect(unbrokenIn('The receipt, 9 seconds later; kept for 30 days')).toEqual(['9 seconds', '30 days']);
  expect(unbrokenIn('The last session ends for M. Tan, who left')).toEqual(['M. Tan,']);
});

it('keeps a date, and the number of a flat', () => {
  expect(unbrokenIn('By 31 December 2026, 14 Sample Street, Unit 2; 1,612 sq ft')).toEqual([
    '31 December',
    'Unit 2',
    '1,612 sq ft',
  ]);
  expect(unbrokenIn('14 Sample Str. / 2')).toEqual(['Str. / 2']);
});

it('keeps the article of a heading with its noun, and not that of a text', () => {
  const textOf = (size: 'heading' | 'text') => {
    const { container } = render(<NoBreak text="A firm with an office, a team and data" size={size} />);
    return container.textContent;
  };
  expect(textOf('heading')).toBe('A\u00a0firm with an\u00a0office, a\u00a0team and data');
  expect(textOf('text')).toBe('A firm with an office, a team and data');
});

it('keeps the end of a word that is longer than a line, and leaves a text without hyphens', () => {
  expect(unbrokenIn('Application-in-a-box')).toEqual(['in-a-box']);
  expect(unbrokenIn('Two-Factor/Multi-Factor')).toEqual(['Two-Factor/', 'Multi-Factor']);
  expect(unbrokenIn('Who we are')).toEqual([]);
});
