/** @jest-environment node */
import { fitted, textWidth } from './text-width';

describe('textWidth', () => {
  // What a browser measures in Arial at 2048 px, where one unit is one px.
  it.each([
    ['', 0],
    ['i', 455],
    ['W', 1933],
    ['Software', 1366 + 1139 + 569 + 569 + 1479 + 1139 + 682 + 1139],
    ['0–4 years', 1139 + 1139 + 1139 + 569 + 1024 + 1139 + 1139 + 682 + 1024],
  ])('of %j', (text, units) => {
    expect(textWidth(text, 2048)).toBe(units);
  });

  it('grows with the font size', () => {
    expect(textWidth('Techstack', 20)).toBe(Math.round(textWidth('Techstack', 2048) / 102.4));
  });

  it('takes no room for an accent', () => {
    expect(textWidth('Café', 2048)).toBe(textWidth('Cafe', 2048));
  });

  it('knows every printable ASCII character: none counts as average by accident', () => {
    const narrow = textWidth('!', 2048);
    expect(narrow).toBeLessThan(textWidth('中', 2048));
    const all = Array.from({ length: 0x5f }, (_, at) => String.fromCharCode(0x20 + at)).join('');
    // The sum of Arial's 95 advance widths, from the font itself.
    expect(textWidth(all, 2048)).toBe(102524);
  });
});

describe('fitted', () => {
  it('leaves a text alone that fits to the last px', () => {
    const text = 'one working path';
    expect(fitted(text, 20, textWidth(text, 20))).toBe(text);
  });

  it('cuts between words and says so, within the room', () => {
    const cut = fitted('one working path first', 20, 150);
    expect(cut).toMatch(/^one working( path)? …$/);
    expect(textWidth(cut, 20)).toBeLessThanOrEqual(150);
  });

  it('keeps at least one word', () => {
    expect(fitted('incomprehensibilities', 20, 10)).toBe('incomprehensibilities …');
  });
});
