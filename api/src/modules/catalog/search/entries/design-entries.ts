import { asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import {
  applicableFunctions,
  type Design,
  defaultDesign,
  formatRows,
  inStockDesigns,
  productNameOf,
  skuOf,
} from "../../../design/index.ts";
import { geneTarget } from "../../genes/find-target.ts";
import { geneNames, genes } from "../../genes/gene.table.ts";
import { findDesign } from "../../products/find-design.ts";
import { nameWords, skuWords, wordsOf } from "../words/search-words.ts";
import { designFields } from "./design-fields.ts";
import type { SearchEntry } from "./product-entries.ts";

/** One entry per gene and function that applies to it, with the default structure and parts, and one per design in stock. */
export async function designEntries(tx: Tx): Promise<SearchEntry[]> {
  const all = [...(await inStockEntries(tx)), ...(await geneEntries(tx))];
  return [...new Map(all.map((entry) => [entry.sku, entry])).values()];
}

async function inStockEntries(tx: Tx): Promise<SearchEntry[]> {
  const entries: SearchEntry[] = [];
  for (const { sku } of inStockDesigns) {
    const found = await findDesign(tx, sku);
    if (!found) throw new Error(`shelf.csv lists ${sku}, which is not a valid design.`);
    const { target } = found.design;
    const number = target.kind === "gene" ? target.number : null;
    entries.push(designEntry(number, found.design, wordsOf(`${target.symbol} stock shelf`)));
  }
  return entries;
}

/** Entries for the genes of the content file. The search finds genes of imported tables through `findVirtualRows`. */
async function geneEntries(tx: Tx): Promise<SearchEntry[]> {
  const isContentName = eq(geneNames.source, "content");
  const contentGenes = tx.select({ number: geneNames.geneNumber }).from(geneNames).where(isContentName);
  const all = await tx
    .select()
    .from(genes)
    .where(inArray(genes.number, contentGenes))
    .orderBy(asc(genes.number));
  const names = await tx.select().from(geneNames).where(isContentName).orderBy(asc(geneNames.key));
  const namesByGene = Map.groupBy(names, ({ geneNumber }) => geneNumber);
  return all.flatMap((gene) => {
    const nameWordsOfGene = (namesByGene.get(gene.number) ?? []).flatMap(({ name }) => nameWords(name));
    const words = [
      ...nameWordsOfGene,
      ...wordsOf(`${gene.name} ${gene.species} ${gene.locusId} gene`),
      ...idsOf(gene).flatMap(nameWords),
    ];
    const target = geneTarget(gene);
    return applicableFunctions(target).map((fn) =>
      designEntry(gene.number, defaultDesign(fn, target), words),
    );
  });
}

/** The ids by which customers search for a gene, transcripts without their version. */
const idsOf = ({ ensemblId, authorityId, refseqTranscript, codingTranscript }: typeof genes.$inferSelect) =>
  [ensemblId, authorityId, refseqTranscript?.replace(/\.\d+$/, ""), codingTranscript].flatMap(
    (id) => id ?? [],
  );

/** @param words further search words, besides SKU, name, category and aliases of the function */
function designEntry(geneNumber: string | null, design: Design, words: string[]): SearchEntry {
  const sku = skuOf(design);
  const name = productNameOf(design);
  const { target } = design;
  return {
    ...designFields(design, formatRows(design)),
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
