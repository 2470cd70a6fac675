/** Splits a text into search words: lower case, without punctuation and accents. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** The words of a name, and the name as one word: the search finds PD-L1 as pd, l1 and pdl1. */
export const nameWords = (name: string): string[] => [...wordsOf(name), wordsOf(name).join("")];

/** The search words of a SKU: its parts, and its endings from each part on without hyphens. */
export function skuWords(sku: string): string[] {
  const parts = wordsOf(sku);
  return [...parts, ...parts.map((_, i) => parts.slice(i).join(""))];
}
