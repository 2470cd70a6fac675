/** Splits rows into batches that fit into one statement. */
export function toBatches<T>(rows: T[], size = 500): T[][] {
  const portions: T[][] = [];
  for (let start = 0; start < rows.length; start += size) portions.push(rows.slice(start, start + size));
  return portions;
}
