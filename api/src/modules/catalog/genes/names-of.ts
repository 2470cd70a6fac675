import { nameKey } from "./normalize-name.ts";

/** A name as it is searched by; rank 0 is the symbol. */
export interface KeyedName {
  key: string;
  name: string;
  rank: 0 | 1;
}

/** A gene's symbol and aliases; of names that differ in punctuation only the first, and none of nothing else. */
export function namesOf(symbol: string, aliases: string[]): KeyedName[] {
  const byKey = new Map<string, KeyedName>();
  for (const [i, name] of [symbol, ...aliases].entries()) {
    const key = nameKey(name);
    if (key && !byKey.has(key)) byKey.set(key, { key, name, rank: i === 0 ? 0 : 1 });
  }
  return [...byKey.values()];
}
