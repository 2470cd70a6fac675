/** `GENE_DATA=folder pnpm --filter api gene-properties:build` writes gene-properties.csv. The same tables give the same file. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { CONTENT_FOLDER } from "../../../content-files/content-folder.ts";

const folder = process.env.GENE_DATA;
if (!folder) throw new Error("GENE_DATA is not set: it is the folder of gene-warnings.tsv.");

interface PropertyRow {
  locusId: number;
  symbol: string;
  property: string;
  /** A key of the sources in gene-warnings.yaml. */
  source: string;
}

/** Rows of the list of GPI anchors that are wrong, by NCBI Gene id. */
const NOT_ANCHORED = new Map([
  [1371, "CPOX: UniProt means carboxypeptidase O, whose symbol CPO is an alias of CPOX"],
  [259215, "LY6G6F: UniProt means LY6G6D, whose symbol is an alias of LY6G6F, which spans the membrane"],
  [4023, "LPL: bound by GPIHBP1, which has the anchor; UniProt has withdrawn the keyword"],
  [55350, "VNN3P: a pseudogene"],
]);

const HUMAN = "9606";

function readTable(text: string): Record<string, string>[] {
  const [head = "", ...lines] = text.trimEnd().split("\n");
  const columns = head.split("\t");
  return lines.map((line) => {
    const cells = line.split("\t");
    return Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? ""]));
  });
}

function toPropertyRow(row: Record<string, string>): PropertyRow[] {
  const { symbol = "", property = "", detail = "", confidence } = row;
  const locusId = Number(row.entrez_id);
  const isHuman = row.tax_id === HUMAN;
  const keep = (name: string, source: string) => [{ locusId, symbol, property: name, source }];
  if (confidence === "low") return [];
  switch (property) {
    case "common_essential":
      if (!isHuman) return keep("essential", "hart_mouse");
      return /^(in both lists|Hart 2017)/.test(detail)
        ? keep("essential", "hart")
        : keep("depleted", "depmap");
    case "y_linked":
      return keep("y_linked", "ncbi_gene");
    case "gpi_anchor":
      return NOT_ANCHORED.has(locusId) ? [] : keep("gpi_anchor", "uniprot_gpi");
    case "selenoprotein":
      return keep("selenoprotein", isHuman ? "hgnc" : "hgnc_mgi");
    case "programmed_frameshift":
      return keep("programmed_frameshift", "atkins2016");
    default:
      return [];
  }
}

/** The list of GPI anchors is human. A mouse gene has the anchor of its orthologue if neither gene has another one. */
function withMouseAnchors(rows: PropertyRow[], genes: Record<string, string>[]): PropertyRow[] {
  const byId = new Map(genes.map((gene) => [gene.gene_id, gene]));
  const anchors = rows.filter(({ property }) => property === "gpi_anchor");
  const mouse = anchors.flatMap(({ locusId, property }): PropertyRow[] => {
    const gene = byId.get(byId.get(String(locusId))?.ortholog_gene_id);
    if (gene?.ortholog_gene_id !== String(locusId)) return [];
    return [
      { locusId: Number(gene.gene_id), symbol: gene.symbol ?? "", property, source: "uniprot_gpi_mgi" },
    ];
  });
  return [...rows, ...mouse];
}

const warnings = readTable(readFileSync(join(folder, "gene-warnings.tsv"), "utf8"));
const genes = readTable(gunzipSync(readFileSync(join(folder, "genes_human_mouse.tsv.gz"))).toString("utf8"));
const known = new Set(genes.map(({ gene_id }) => gene_id));
const pseudoautosomal = new Set(
  warnings.filter(({ property }) => property === "pseudoautosomal").map((row) => Number(row.entrez_id)),
);
const rows = withMouseAnchors(warnings.flatMap(toPropertyRow), genes)
  .filter(({ property, locusId }) => property !== "y_linked" || !pseudoautosomal.has(locusId))
  // NCBI has withdrawn the record of FAM231A.
  .filter(({ locusId }) => known.has(String(locusId)))
  .sort((a, b) => (a.property === b.property ? a.locusId - b.locusId : a.property < b.property ? -1 : 1));
const lines = rows.map(({ locusId, symbol, property, source }) => [locusId, symbol, property, source].join());
writeFileSync(
  join(CONTENT_FOLDER, "design/gene-properties.csv"),
  `${["locus_id,symbol,property,source", ...lines].join("\n")}\n`,
);
console.log(`${rows.length} properties of genes`);
