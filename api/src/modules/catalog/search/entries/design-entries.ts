import { asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import {
  type Design,
  defaultDesign,
  formatRows,
  functions,
  inStockDesigns,
  productNameOf,
  skuOf,
} from "../../../design/index.ts";
import { geneNames, genes } from "../../genes/gene.table.ts";
import { findDesign } from "../../products/find-design.ts";
import { nameWords, skuWords, wordsOf } from "../words/search-words.ts";
import { designFacts } from "./design-facts.ts";
import type { SearchEntry } from "./product-entries.ts";

/** An entry per gene and function type, its default structure and parts; and what lies on the shelf. */
export async function designEntries(tx: Tx): Promise<SearchEntry[]> {
  const all = [...(await shelfEntries(tx)), ...(await geneEntries(tx))];
  return [...new Map(all.map((entry) => [entry.sku, entry])).values()];
}

async function shelfEntries(tx: Tx): Promise<SearchEntry[]> {
  const entries: SearchEntry[] = [];
  for (const { sku } of inStockDesigns) {
    const found = await findDesign(tx, sku);
    if (!found) throw new Error(`shelf.csv has ${sku}, which is no design that can be made.`);
    const { target } = found.design;
    const number = target.kind === "gene" ? target.number : null;
    entries.push(designEntry(number, found.design, wordsOf(`${target.symbol} stock shelf`)));
  }
  return entries;
}

/** Of the genes of the content file. Those of imported tables are found by the gene search. */
async function geneEntries(tx: Tx): Promise<SearchEntry[]> {
  const isOfFile = eq(geneNames.source, "content");
  const ofFile = tx.select({ number: geneNames.geneNumber }).from(geneNames).where(isOfFile);
  const all = await tx.select().from(genes).where(inArray(genes.number, ofFile)).orderBy(asc(genes.number));
  const names = await tx.select().from(geneNames).where(isOfFile).orderBy(asc(geneNames.key));
  const namesOf = Map.groupBy(names, ({ geneNumber }) => geneNumber);
  return all.flatMap((gene) => {
    const called = (namesOf.get(gene.number) ?? []).flatMap(({ name }) => nameWords(name));
    const words = [...called, ...wordsOf(`${gene.name} ${gene.species} ${gene.locusId} gene`)];
    return functions.map((fn) =>
      designEntry(gene.number, defaultDesign(fn, { ...gene, kind: "gene" }), words),
    );
  });
}

/** @param words what it is found by beside its SKU, its name and its category */
function designEntry(geneNumber: string | null, design: Design, words: string[]): SearchEntry {
  const sku = skuOf(design);
  const name = productNameOf(design);
  const { target } = design;
  return {
    ...designFacts(design, formatRows(design)),
    sku,
    skuKey: wordsOf(sku).join(""),
    name,
    geneNumber,
    species: target.kind === "gene" ? target.species : null,
    words: [
      ...words,
      ...skuWords(sku),
      ...name.split(" ").flatMap(nameWords),
      ...wordsOf(design.category.name),
      ...design.fn.aliases.flatMap(nameWords),
    ],
  };
}
