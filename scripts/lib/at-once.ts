/**
 * Does some work for every item, a few at a time.
 * @param atOnce how many items are worked on at the same time
 * @returns the results in the order of the items
 * @throws what the first work that fails throws
 */
export async function forEachOf<T, R>(items: Iterable<T>, atOnce: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = [...items].entries();
  const worker = async () => {
    for (const [at, item] of queue) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
