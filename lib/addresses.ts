import { families, familyOf, type FamilyName } from './families';

/** An entry whose file name in `content/` is its id and the end of its address. */
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

/** The message for an address that a page cannot have, because code, a folder of files or a host uses it. */
export function takenAddress(path: string): string {
  return `is “${path}”, where the site has something else already. Expected another address.`;
}
