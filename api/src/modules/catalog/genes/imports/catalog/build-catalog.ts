import { existsSync } from "node:fs";
import { join } from "node:path";
import { findAugLength, type Species } from "../../../../design/index.ts";
import { normalizeName } from "../../normalize-name.ts";
import { splitList } from "../formats/cells.ts";
import { codingLengthsTable } from "../formats/coding-lengths-table.ts";
import { hgncTable } from "../formats/hgnc-table.ts";
import { mgiTable } from "../formats/mgi-table.ts";
import { ncbiTable } from "../formats/ncbi-table.ts";
import type { GeneTableFormat, TableGene } from "../formats/table-format.ts";
import { type GeneRecord, getSpecies, readGenes } from "../gene-file.ts";
import { FIRST_IMPORTED, formatNumber } from "../merge-genes.ts";
import { readGeneTable } from "../read-gene-table.ts";
import { readLines } from "../read-lines.ts";
import { CATALOG_FILE, type CatalogGene, readCatalog } from "./catalog-file.ts";

const TABLES: Record<Species, [file: string, table: GeneTableFormat][]> = {
  Human: [
    ["Homo_sapiens.gene_info.gz", ncbiTable],
    ["hgnc_complete_set.txt.gz", hgncTable],
  ],
  Mouse: [
    ["Mus_musculus.gene_info.gz", ncbiTable],
    ["HGNC_AllianceHomology.rpt.gz", mgiTable],
  ],
};

type GenesByLocus = Map<number, CatalogGene>;

/**
 * Joins the tables of NCBI, HGNC and MGI in a folder, with coding lengths and orthologues. Genes of `genes.csv` are as they
 * are there, and genes of the last file keep their numbers.
 */
export async function buildCatalog(folder: string): Promise<CatalogGene[]> {
  const human = await joinTables(folder, "Human");
  const mouse = await joinTables(folder, "Mouse");
  await linkOrthologues(folder, human, mouse);
  await addProteinNames(folder, human);
  for (const record of readGenes()) {
    const genes = getSpecies(record.number) === "Human" ? human : mouse;
    genes.set(record.locus_id, authoredGene(record, genes.get(record.locus_id)));
  }
  const last = existsSync(CATALOG_FILE) ? await Array.fromAsync(readCatalog()) : [];
  return [...assignNumbers(human, "Human", last), ...assignNumbers(mouse, "Mouse", last)];
}

async function joinTables(folder: string, species: Species): Promise<GenesByLocus> {
  const genes: GenesByLocus = new Map();
  for (const [file, table] of TABLES[species]) {
    for await (const row of readGeneTable(join(folder, file), table, species))
      genes.set(row.locusId, joinGene(genes.get(row.locusId), row));
  }
  const lengths = join(folder, "cds_lengths.tsv.gz");
  for await (const { locusId, bp, transcript, source } of readGeneTable(
    lengths,
    codingLengthsTable,
    species,
  )) {
    const gene = genes.get(locusId);
    const augBp = findAugLength(locusId);
    const orfBp = augBp ?? bp;
    const codingSource = augBp ? `${source}, from the first AUG` : source;
    if (gene) Object.assign(gene, { orfBp, codingTranscript: transcript, codingSource });
  }
  return genes;
}

/** The later table is that of HGNC or MGI, whose symbol, name and type replace those of NCBI. */
function joinGene(known: CatalogGene | undefined, { locusId, facts, ...row }: TableGene): CatalogGene {
  return {
    number: "",
    symbol: row.symbol,
    name: row.name,
    locusId,
    previousSymbols: row.previousSymbols ?? [],
    aliases: distinctNames(
      [...(known ? [known.symbol, ...known.aliases] : []), ...row.aliases],
      [row.symbol, ...(row.previousSymbols ?? [])],
    ),
    proteinNames: [],
    geneType: facts.geneType ?? known?.geneType ?? null,
    chromosome: known?.chromosome ?? facts.chromosome,
    ensemblId: facts.ensemblId ?? known?.ensemblId ?? null,
    authorityId: facts.authorityId ?? known?.authorityId ?? null,
    refseqTranscript: facts.refseqTranscript ?? known?.refseqTranscript ?? null,
    orfBp: null,
    codingTranscript: null,
    codingSource: null,
    orthologLocusId: null,
  };
}

/** The names without repeats and without those that `others` has already, ignoring case and punctuation. */
function distinctNames(names: string[], others: string[]): string[] {
  const seen = new Set(["", ...others.map(normalizeName)]);
  return names.filter((name) => {
    const key = normalizeName(name);
    return !seen.has(key) && seen.add(key);
  });
}

/** Links genes by the MGI ids of HGNC's table, else by the HGNC ids of MGI's. A gene has at most one orthologue. */
async function linkOrthologues(folder: string, human: GenesByLocus, mouse: GenesByLocus) {
  const humanIds = new Map([...human.values()].map((gene) => [gene.authorityId, gene]));
  const mouseIds = new Map([...mouse.values()].map((gene) => [gene.authorityId, gene]));
  const link = (one: CatalogGene | undefined, other: CatalogGene | undefined) => {
    if (!one || !other) return;
    one.orthologLocusId ??= other.locusId;
    other.orthologLocusId ??= one.locusId;
  };
  for await (const row of readCells(join(folder, "hgnc_complete_set.txt.gz")))
    for (const id of (row.mgd_id ?? "").split("|")) link(humanIds.get(row.hgnc_id ?? ""), mouseIds.get(id));
  for await (const row of readCells(join(folder, "HGNC_AllianceHomology.rpt.gz")))
    link(humanIds.get(row["HGNC ID"] ?? ""), mouseIds.get(row["MGI Accession ID"] ?? ""));
}

/** Longer names are not searched for as a whole. */
const MAX_NAME_WORDS = 4;
/** Names that are not of the protein alone. */
const UNSPECIFIC = /isoform|variant|fusion|putative|uncharacterized|-like\b|homolog/i;

/** Adds what researchers call a protein and no table lists as an alias: "osteopontin" for SPP1, or `P04637` for TP53. */
async function addProteinNames(folder: string, genes: GenesByLocus) {
  const found = new Map<CatalogGene, string[]>();
  const add = (locusId: string | undefined, names: string[]) => {
    const gene = genes.get(Number(locusId));
    if (gene) found.set(gene, [...(found.get(gene) ?? []), ...names]);
  };
  for await (const row of readCells(join(folder, "hgnc_complete_set.txt.gz")))
    add(row.entrez_id, [...splitList(row.uniprot_ids), ...splitList(row.alias_name)]);
  for await (const row of readCells(join(folder, "Homo_sapiens.gene_info.gz")))
    if (row.type_of_gene === "protein-coding") add(row.GeneID, splitList(row.Other_designations));
  const taken = new Map<string, Set<CatalogGene>>();
  const take = (gene: CatalogGene, name: string) => {
    const key = normalizeName(name);
    taken.set(key, (taken.get(key) ?? new Set()).add(gene));
  };
  for (const gene of genes.values())
    for (const name of [gene.symbol, ...gene.previousSymbols, ...gene.aliases]) take(gene, name);
  for (const [gene, names] of found) for (const name of names) take(gene, name);
  for (const [gene, names] of found) {
    const own = names.filter(
      (name) =>
        name.split(/[^\p{L}\p{N}]+/u).length <= MAX_NAME_WORDS &&
        !UNSPECIFIC.test(name) &&
        taken.get(normalizeName(name))?.size === 1,
    );
    gene.proteinNames = distinctNames(own, [gene.symbol, ...gene.previousSymbols, ...gene.aliases]);
  }
}

async function* readCells(file: string): AsyncGenerator<Record<string, string>> {
  let columns: string[] | undefined;
  for await (const line of readLines(file)) {
    const cells = line.split("\t").map((cell) => cell.replace(/^"(.*)"$/, "$1"));
    if (columns) yield Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? ""]));
    columns ??= cells;
  }
}

/** Facts of `genes.csv`, with the further names of the tables. */
function authoredGene(record: GeneRecord, joined: CatalogGene | undefined): CatalogGene {
  const { number, symbol, name, locus_id: locusId, aliases } = record;
  const previousSymbols = joined?.previousSymbols ?? [];
  const all = [...aliases, ...(joined ? [joined.symbol, ...joined.aliases] : [])];
  return {
    ...{ number, symbol, name, locusId, previousSymbols },
    aliases: distinctNames(all, [symbol, ...previousSymbols]),
    proteinNames: joined?.proteinNames ?? [],
    geneType: record.gene_type,
    chromosome: record.chromosome,
    ensemblId: record.ensembl_id,
    authorityId: record.authority_id,
    refseqTranscript: record.refseq_transcript,
    orfBp: record.orf_bp,
    codingTranscript: record.coding_transcript,
    codingSource: record.coding_source,
    orthologLocusId: record.ortholog_locus_id,
  };
}

/**
 * New genes are numbered behind the highest number, by their ids. A gene that the tables do not have any more stays, because
 * its number must not be given to another.
 * @returns the genes by number
 */
function assignNumbers(genes: GenesByLocus, species: Species, last: CatalogGene[]): CatalogGene[] {
  let next = FIRST_IMPORTED;
  for (const gene of last.filter(({ number }) => getSpecies(number) === species)) {
    next = Math.max(next, Number(gene.number.slice(1)) + 1);
    const known = genes.get(gene.locusId);
    if (known) known.number ||= gene.number;
    else genes.set(gene.locusId, gene);
  }
  const sorted = [...genes.values()].sort((a, b) => a.locusId - b.locusId);
  for (const gene of sorted) gene.number ||= formatNumber(species, next++);
  return sorted.sort((a, b) => (a.number < b.number ? -1 : 1));
}
