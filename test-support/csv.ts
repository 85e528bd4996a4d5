/** Reads CSV (RFC 4180) whose first line names the columns: an object for each row; a cell without text is undefined. */
export function parseCsv(text: string): Record<string, string | undefined>[] {
  const lines = text.trimEnd().split(/\r?\n/);
  const [columns = [], ...rows] = lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain,
    ),
  );
  return rows.map((row) => Object.fromEntries(columns.map((column, index) => [column ?? '', row[index] || undefined])));
}
