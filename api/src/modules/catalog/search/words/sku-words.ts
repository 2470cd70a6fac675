import { splitWords } from "./tokens.ts";

/** The search words of a SKU: its parts, and its endings from each part on without hyphens. */
export function skuWords(sku: string): string[] {
  const parts = splitWords(sku);
  return [...parts, ...parts.map((_, i) => parts.slice(i).join(""))];
}
