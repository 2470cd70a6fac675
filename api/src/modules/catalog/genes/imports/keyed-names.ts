import { normalizeName } from "../normalize-name.ts";

/** A gene name with its normalized form. Rank 0 is the symbol, 1 an alias. */
export interface KeyedName {
  key: string;
  name: string;
  rank: 0 | 1;
}

/** The names of a gene. Skips names without letters or digits, and repeats that differ only in case and punctuation. */
export function keyedNames(symbol: string, aliases: string[]): KeyedName[] {
  const byKey = new Map<string, KeyedName>();
  for (const [i, name] of [symbol, ...aliases].entries()) {
    const key = normalizeName(name);
    if (key && !byKey.has(key)) byKey.set(key, { key, name, rank: i === 0 ? 0 : 1 });
  }
  return [...byKey.values()];
}
