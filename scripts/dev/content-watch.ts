import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makePictures } from '../assets/pictures';
import { makeContent } from '../content/report';
import { filesBelow } from '../lib/files';

/**
 * Checks the files of a folder, and writes them for the site, whenever they change. They are assumed valid at the start,
 * because `npm run dev` has just checked them.
 * @param check resolves to the problems, or ''; it runs once for each state of the files
 * @returns a function that resolves to the problems of the files as they are when it is called, or ''
 */
export function watchContent(folder = 'content', check = checkContent): () => Promise<string> {
  let checked = { state: stateOf(folder), problems: Promise.resolve('') };
  return () => {
    const state = stateOf(folder);
    if (checked.state !== state) checked = { state, problems: check() };
    return checked.problems;
  };
}

/** Names and modification times, so that it changes when a file is written, added or deleted. */
function stateOf(folder: string): string {
  const times = filesBelow(folder, '').map((file) => {
    // The file may be missing while an editor replaces it.
    const written = statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs;
    return `${file} ${written}`;
  });
  return times.join('\n');
}

const pictureState = () => `${stateOf('content/pictures')} ${readFileSync('content/pictures.yaml', 'utf8')}`;
let madePictures = '';

async function checkContent(): Promise<string> {
  try {
    // Content may name a picture that has just been put into its folder.
    const state = pictureState();
    if (madePictures !== state) await makePictures();
    madePictures = state;
    return makeContent();
  } catch (error) {
    return (error as Error).message;
  }
}
