import { formatInteger } from "@ligate/contract/common/format-integer";
import { reverseComplement, translate } from "@ligate/contract/sequences/bases";
import { DESIGN_SEQUENCE_NOTE } from "@ligate/contract/sequences/constants";
import type { ReadingFrame } from "../plasmids/features/reading-frames.ts";
import { chunks, toAscii, wrap } from "./ascii-lines.ts";
import type { FileFeature, FileKit, FilePlasmid } from "./kit-sequences.ts";
import { locusName } from "./names.ts";

/** Columns of the GenBank flat file format, of lines of 80 characters. */
const LINE = 80;
const HEADER_INDENT = 12;
const KEY_INDENT = 5;
const QUALIFIER_INDENT = 21;
const BASES_PER_LINE = 60;
const BASES_PER_BLOCK = 10;

/** A qualifier: text is quoted and wrapped at spaces, an unbroken text is wrapped anywhere, a number stands as it is. */
type Qualifier = [name: string, value: string | number | { unbroken: string }];

/**
 * The plasmids of a kit as records of a GenBank file, in ASCII.
 * @param day the date of the records, `YYYY-MM-DD`: that of the content, so that the same sequences are the same file
 */
export const writeGenbank = (kit: FileKit, day: string): string =>
  kit.plasmids.map((plasmid, index) => formatRecord(kit, plasmid, index, day)).join("");

function formatRecord(kit: FileKit, plasmid: FilePlasmid, index: number, day: string): string {
  const { name, role, bases, known_bp } = plasmid;
  const known = `${formatInteger(known_bp)} of ${formatInteger(bases.length)} bp known`;
  const unknown = `${known}. The others are N, and the notes of their features say why.`;
  const lines = [
    locusLine(locusName(kit, index), bases.length, day),
    ...field("DEFINITION", `${name}, ${role}. ${DESIGN_SEQUENCE_NOTE}.`),
    "ACCESSION",
    "VERSION",
    ...field("KEYWORDS", "."),
    ...field("SOURCE", "synthetic DNA construct"),
    ...field("  ORGANISM", "synthetic DNA construct"),
    ...field("", "other sequences; artificial sequences."),
    ...field("COMMENT", `${DESIGN_SEQUENCE_NOTE}.`),
    ...field("", `${kit.product_sku}: ${kit.product_name}, ${role}.`),
    ...field("", known_bp < bases.length ? unknown : `${known}.`),
    "FEATURES             Location/Qualifiers",
    ...sourceFeature(bases.length),
    ...plasmid.features.flatMap((feature) => featureLines(plasmid, feature)),
    "ORIGIN",
    ...originLines(bases),
    "//",
  ];
  return `${lines.join("\n")}\n`;
}

function locusLine(name: string, length: number, day: string): string {
  const place = `${name.padEnd(16)} ${String(length).padStart(11)} bp`;
  return `LOCUS       ${place}    DNA     circular SYN ${genbankDate(day)}`;
}

const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

function genbankDate(day: string): string {
  const [year, month, date] = day.split("-");
  return `${date}-${MONTHS[Number(month) - 1]}-${year}`;
}

function field(name: string, text: string): string[] {
  const lines = wrap(toAscii(text), LINE - HEADER_INDENT);
  return lines.map((line, i) => `${(i === 0 ? name : "").padEnd(HEADER_INDENT)}${line}`);
}

const sourceFeature = (length: number): string[] =>
  written("source", `1..${length}`, [
    ["organism", "synthetic DNA construct"],
    ["mol_type", "other DNA"],
  ]);

/**
 * A feature. The first part of a fusion comes behind the CDS of the whole, of which it is a part; what is translated alone is a
 * CDS itself.
 */
function featureLines({ bases, features, frames }: FilePlasmid, feature: FileFeature): string[] {
  const frame = frames.find((each) => isInside(feature, each));
  const isPart = frame !== undefined && !frame.isOnePart;
  const isFirst = isPart && features.find((each) => isInside(each, frame)) === feature;
  const [key = "", regulatoryClass] = (isPart && feature.key === "CDS" ? "misc_feature" : feature.key).split(
    ":",
  );
  const isCds = key === "CDS" && !feature.is_schematic;
  return [
    ...(isFirst ? frameLines(bases, frame) : []),
    ...written(key, location(feature), [
      ...(regulatoryClass ? [["regulatory_class", regulatoryClass] satisfies Qualifier] : []),
      ["label", feature.name],
      ...noteLines(features, feature),
      ...(isCds ? codingQualifiers(bases, { ...feature, startsInGene: frame?.startsInGene }) : []),
    ]),
  ];
}

type Place = Pick<FileFeature, "start_bp" | "end_bp">;

const isInside = (inner: Place, outer: Place): boolean =>
  inner.start_bp >= outer.start_bp && inner.end_bp <= outer.end_bp;

/** Where the bases come from, or why they are not known; of a guide this is on its stretches. */
function noteLines(features: FileFeature[], feature: FileFeature): Qualifier[] {
  const { source, confidence } = feature;
  const hasStretches =
    feature.key === "misc_RNA" && features.some((each) => each !== feature && isInside(each, feature));
  if (hasStretches) return [];
  return [["note", confidence ? `${source}; confidence: ${confidence}` : source]];
}

/** A fusion from start to stop codon. That of a donor may begin or end in the gene, outside of the plasmid's reading. */
function frameLines(bases: string, frame: ReadingFrame): string[] {
  const { name, start_bp, end_bp, startsInGene, endsInGene, isSchematic } = frame;
  const place = `${startsInGene ? "<" : ""}${start_bp}..${endsInGene ? ">" : ""}${end_bp}`;
  return written("CDS", place, [
    ["label", name],
    ...(isSchematic ? [] : codingQualifiers(bases, { ...frame, strand: 1 })),
  ]);
}

interface CodingPlace extends Pick<FileFeature, "start_bp" | "end_bp" | "strand"> {
  /** Absent: it is no frame of its own. */
  startsInGene?: boolean | undefined;
}

function codingQualifiers(
  bases: string,
  { start_bp, end_bp, strand, startsInGene }: CodingPlace,
): Qualifier[] {
  const read = bases.slice(start_bp - 1, end_bp);
  const protein = toProtein(strand === 1 ? read : reverseComplement(read));
  return [
    ["codon_start", 1],
    // Methionine, also where another codon starts the frame.
    ["translation", { unbroken: startsInGene === false ? `M${protein.slice(1)}` : protein }],
  ];
}

const location = ({ start_bp, end_bp, strand }: FileFeature): string =>
  strand === 1 ? `${start_bp}..${end_bp}` : `complement(${start_bp}..${end_bp})`;

function written(key: string, place: string, qualifiers: Qualifier[]): string[] {
  return [
    `${" ".repeat(KEY_INDENT)}${key.padEnd(QUALIFIER_INDENT - KEY_INDENT)}${place}`,
    ...qualifiers.flatMap(qualifierLines).map((line) => `${" ".repeat(QUALIFIER_INDENT)}${line}`),
  ];
}

function qualifierLines([name, value]: Qualifier): string[] {
  const width = LINE - QUALIFIER_INDENT;
  if (typeof value === "number") return [`/${name}=${value}`];
  if (typeof value !== "string") return chunks(`/${name}="${value.unbroken}"`, width);
  return wrap(`/${name}="${toAscii(value).replaceAll('"', "''")}"`, width);
}

/** Blocks of ten bases, six in a line, which begins with the position of its first base. */
const originLines = (bases: string): string[] =>
  chunks(bases.toLowerCase(), BASES_PER_LINE).map((line, i) => {
    const position = String(i * BASES_PER_LINE + 1).padStart(9);
    return `${position} ${chunks(line, BASES_PER_BLOCK).join(" ")}`;
  });

/** The protein of a reading frame, without the stop codon at its end; X where a base is not known. */
const toProtein = (bases: string): string => translate(bases).replace(/\*$/, "");
