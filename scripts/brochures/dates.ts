const dates = /\/(?:CreationDate|ModDate) \(D:[^)]*\)/g;

/** Whether two PDF files are one but for the time at which they were made. */
export function sameButForDates(one: Buffer, other: Buffer): boolean {
  const timeless = (file: Buffer) => file.toString('latin1').replace(dates, '');
  return one.length === other.length && timeless(one) === timeless(other);
}
