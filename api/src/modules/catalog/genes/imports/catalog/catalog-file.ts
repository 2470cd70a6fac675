import { join } from "node:path";
import { CONTENT_FOLDER } from "../../../../../content-files/content-folder.ts";
import { splitList } from "../formats/cells.ts";
import { readLines } from "../read-lines.ts";

/** All human and mouse genes. Built from public tables by `genes:build`, never edited. */
export const CATALOG_FILE = join(CONTENT_FOLDER, "genes-all.tsv.br");

/** A gene of the file. Facts that no source has are null. */
export interface CatalogGene {
  /** The number that SKUs contain. Permanent: a new file keeps the numbers of the last one. */
  number: string;
  symbol: string;
  name: string;
  locusId: number;
  /** Symbols that HGNC has replaced. */
  previousSymbols: string[];
  aliases: string[];
  /** Names of the protein, and its accessions in UniProt, that no other gene has; of human genes only. */
  proteinNames: string[];
  /** HGNC's locus type or MGI's feature type, else NCBI's type. */
  geneType: string | null;
  chromosome: string | null;
  ensemblId: string | null;
  /** HGNC or MGI id, with its prefix. */
  authorityId: string | null;
  refseqTranscript: string | null;
  orfBp: number | null;
  codingTranscript: string | null;
  codingSource: string | null;
  orthologLocusId: number | null;
}

const COLUMNS = [
  ...["number", "symbol", "name", "locus_id", "previous_symbols", "aliases", "gene_type", "chromosome"],
  ...["ensembl_id", "authority_id", "refseq_transcript", "orf_bp", "coding_transcript", "coding_source"],
  ...["ortholog_locus_id", "protein_names"],
];

/** Yields the genes in the order of the file: by species, then by number. */
export async function* readCatalog(file = CATALOG_FILE): AsyncGenerator<CatalogGene> {
  let isHead = true;
  for await (const line of readLines(file)) {
    if (!isHead) yield parseGene(line);
    isHead = false;
  }
}

function parseGene(line: string): CatalogGene {
  const cells = line.split("\t");
  const text = (index: number) => cells[index] ?? "";
  const optional = (index: number) => cells[index] || null;
  const optionalNumber = (index: number) => (cells[index] ? Number(cells[index]) : null);
  return {
    number: text(0),
    symbol: text(1),
    name: text(2),
    locusId: Number(cells[3]),
    previousSymbols: splitList(text(4)),
    aliases: splitList(text(5)),
    geneType: optional(6),
    chromosome: optional(7),
    ensemblId: optional(8),
    authorityId: optional(9),
    refseqTranscript: optional(10),
    orfBp: optionalNumber(11),
    codingTranscript: optional(12),
    codingSource: optional(13),
    orthologLocusId: optionalNumber(14),
    proteinNames: splitList(text(15)),
  };
}

/** The text of the file. */
export function formatCatalog(genes: CatalogGene[]): string {
  const lines = genes.map((gene) =>
    [
      ...[gene.number, gene.symbol, gene.name, gene.locusId],
      ...[gene.previousSymbols.join("|"), gene.aliases.join("|"), gene.geneType, gene.chromosome],
      ...[gene.ensemblId, gene.authorityId, gene.refseqTranscript],
      ...[gene.orfBp, gene.codingTranscript, gene.codingSource, gene.orthologLocusId],
      gene.proteinNames.join("|"),
    ]
      .map((cell) => cell ?? "")
      .join("\t"),
  );
  return `${[COLUMNS.join("\t"), ...lines].join("\n")}\n`;
}
