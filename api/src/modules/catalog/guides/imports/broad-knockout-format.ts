import { formatInteger } from "@ligate/contract/common/format-integer";
import { chromosomeLength } from "@ligate/contract/specification/chromosomes";
import { guideSequence, locusIdOf, matching, symbolOf } from "./cells.ts";
import type { Cells, LibraryFormat, LibraryIdentity } from "./library-row.ts";

const LIBRARIES = { GRCh38: "Brunello", GRCm38: "Brie" } as const;
const SPACER = 4;
const PAM = /^[ACGT]GG$/;

/** broadgpp-brunello-library-contents and broadgpp-brie-library-contents: SpCas9 knockout of human and mouse genes. */
export const broadKnockoutFormat: LibraryFormat = {
  title: "Brunello and Brie",
  columns: [
    "Target Gene ID",
    "Target Gene Symbol",
    "Target Transcript",
    "Genomic Sequence",
    "Position of Base After Cut (1-based)",
    "Strand",
    "sgRNA Target Sequence",
    "Target Context Sequence",
    "PAM Sequence",
    "Exon Number",
    "Rule Set 2 score",
  ],
  identify: (row) => {
    const { assembly } = placeOf(row);
    return { name: LIBRARIES[assembly], assembly };
  },
  isControl: (row) => row["Target Gene ID"] === "" && row["Target Gene Symbol"] === "Non-Targeting Control",
  read: (row, library) => {
    const sequence = guideSequence("sgRNA Target Sequence", row["sgRNA Target Sequence"]);
    return {
      locusId: locusIdOf("Target Gene ID", row["Target Gene ID"]),
      symbol: symbolOf("Target Gene Symbol", row["Target Gene Symbol"]),
      sequence,
      transcript: matching("Target Transcript", row["Target Transcript"], /^N[MR]_\d+\.\d+$/, "of RefSeq"),
      ...positionOf(row, library),
      strand: strandOf(row),
      exon: integerOf(row, "Exon Number", 32_767),
      context: contextOf(row, sequence),
      score: scoreOf(row),
    };
  },
};

function placeOf(row: Cells) {
  const accession = row["Genomic Sequence"] ?? "";
  const found = chromosomeOfAccession(accession);
  if (found) return found;
  throw new Error(
    `has the Genomic Sequence ${JSON.stringify(accession)}, which is not a chromosome of GRCh38 or GRCm38`,
  );
}

function positionOf(row: Cells, { name: library, assembly }: LibraryIdentity) {
  const place = placeOf(row);
  if (place.assembly !== assembly)
    throw new Error(`is of ${place.assembly}, and ${library} is of ${assembly}`);
  const length = chromosomeLength(place.assembly, place.name) ?? 0;
  const position = integerOf(row, "Position of Base After Cut (1-based)", length);
  return { chromosome: place.name, position };
}

function strandOf({ Strand: strand }: Cells): "sense" | "antisense" {
  if (strand === "sense" || strand === "antisense") return strand;
  throw new Error(`has the Strand ${JSON.stringify(strand)}, which is neither sense nor antisense`);
}

function integerOf(row: Cells, column: string, max: number): number {
  const value = Number(matching(column, row[column], /^\d+$/, "a whole number"));
  if (value >= 1 && value <= max) return value;
  throw new Error(`has the ${column} ${value}, which is not 1 to ${formatInteger(max)}`);
}

/** @throws Error unless the guide and its PAM stand at their places in the context */
function contextOf(row: Cells, sequence: string): string {
  const context = matching(
    "Target Context Sequence",
    row["Target Context Sequence"],
    /^[ACGT]{30}$/,
    "30 bases",
  );
  const pam = matching("PAM Sequence", row["PAM Sequence"], PAM, "NGG");
  if (context.startsWith(sequence + pam, SPACER)) return context;
  throw new Error("has a Target Context Sequence without its guide and PAM at base 5");
}

function scoreOf(row: Cells): number {
  const text = matching("Rule Set 2 score", row["Rule Set 2 score"], /^\d+(\.\d+)?$/, "a number");
  const score = Number(text);
  if (score <= 1) return score;
  throw new Error(`has the Rule Set 2 score ${text}, which is not 0 to 1`);
}

/** The RefSeq accessions of chromosomes 1, 2, and so on, X and Y, without and with the version of the assembly. */
const VERSIONS = {
  // GCF_000001405.26
  GRCh38: {
    first: 1,
    versions: [11, 12, 12, 12, 10, 12, 14, 11, 12, 11, 10, 12, 11, 9, 10, 10, 11, 10, 10, 11, 9, 11, 11, 10],
  },
  // GCF_000001635.20
  GRCm38: {
    first: 67,
    versions: [6, 7, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7, 7],
  },
} as const;

type Assembly = keyof typeof VERSIONS;

const CHROMOSOMES = new Map(
  (Object.keys(VERSIONS) as Assembly[]).flatMap((assembly) => {
    const { first, versions } = VERSIONS[assembly];
    return versions.map((version, i) => {
      const accession = `NC_${String(first + i).padStart(6, "0")}.${version}`;
      const name = ["Y", "X"][versions.length - 1 - i] ?? String(i + 1);
      return [accession, { assembly, name }] as const;
    });
  }),
);

/** The chromosome of a RefSeq accession, such as `NC_000019.10`; `undefined` if it is not one of GRCh38 or GRCm38. */
const chromosomeOfAccession = (accession: string): { assembly: Assembly; name: string } | undefined =>
  CHROMOSOMES.get(accession);
