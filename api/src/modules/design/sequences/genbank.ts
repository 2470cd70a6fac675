import type { PartKind } from "@ligate/contract/catalog/constants";
import { formatInteger } from "@ligate/contract/common/format-integer";
import { reverseComplement, translate } from "@ligate/contract/sequences/bases";
import { DESIGN_SEQUENCE_NOTE } from "@ligate/contract/sequences/constants";
import type { KitSequences, PlasmidSequence, SequenceFeature } from "@ligate/contract/sequences/schemas";
import { chunks, toAscii, wrap } from "./ascii-lines.ts";
import { locusName } from "./names.ts";
import { schematicRuns } from "./schematic-runs.ts";

/** Columns of the GenBank flat file format, of lines of 80 characters. */
const LINE = 80;
const HEADER_INDENT = 12;
const KEY_INDENT = 5;
const QUALIFIER_INDENT = 21;
const BASES_PER_LINE = 60;
const BASES_PER_BLOCK = 10;

const KEYS: Record<PartKind, string> = {
  promoter: "promoter",
  guide: "misc_RNA",
  repeat: "repeat_region",
  ...{ effector: "misc_feature", tag: "misc_feature", fluorescence: "misc_feature" },
  ...{ selection: "misc_feature", bacterial: "misc_feature", regulatory: "misc_feature" },
};

/** A qualifier: text is quoted and wrapped at spaces, an unbroken text is wrapped anywhere, a number stands as it is. */
type Qualifier = [name: string, value: string | number | { unbroken: string }];

/**
 * The plasmids of a kit as records of a GenBank file, in ASCII.
 * @param day the date of the records, `YYYY-MM-DD`: that of the content, so that the same sequences are the same file
 */
export const writeGenbank = (kit: KitSequences, day: string): string =>
  kit.plasmids.map((plasmid, index) => formatRecord(kit, plasmid, index, day)).join("");

function formatRecord(kit: KitSequences, plasmid: PlasmidSequence, index: number, day: string): string {
  const { name, role, bases, known_bp } = plasmid;
  const known = `${formatInteger(known_bp)} of ${formatInteger(bases.length)} bp known`;
  const unknown = `${known}. The others are N, with a feature "schematic" that says why.`;
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
    ...plasmid.features.flatMap((feature) => featureLines(bases, feature)),
    ...schematicRuns(plasmid).flatMap(({ reason, ...place }) =>
      written("misc_feature", place, [
        ["label", "schematic"],
        ["note", reason],
      ]),
    ),
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
  written("source", { start_bp: 1, end_bp: length, strand: 1 }, [
    ["organism", "synthetic DNA construct"],
    ["mol_type", "other DNA"],
  ]);

function featureLines(bases: string, feature: SequenceFeature): string[] {
  const { name, kind, source, is_coding, is_schematic } = feature;
  const labels: Qualifier[] = [
    ["label", name],
    ["note", source],
  ];
  if (!is_coding) return written(KEYS[kind], feature, labels);
  const frame: Qualifier[] = is_schematic ? [] : codingQualifiers(bases, feature);
  return written("CDS", feature, [...labels, ...frame]);
}

function codingQualifiers(bases: string, { start_bp, end_bp, strand }: SequenceFeature): Qualifier[] {
  const read = bases.slice(start_bp - 1, end_bp);
  return [
    ["codon_start", 1],
    ["translation", { unbroken: toProtein(strand === 1 ? read : reverseComplement(read)) }],
  ];
}

type Place = Pick<SequenceFeature, "start_bp" | "end_bp" | "strand">;

function written(key: string, { start_bp, end_bp, strand }: Place, qualifiers: Qualifier[]): string[] {
  const range = `${start_bp}..${end_bp}`;
  const location = strand === 1 ? range : `complement(${range})`;
  return [
    `${" ".repeat(KEY_INDENT)}${key.padEnd(QUALIFIER_INDENT - KEY_INDENT)}${location}`,
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
