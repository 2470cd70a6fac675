import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { findAugLength } from "../../../design/index.ts";
import { normalizeName } from "../normalize-name.ts";
import { type GeneRecord, getSpecies, readGenes } from "./gene-file.ts";

/** The folder with the reference tables of NCBI Gene and HGNC. Without it these tests are skipped. */
const folder = process.env.GENE_DATA;
const describeWithData = folder ? describe : describe.skip;

type Reference = Map<number, { symbols: string[]; names: string[]; aliases: Set<string> }>;

function table(file: string): Record<string, string>[] {
  const [head = "", ...lines] = gunzipSync(readFileSync(join(folder ?? "", file)))
    .toString("utf8")
    .split("\n");
  const columns = head.replace(/^#/, "").split("\t");
  return lines.map((line) =>
    Object.fromEntries(line.split("\t").map((cell, i) => [columns[i], unquoted(cell)])),
  );
}

const unquoted = (cell: string) => cell.replace(/^"(.*)"$/, "$1");

function addGeneInfo(file: string, reference: Reference) {
  for (const row of table(file)) {
    reference.set(Number(row.GeneID), {
      symbols: [row.Symbol ?? ""],
      names: [row.description ?? "", row.Full_name_from_nomenclature_authority ?? ""],
      aliases: new Set((row.Synonyms ?? "").split("|").map(normalizeName)),
    });
  }
}

/** HGNC may be newer than the copy of gene_info, so its names are accepted too. */
function addHgnc(reference: Reference) {
  for (const row of table("hgnc_complete_set.txt.gz")) {
    const gene = reference.get(Number(row.entrez_id)) ?? {
      symbols: [],
      names: [],
      aliases: new Set<string>(),
    };
    gene.symbols.push(row.symbol ?? "");
    gene.names.push(row.name ?? "");
    for (const alias of `${row.alias_symbol}|${row.prev_symbol}`.split("|"))
      gene.aliases.add(normalizeName(alias));
    reference.set(Number(row.entrez_id), gene);
  }
}

describeWithData("the gene file compared with NCBI Gene and HGNC (skipped without GENE_DATA)", () => {
  const references: Record<string, Reference> = { Human: new Map(), Mouse: new Map() };
  beforeAll(() => {
    addGeneInfo("Homo_sapiens.gene_info.gz", references.Human ?? new Map());
    addGeneInfo("Mus_musculus.gene_info.gz", references.Mouse ?? new Map());
    addHgnc(references.Human ?? new Map());
  });
  const known = (gene: GeneRecord) => references[getSpecies(gene.number)]?.get(gene.locus_id);
  const symbolsOfWrong = (isRight: (gene: GeneRecord) => boolean | undefined) =>
    readGenes()
      .filter((gene) => !isRight(gene))
      .map(({ symbol }) => symbol);

  it("has the symbol of each locus id", () => {
    expect(symbolsOfWrong((gene) => known(gene)?.symbols.includes(gene.symbol))).toEqual([]);
  });

  it("has the name of each gene", () => {
    expect(symbolsOfWrong((gene) => known(gene)?.names.includes(gene.name))).toEqual([]);
  });

  it("has only aliases that the reference tables list", () => {
    expect(
      symbolsOfWrong((gene) => gene.aliases.every((alias) => known(gene)?.aliases.has(normalizeName(alias)))),
    ).toEqual([]);
  });

  it("has the type that HGNC or MGI gives each gene", () => {
    const types = new Map<number, Set<string>>();
    for (const row of table("hgnc_complete_set.txt.gz")) add(types, row.entrez_id, row.locus_type);
    for (const row of table("HGNC_AllianceHomology.rpt.gz"))
      add(types, row["EntrezGene ID"], row["Feature Type"]);
    expect(symbolsOfWrong((gene) => types.get(gene.locus_id)?.has(gene.gene_type))).toEqual([]);
  });

  it("has the chromosome, ids, transcript and orthologue of each gene", () => {
    const joined = new Map(table("genes_human_mouse.tsv.gz").map((row) => [Number(row.gene_id), row]));
    const wrong = symbolsOfWrong((gene) => {
      const row = joined.get(gene.locus_id);
      return (
        row?.chromosome === gene.chromosome &&
        row.ensembl_id === (gene.ensembl_id ?? "") &&
        row.authority_id === gene.authority_id &&
        (gene.refseq_transcript === null || row.refseq_transcript === gene.refseq_transcript) &&
        row.ortholog_gene_id === String(gene.ortholog_locus_id ?? "")
      );
    });
    expect(wrong).toEqual([]);
  });

  it("has the coding length of the canonical transcript, or none where the table has none", () => {
    const canonical = table("cds_lengths.tsv.gz").filter(({ is_canonical }) => is_canonical === "1");
    const lengths = new Map(canonical.map((row) => [Number(row.gene_id), row]));
    const wrong = symbolsOfWrong(({ locus_id, orf_bp, coding_transcript }) => {
      const row = lengths.get(locus_id);
      return row
        ? (findAugLength(locus_id) ?? Number(row.cds_bp)) === orf_bp && row.transcript === coding_transcript
        : orf_bp === null && coding_transcript === null;
    });
    expect(wrong).toEqual([]);
  });
});

function add(values: Map<number, Set<string>>, id = "", value = "") {
  values.set(Number(id), (values.get(Number(id)) ?? new Set()).add(value));
}
