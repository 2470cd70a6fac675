import { z } from "zod";
import { ContentError } from "../../../../content-files/content-folder.ts";
import { readYaml } from "../../../../content-files/read-yaml.ts";
import { tokenize } from "../reading/tokens.ts";
import { type SearchEntry, toLexemes } from "./search-entry.ts";

const FILE = "search-keywords.yaml";
/** Phrases by catalog number, SKU of a service or stock item, or address of a page. */
const keywords = readYaml(FILE, z.record(z.string(), z.array(z.string().min(1)).min(1)));

/** The words of the further phrases of an entry, by its SKU or the address of its page. */
export const getKeywords = (...names: string[]): string[] =>
  names.flatMap((name) => toLexemes(...(keywords[name] ?? [])));

/** @throws ContentError if the file has a key that is neither the SKU nor the address of an entry */
export function checkKeywords(entries: SearchEntry[]): void {
  const known = new Set(entries.flatMap(({ sku, url }) => [sku, url]));
  const unknown = Object.keys(keywords).find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new ContentError(FILE, undefined, `${unknown} is neither a SKU nor the address of a page`);
}

/** The words of all phrases, which mistyped words are compared with. */
export const keywordWords: ReadonlySet<string> = new Set(
  Object.values(keywords).flatMap((phrases) =>
    phrases.flatMap((phrase) => tokenize(phrase).map(({ word }) => word)),
  ),
);
