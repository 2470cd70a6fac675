/** @throws Error if the cell does not match; @param what completes the message: `a number` */
export function matching(column: string, cell: string | undefined, pattern: RegExp, what: string): string {
  if (cell !== undefined && pattern.test(cell)) return cell;
  throw new Error(`has the ${column} ${JSON.stringify(cell)}, which is not ${what}`);
}

/** @throws Error if the cell is not a guide of 20 bases */
export const guideSequence = (column: string, cell: string | undefined): string =>
  matching(column, cell, /^[ACGT]{20}$/, "20 bases");

/** @throws Error if the cell is not the symbol of a gene */
export const symbolOf = (column: string, cell: string | undefined): string =>
  matching(column, cell, /^[!-~]{1,50}$/, "a symbol");

/** @throws Error if the cell is not an NCBI Gene ID */
export function locusIdOf(column: string, cell: string | undefined): number {
  const id = Number(matching(column, cell, /^\d{1,10}$/, "an NCBI Gene ID"));
  if (id >= 1 && id <= 2_147_483_647) return id;
  throw new Error(`has the ${column} ${id}, which is not an NCBI Gene ID`);
}
