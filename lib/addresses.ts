import { families, familyOf, type FamilyName } from './families';

/** What has the name of a file in `content/` as its id, and a page below a folder of its own. */
interface Filed {
  readonly id: string;
}

/** The address of a vacancy's own page. */
export function vacancyPath({ id }: Filed): string {
  return families.vacancy.below + id;
}

/** The address of a person's own page. */
export function personPath({ id }: Filed): string {
  return families.person.below + id;
}

/** The address of a page that is named by its file; nothing for a file whose address is in it. */
export function addressByFile(folder: string, file: string): string | undefined {
  const family = (Object.keys(families) as FamilyName[])
    .map(familyOf)
    .find((row) => row.folder === folder && row.isNamedByFile);
  return family && `${family.below}${file}`;
}

/** What editors are told of an address that no page can have, since code, a folder of files or hosts have it. */
export function takenAddress(path: string): string {
  return `is “${path}”, where the site has something else already. Expected another address.`;
}
