/** The words of a text as the search compares them: lower case, without punctuation and accents. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** A name's words, and the name as one word where it is hyphenated: PD-L1 is found as pd, l1 and pdl1. */
export const nameWords = (name: string): string[] => [...wordsOf(name), wordsOf(name).join("")];

/** What a SKU is found by: its parts, and what follows each of them without the hyphens. */
export function skuWords(sku: string): string[] {
  const parts = wordsOf(sku);
  return [...parts, ...parts.map((_, i) => parts.slice(i).join(""))];
}
