/** Something that the CMS does, found in its source, and what stands there instead. */
type Mend = readonly [does: string, found: RegExp, instead: string];

/**
 * What the CMS does with the files of others, where it is bundled; `versions` is scripts/editor/page/versions.ts. It compares with
 * what somebody else has pushed to a repository, and on a folder with nothing.
 */
const mends: readonly Mend[] = [
  // Its first guess is the service that is configured; the folder that is chosen then finds a store, and takes it away.
  [
    'opens its store of drafts',
    /if\((?<backend>\w+)&&!(?<store>\w+)\)(?=\{let\{databaseName:(?<name>\w+)\}=\k<backend>\.repository\?\?\{\};if\(\k<name>\)\{\k<store>=new \w+\(\k<name>,`draft-backups`)/,
    'if($<backend>)',
  ],
  // With a state that is always another one, it reads the folder as often as it asks a repository for commits.
  [
    'writes into a folder',
    /(?<reading>fetchFiles:async\(\)=>\{await \w+\((?<folder>\w+),\{hashCacheDB:\w+\}\)\}),(?<blob>fetchBlob:async\(\{path:\w+\}\)=>\{if\(!\w+\)throw Error\(`Root directory handle is not available`\);return (?<read>\w+)\(\w+,\w+\)\}),commitChanges:async (?<changes>\w+)=>(?<write>\w+)\(\k<folder>,\k<changes>\)/,
    '$<reading>,fetchLastCommit:async()=>({hash:crypto.randomUUID()}),$<blob>,commitChanges:async $<changes>=>{await versions.beforeWriting($<changes>,path=>$<read>($<folder>,path));return $<write>($<folder>,$<changes>)}',
  ],
  // A folder is read whenever a form is opened or the window is looked at again, a repository at most every ten seconds.
  [
    'asks whether files have changed',
    /(?<service>\w+)\?\.fetchLastCommit&&\w+\.current&&!(?<busy>\w+)&&!\((?=\w+&&!\w+&&Date\.now\(\))/,
    '$<service>?.fetchLastCommit&&!$<busy>&&!($<service>.isGit&&',
  ],
  [
    'keeps what it has read of a folder',
    /(?<store>\w+)\.current=(?<entries>\w+)(?=(?:,\w+\.current=\w+){3},\w+\.current=!0,\w+\(`The site data is ready`\))/,
    '$<store>.current=versions.keepKnown($<store>.current,$<entries>)',
  ],
  // Also before its first pull request, which would take back what has been merged since the form was opened.
  [
    'asks before it saves over a change',
    /if\(!(?<inRequest>\w+)\)\{let (?<conflict>\w+)=await (?<detect>\w+)\((?<draft>\w+)\);if\(\k<conflict>&&!\w+\)throw Error\(`save_conflict`,\{cause:\k<conflict>\}\)\}/,
    'await versions.beforeSave($<draft>,$<inRequest>&&$<draft>.originalEntry?.workflow?void 0:await $<detect>($<draft>));',
  ],
  // On the commit that the editor has read: the host refuses it where somebody else has changed the pull request since.
  [
    'commits to a pull request',
    /headOid:(?<base>\w+)\}\)(?=;return (?<request>\w+)\?\{commit)/,
    'headOid:$<base>??$<request>?.headSHA})',
  ],
  [
    'says why it has not saved',
    /Error\(`saving_failed`,\{cause:(?<error>\w+)\.cause\?\?\k<error>\}\)/,
    'Error(`saving_failed`,{cause:versions.refusalOf($<error>.cause??$<error>)})',
  ],
];

/**
 * Sentences of the CMS that say nothing to whoever writes, or are no longer true, and what stands there instead. It has no setting
 * for them. What is too few or too many for a list it does not know itself: the list's own hint does.
 */
const sentences: readonly (readonly [theirs: string, ours: string])[] = [
  ['saving_entry:{error:{title:`Error`', 'saving_entry:{error:{title:`Not saved`'],
  [
    'There was an error while saving the entry. Please try again later.',
    'Nothing was saved. What you have typed is still in the form.',
  ],
  [
    '.input {$min :integer} .match $min one {{You must select at least {$min} option.}} * {{You must select at least {$min} options.}}',
    'There are too few entries. Below them is said how many it needs.',
  ],
  [
    '.input {$min :integer} .match $min one {{You must add at least {$min} item.}} * {{You must add at least {$min} items.}}',
    'There are too few entries. Below them is said how many it needs.',
  ],
  [
    '.input {$max :integer} .match $max one {{You cannot select more than {$max} option.}} * {{You cannot select more than {$max} options.}}',
    'There are too many entries. Remove one.',
  ],
  [
    '.input {$max :integer} .match $max one {{You cannot add more than {$max} item.}} * {{You cannot add more than {$max} items.}}',
    'There are too many entries. Remove one.',
  ],
  [
    'This entry has been changed in the repository after you opened it.',
    'Somebody else has changed this since you opened it.',
  ],
  [
    'This entry has been deleted from the repository after you opened it.',
    'Somebody else has deleted or renamed the file of this form.',
  ],
  [
    'If you save now, their changes will be lost.',
    'You can go on: when you save, what only one of you has changed is kept, and you choose where both have.',
  ],
  ['If you save now, the entry will be created again.', 'When you save, you are asked what to do.'],
  [
    'Couldn’t delete the entry. Please try again.',
    'Nothing was deleted. Somebody else has probably changed it meanwhile: open it and look, before you delete it.',
  ],
  [
    'Couldn’t publish the entry. Please try again.',
    'The host has not published it. Open its pull request, which says why: perhaps somebody else has changed the same lines. Nothing is lost.',
  ],
];

/**
 * The source of the CMS, which then keeps what is typed and not saved also where it works on a folder, saves nothing over what
 * others have written, and speaks in our words.
 * @throws Error that names what it does or says otherwise, as another version may
 */
export function mended(source: string): string {
  const changed = mends.reduce((text, [does, found, instead]) => {
    if (!found.test(text)) throw new Error(`The CMS ${does} in another way (scripts/editor/cms.ts).`);
    return text.replace(found, instead);
  }, source);
  return sentences.reduce((text, [theirs, ours]) => {
    if (!text.includes(theirs)) throw new Error(`The CMS does not say “${theirs}” (scripts/editor/cms.ts).`);
    return text.replaceAll(theirs, () => ours);
  }, changed);
}
