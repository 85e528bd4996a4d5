/**
 * Sentences of the CMS that say nothing to whoever writes, and what stands there instead. It has no setting for them, so they are
 * changed where it is bundled. What is too few or too many for a list it does not know itself: the list's own hint does.
 */
const sentences: readonly (readonly [theirs: string, ours: string])[] = [
  ['There was an error while saving the entry. Please try again later.', 'Nothing was saved. What you have typed is still in the form.'],
  ['.input {$min :integer} .match $min one {{You must select at least {$min} option.}} * {{You must select at least {$min} options.}}', 'There are too few entries. Below them is said how many it needs.'],
  ['.input {$min :integer} .match $min one {{You must add at least {$min} item.}} * {{You must add at least {$min} items.}}', 'There are too few entries. Below them is said how many it needs.'],
  ['.input {$max :integer} .match $max one {{You cannot select more than {$max} option.}} * {{You cannot select more than {$max} options.}}', 'There are too many entries. Remove one.'],
  ['.input {$max :integer} .match $max one {{You cannot add more than {$max} item.}} * {{You cannot add more than {$max} items.}}', 'There are too many entries. Remove one.'],
]; // prettier-ignore

/**
 * The source of the CMS with our sentences.
 * @throws Error that names a sentence which it does not have, as another version may not
 */
export function inOurWords(source: string): string {
  return sentences.reduce((text, [theirs, ours]) => {
    if (!text.includes(theirs)) throw new Error(`The CMS does not say “${theirs}” (scripts/editor/cms-words.ts).`);
    return text.replaceAll(theirs, () => ours);
  }, source);
}
