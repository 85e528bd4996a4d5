/** What finishing a page expects and did not find. The caller adds the file. */
export class BuildError extends Error {
  constructor(
    readonly expected: string,
    readonly found: string,
  ) {
    super(`expected ${expected}, found ${found.length > 160 ? `${found.slice(0, 160)} ...` : found}`);
  }
}
