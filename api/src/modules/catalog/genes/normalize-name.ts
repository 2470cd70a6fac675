/** The form in which names are compared: `PD-L1`, `pdl1` and `Pd L1` all become `pdl1`. */
export const normalizeName = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
