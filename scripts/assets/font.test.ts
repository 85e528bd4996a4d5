/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { charactersOfTheSite } from './font';

it('the committed font was made for every character that the site says', async () => {
  expect(readFileSync('app/fonts/characters.txt', 'utf8')).toBe(await charactersOfTheSite());
});
