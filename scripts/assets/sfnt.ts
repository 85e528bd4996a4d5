/** The tables of an OpenType font by their tags, such as 'GPOS' (OpenType specification, "Table Directory"). */
export type Tables = Map<string, Buffer>;

const headerLength = 12;
const recordLength = 16;

/** Takes a font file of TrueType outlines apart. */
export function readTables(font: Buffer): Tables {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, at) => headerLength + recordLength * at);
  return new Map(
    records.map((at) => {
      const start = font.readUInt32BE(at + 8);
      return [font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12))];
    }),
  );
}

/** Puts tables together to a font file. Its checksums are left to what reads it and writes it in its final format. */
export function writeTables(tables: Tables): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const records = Buffer.alloc(headerLength + recordLength * sorted.length);
  records.writeUInt32BE(0x00010000, 0);
  records.writeUInt16BE(sorted.length, 4);
  const parts = [records];
  let start = records.length;
  for (const [index, [tag, table]] of sorted.entries()) {
    const at = headerLength + recordLength * index;
    records.write(tag, at, 'latin1');
    records.writeUInt32BE(start, at + 8);
    records.writeUInt32BE(table.length, at + 12);
    // Each table begins at a multiple of four bytes.
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    parts.push(padded);
    start += padded.length;
  }
  return Buffer.concat(parts);
}
