import type { Species } from "../../../design/index.ts";
import type { Phrase } from "./vocabulary.ts";

/** The kind of product that a query asks for. */
export interface Request {
  species?: Species | undefined;
  /** Codes of functions, in order of preference; empty if the query names no method. */
  functions: string[];
  /** Symbols of structures, in order of preference; empty if the query names no delivery. */
  structures: string[];
}

/** Step 3: "mouse TP53 knock-out lentivirus" asks for the mouse, the function KO and the structures LV and LA. */
export function readRequest(phrases: Phrase[]): Request {
  const terms = phrases.flatMap(({ term }) => term ?? []);
  return {
    species: terms.find(({ species }) => species)?.species,
    functions: preferred(terms.map(({ functions }) => functions)),
    structures: preferred(terms.map(({ structures }) => structures)),
  };
}

/** The values that all lists contain, in the order of the shortest one; else the first list. */
function preferred(lists: string[][]): string[] {
  const named = lists.filter((list) => list.length > 0);
  const [shortest = []] = named.toSorted((a, b) => a.length - b.length);
  const common = shortest.filter((value) => named.every((list) => list.includes(value)));
  return common.length > 0 ? common : (named[0] ?? []);
}
