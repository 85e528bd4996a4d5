/** What the browser writes by the clock and by chance: the dates, and the numbers by which table cells are named. */
const passing = /\/(?:CreationDate|ModDate) \(D:[^)]*\)|\bnode\d{8}\b/g;

/** Whether two PDF files are one but for the time at which they were made and the names of their parts. */
export function saySame(one: Buffer, other: Buffer): boolean {
  const lasting = (file: Buffer) => file.toString('latin1').replace(passing, '');
  return one.length === other.length && lasting(one) === lasting(other);
}
