/** Runs `work` for all items in order, a limited number at a time. @returns the results in the order of their end */
export async function inParallel<Item, Result>(
  items: Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) results.push(await work(item));
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}
