import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { ContentError } from "../../../content-files/content-error.ts";
import { CONTENT_FOLDER } from "../../../content-files/content-folder.ts";
import { rowsOf, type Tx } from "../../../db/database.ts";
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
/** The lines of the files by symbol in lower case. */
const loaded = new Map<Species, Map<string, string>>();

/** Reads the files, which takes longer than a page may take to render. */
export function prepareApprovedSymbols(): void {
  symbolsOf("Human");
  symbolsOf("Mouse");
}

function symbolsOf(species: Species): Map<string, string> {
  const symbols = loaded.get(species) ?? readSymbols(species);
  loaded.set(species, symbols);
  return symbols;
}

/** Whether a word is the approved symbol of a gene of either species, sold or not. */
export const isApprovedSymbol = (word: string): boolean =>
  findApprovedSymbol(word, "Human") !== undefined || findApprovedSymbol(word, "Mouse") !== undefined;

/** The approved symbol with this spelling, ignoring case. The file of a species is read with its first query. */
export function findApprovedSymbol(text: string, species: Species): ApprovedSymbol | undefined {
  const [symbol, id] = symbolsOf(species).get(text.trim().toLowerCase())?.split("\t") ?? [];
  return symbol === undefined ? undefined : { symbol, authorityId: `${FILES[species].prefix}:${id}` };
}

/**
 * The approved symbol with this spelling, if the store does not have its gene; otherwise null. A gene that the store has
 * under an older symbol is known by its id.
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
  const [sold] = await rowsOf(
    tx,
    sql`select 1 from (
        select target_class from genes where species = ${species} and lower(symbol) = lower(${symbol})
        union all
        select target_class from genes where search_words @@ ${`'${authorityId.toLowerCase()}'`}::tsquery
      ) known where not target_class = any(${`{${except.join(",")}}`}::text[]) limit 1`,
  );
  return sold ? null : symbol;
}

/**
 * Lines are parsed when they are found, because there are 120,000 of them.
 * @throws ContentError if a line has no symbol or no id
 */
function readSymbols(species: Species): Map<string, string> {
  const { file } = FILES[species];
  const symbols = new Map<string, string>();
  for (const [i, line] of readFileSync(join(CONTENT_FOLDER, file), "utf8").split("\n").entries()) {
    if (line === "" || line.startsWith("#")) continue;
    const tab = line.indexOf("\t");
    if (tab < 1 || tab === line.length - 1)
      throw new ContentError(file, i + 1, "must be a symbol, a tab and a number");
    symbols.set(line.slice(0, tab).toLowerCase(), line);
  }
  return symbols;
}
