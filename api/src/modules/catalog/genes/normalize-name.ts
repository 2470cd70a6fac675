/** What names are compared by: `PD-L1`, `pdl1` and `Pd L1` are the same name. */
export const nameKey = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
