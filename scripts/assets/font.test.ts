/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { charactersOfCode, charactersOfTheSite } from './font';

it('the committed font was made for every character that the site says', async () => {
  expect(readFileSync('app/fonts/characters.txt', 'utf8')).toBe(await charactersOfTheSite());
});

it('the committed font of code was made for every character in it', () => {
  expect(readFileSync('app/fonts/code-characters.txt', 'utf8')).toBe(charactersOfCode());
});
