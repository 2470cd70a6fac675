import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { CONTENT_FOLDER, ContentError } from "../../../content-files/content-folder.ts";
import { queryRows, type Tx } from "../../../db/database.ts";
import type { Species, TargetClass } from "../../design/index.ts";

/** A symbol that HGNC or MGI approved, with the id of its gene, such as `HGNC:12403`. */
interface ApprovedSymbol {
  symbol: string;
  authorityId: string;
}

const FILES: Record<Species, { file: string; prefix: string }> = {
  Human: { file: "symbols/human.txt", prefix: "HGNC" },
  Mouse: { file: "symbols/mouse.txt", prefix: "MGI" },
};
const SYMBOL_LINE = /^([^\t]+)\t\d+$/;
/** The texts of the files. A search in them takes microseconds; 120,000 objects would take 20 MB. */
const loaded = new Map<Species, string>();

/** Reads the files, which takes longer than a page may take to render. */
export function prepareApprovedSymbols(): void {
  loadSymbols("Human");
  loadSymbols("Mouse");
}

function loadSymbols(species: Species): string {
  const { file } = FILES[species];
  const symbols = loaded.get(species) ?? checkSymbols(file, readFileSync(join(CONTENT_FOLDER, file), "utf8"));
  loaded.set(species, symbols);
  return symbols;
}

/** Whether a word is the approved symbol of a gene of either species, sold or not. */
export const isApprovedSymbol = (word: string): boolean =>
  findApprovedSymbol(word, "Human") !== undefined || findApprovedSymbol(word, "Mouse") !== undefined;

/** The approved symbol with this spelling, ignoring case. The file of a species is read with its first query. */
export function findApprovedSymbol(text: string, species: Species): ApprovedSymbol | undefined {
  const [symbol, id] = findLine(loadSymbols(species), text.trim().toLowerCase())?.split("\t") ?? [];
  return symbol === undefined ? undefined : { symbol, authorityId: `${FILES[species].prefix}:${id}` };
}

/**
 * The approved symbol with this spelling, if the store does not have its gene; otherwise null. A gene that the store has
 * under an older symbol is known by its id. It may be coming (`areGenesComing`).
 * @param except classes of genes that count as not sold
 */
export async function findUnsoldSymbol(
  tx: Tx,
  text: string,
  species: Species,
  except: TargetClass[] = [],
): Promise<string | null> {
  const approved = findApprovedSymbol(text, species);
  if (!approved) return null;
  const { symbol, authorityId } = approved;
  const [sold] = await queryRows(
    tx,
    sql`select 1 from (
        select target_class from genes where species = ${species} and lower(symbol) = lower(${symbol})
        union all
        select target_class from genes where search_words @@ ${`'${authorityId.toLowerCase()}'`}::tsquery
      ) known where not target_class = any(${`{${except.join(",")}}`}::text[]) limit 1`,
  );
  return sold ? null : symbol;
}

/** The line of a symbol in lower case, by binary search. */
export function findLine(lines: string, symbol: string): string | undefined {
  // Positions between which the line begins.
  let first = 0;
  let last = lines.length;
  while (first < last) {
    const start = lines.lastIndexOf("\n", (first + last - 1) >> 1) + 1;
    const line = lines.slice(start, lines.indexOf("\n", start));
    const found = line.slice(0, line.indexOf("\t")).toLowerCase();
    if (found === symbol) return line;
    if (found < symbol) first = start + line.length + 1;
    else last = start;
  }
  return undefined;
}

/**
 * Checks the text of a file.
 * @returns the lines after its comments
 * @throws ContentError if a line has no symbol or no number, or is not in order
 */
export function checkSymbols(file: string, text: string): string {
  const [comments = ""] = /^(?:#.*\n)*/.exec(text) ?? [];
  const lines = text.slice(comments.length);
  const refuse = (index: number, problem: string) => {
    throw new ContentError(file, comments.split("\n").length + index, problem);
  };
  let previous = "";
  for (const [index, line] of lines.split("\n").slice(0, -1).entries()) {
    const symbol =
      SYMBOL_LINE.exec(line)?.[1]?.toLowerCase() ?? refuse(index, "must be a symbol, a tab and a number");
    if (symbol <= previous)
      refuse(index, `must not come after "${previous}", because lines are sorted by lower case`);
    previous = symbol;
  }
  if (!lines.endsWith("\n")) refuse(lines.split("\n").length - 1, "must end with a line break");
  return lines;
}
