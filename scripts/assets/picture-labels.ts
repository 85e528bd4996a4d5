import { readFile, writeFile } from 'node:fs/promises';

/** A place in a picture as shares of its width and height, from its top left corner. */
type Place = readonly [x: number, y: number];

/**
 * Writes generated/picture-labels.json from what the render measured: for each scene by day, by label, the place where
 * the line of a flag touches the model.
 */
export async function makePictureLabels(): Promise<void> {
  const index: Record<string, { labels?: Record<string, Place> }> = JSON.parse(
    await readFile('art/originals/index.json', 'utf8'),
  );
  const labels = Object.fromEntries(
    Object.entries(index).flatMap(([scene, entry]) => (entry.labels ? [[scene, entry.labels]] : [])),
  );
  // A place on one line, as the formatter has it.
  const text = JSON.stringify(labels, null, 2).replace(/\[\s+([\d.]+),\s+([\d.]+)\s+\]/g, '[$1, $2]');
  await writeFile('generated/picture-labels.json', `${text}\n`);
}
