/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { charactersOfCode, charactersOfTheSite } from './font';

it('the committed text font covers every character on the site', async () => {
  expect(readFileSync('app/fonts/characters.txt', 'utf8')).toBe(await charactersOfTheSite());
});

it('the committed code font covers every character in code samples', () => {
  expect(readFileSync('app/fonts/code-characters.txt', 'utf8')).toBe(charactersOfCode());
});
