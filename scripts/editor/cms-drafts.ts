/**
 * Where the CMS opens its store of drafts: `if (backend && !store) { …store = new IndexedDB(…); return } store = null`. Its first
 * guess is the service that is configured; the folder that is chosen then finds a store, and takes it away.
 */
const opensStore =
  /if\((?<backend>\w+)&&!(?<store>\w+)\)(?=\{let\{databaseName:(?<name>\w+)\}=\k<backend>\.repository\?\?\{\};if\(\k<name>\)\{\k<store>=new \w+\(\k<name>,`draft-backups`)/;

/**
 * The source of the CMS, which then keeps what is typed and not saved also where it works on a folder, and offers it again when
 * the form is opened.
 * @throws Error when it opens its store in another way, as another version may
 */
export function keepingDrafts(source: string): string {
  if (!opensStore.test(source))
    throw new Error('The CMS opens its store of drafts in another way (scripts/editor/cms-drafts.ts).');
  return source.replace(opensStore, 'if($<backend>)');
}
