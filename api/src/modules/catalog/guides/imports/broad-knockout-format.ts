import { formatInteger } from "@ligate/contract/common/format-integer";
import { chromosomeLength } from "@ligate/contract/specification/chromosomes";
import type { Cells } from "../../genes/imports/read-tsv.ts";
import {
  guideSequence,
  type LibraryFormat,
  type LibraryIdentity,
  parseLocusId,
  parseSymbol,
  requireMatch,
} from "./library-row.ts";

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
    const { assembly } = findPlace(row);
    return { name: LIBRARIES[assembly], assembly };
  },
  isControl: (row) => row["Target Gene ID"] === "" && row["Target Gene Symbol"] === "Non-Targeting Control",
  read: (row, library) => {
    const sequence = guideSequence("sgRNA Target Sequence", row["sgRNA Target Sequence"]);
    return {
      locusId: parseLocusId("Target Gene ID", row["Target Gene ID"]),
      symbol: parseSymbol("Target Gene Symbol", row["Target Gene Symbol"]),
      sequence,
      transcript: requireMatch(
        "Target Transcript",
        row["Target Transcript"],
        /^N[MR]_\d+\.\d+$/,
        "of RefSeq",
      ),
      ...readPosition(row, library),
      strand: readStrand(row),
      exon: readInteger(row, "Exon Number", 32_767),
      context: readContext(row, sequence),
      score: readScore(row),
    };
  },
};

function findPlace(row: Cells) {
  const accession = row["Genomic Sequence"] ?? "";
  const found = findChromosome(accession);
  if (found) return found;
  throw new Error(
    `has the Genomic Sequence ${JSON.stringify(accession)}, which is not a chromosome of GRCh38 or GRCm38`,
  );
}

function readPosition(row: Cells, { name: library, assembly }: LibraryIdentity) {
  const place = findPlace(row);
  if (place.assembly !== assembly)
    throw new Error(`is of ${place.assembly}, and ${library} is of ${assembly}`);
  const length = chromosomeLength(place.assembly, place.name) ?? 0;
  const position = readInteger(row, "Position of Base After Cut (1-based)", length);
  return { chromosome: place.name, position };
}

function readStrand({ Strand: strand }: Cells): "sense" | "antisense" {
  if (strand === "sense" || strand === "antisense") return strand;
  throw new Error(`has the Strand ${JSON.stringify(strand)}, which is neither sense nor antisense`);
}

function readInteger(row: Cells, column: string, max: number): number {
  const value = Number(requireMatch(column, row[column], /^\d+$/, "a whole number"));
  if (value >= 1 && value <= max) return value;
  throw new Error(`has the ${column} ${value}, which is not 1 to ${formatInteger(max)}`);
}

/** @throws Error unless the guide and its PAM stand at their places in the context */
function readContext(row: Cells, sequence: string): string {
  const context = requireMatch(
    "Target Context Sequence",
    row["Target Context Sequence"],
    /^[ACGT]{30}$/,
    "30 bases",
  );
  const pam = requireMatch("PAM Sequence", row["PAM Sequence"], PAM, "NGG");
  if (context.startsWith(sequence + pam, SPACER)) return context;
  throw new Error("has a Target Context Sequence without its guide and PAM at base 5");
}

function readScore(row: Cells): number {
  const text = requireMatch("Rule Set 2 score", row["Rule Set 2 score"], /^\d+(\.\d+)?$/, "a number");
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
const findChromosome = (accession: string): { assembly: Assembly; name: string } | undefined =>
  CHROMOSOMES.get(accession);
