/** The words for a specification. Imports no schema library, because pages import this module. */

import { formatInteger } from "../common/format-integer.ts";
import { type Coordinates, regionLength } from "./check-coordinates.ts";
import { normalizeBases } from "./check-sequence.ts";
import { SPECIFICATION_FIELDS, type SpecificationField } from "./constants.ts";
import type { Specification } from "./schemas.ts";

/** One field of a specification for display. */
export interface SpecificationRow {
  label: string;
  /** A short text. Long sequences are named with their length. */
  value: string;
  /** The bases that `value` only names. */
  sequence?: string;
}

export const FIELD_LABELS: Record<SpecificationField, string> = {
  insert: "Insert",
  orf: "Reading frame",
  site: "Insertion site",
  terminus: "Tagged terminus",
  marker: "Expression of the markers",
  reporter: "Fluorescence marker",
  region: "Deleted region",
  species: "Species",
  guide: "Guide",
  cell_line: "Parental cell line",
  serotype: "AAV serotype",
  custom_tag: "Custom tag",
  custom_fluorescence: "Custom fluorescence marker",
  custom_selection: "Custom selection marker",
};

export const TEMPLATE_TEXT = "Template: I clone it";
export const OUR_GUIDE_TEXT = "Chosen by us";

export const MARKER_TEXTS = {
  "2A": "With the gene, by 2A",
  IRES: "With the gene, by an IRES",
  promoter: "Under their own promoter",
};

/** An inducible design expresses a gene or a hairpin. */
export const REPORTER_TEXTS = { cell: "Marks the cell", gene: "Reports induction" };

const MISSING_PART = "Please give the sequence of the part, or a note about it.";

/** The sentence for an empty field. */
export const MISSING_TEXTS: Record<SpecificationField, string> = {
  insert: "Please name the insert and paste its sequence, or choose the template.",
  orf: "Please paste the bases of the reading frame, or choose a file.",
  site: "Please say where the insert goes: N-terminal, C-terminal, or coordinates.",
  terminus: "Please choose which end of the protein is tagged.",
  marker: "Please choose how the markers are expressed.",
  reporter: "Please choose what the fluorescence marker shows.",
  region: "Please give the coordinates or the exons of the region to delete.",
  species: "Please choose the species of the control.",
  guide: "Please choose a guide from the list.",
  cell_line: "Please choose the parental cell line.",
  serotype: "Please choose the AAV serotype.",
  custom_tag: MISSING_PART,
  custom_fluorescence: MISSING_PART,
  custom_selection: MISSING_PART,
};

/** The fields of a specification as labels and values, in the order in which they are asked; empty for null. */
export function specificationRows(specification: Specification | null | undefined): SpecificationRow[] {
  if (!specification) return [];
  const rows = SPECIFICATION_FIELDS.flatMap((field) => {
    const row = rowOf(field, specification);
    return row ? [{ label: FIELD_LABELS[field], ...row }] : [];
  });
  const answers = specification.service ?? [];
  return [...rows, ...answers.map(({ label, value }) => ({ label, value }))];
}

type Value = Omit<SpecificationRow, "label">;

function rowOf(field: SpecificationField, specification: Specification): Value | undefined {
  switch (field) {
    case "insert":
      return specification.insert && insertRow(specification.insert);
    case "orf":
      return specification.orf && orfRow(specification.orf);
    case "site":
      return specification.site && { value: siteText(specification.site) };
    case "region":
      return specification.region && { value: regionText(specification.region) };
    case "terminus":
      return specification.terminus && { value: `${specification.terminus}-terminal` };
    case "marker":
      return specification.marker && { value: MARKER_TEXTS[specification.marker] };
    case "reporter":
      return specification.reporter && { value: REPORTER_TEXTS[specification.reporter] };
    case "guide":
      return specification.guide && { value: guideText(specification.guide) };
    case "species":
    case "cell_line":
    case "serotype":
      return specification[field] ? { value: specification[field] } : undefined;
    default:
      return specification[field] && customRow(specification[field]);
  }
}

const length = (bases: string): string => `${formatInteger(bases.length)} bp`;

function insertRow(insert: NonNullable<Specification["insert"]>): Value {
  if (insert.source === "template") return { value: TEMPLATE_TEXT };
  const bases = normalizeBases(insert.sequence);
  const cassette = insert.has_promoter ? ", with its own promoter and polyA" : "";
  return { value: `${insert.name}, ${length(bases)}${cassette}`, sequence: bases };
}

function orfRow(orf: NonNullable<Specification["orf"]>): Value {
  if (orf.source === "transcript") return { value: orf.transcript };
  const bases = normalizeBases(orf.sequence);
  const start = orf.non_atg_start ? `, starts with ${bases.slice(0, 3)}` : "";
  return { value: `${orf.name}, ${length(bases)}${start}`, sequence: bases };
}

const siteText = (site: NonNullable<Specification["site"]>): string =>
  site.at === "coordinates" ? coordinatesText(site) : site.at;

function regionText(region: NonNullable<Specification["region"]>): string {
  if (region.by === "coordinates") {
    return `${coordinatesText(region)}, ${formatInteger(regionLength(region))} bp`;
  }
  const { exons, length_bp } = region;
  const named = /^exon/i.test(exons) ? exons : `Exons ${exons}`;
  return `${named}, ${length_bp === null ? "length unknown" : `${formatInteger(length_bp)} bp`}`;
}

/** Formats coordinates as genome browsers do: `chr17:7,668,421-7,687,490 (GRCh38)`. */
const coordinatesText = ({ assembly, chromosome, start, end }: Coordinates): string =>
  `chr${chromosome}:${formatInteger(start)}-${formatInteger(end)} (${assembly})`;

function guideText(guide: NonNullable<Specification["guide"]>): string {
  if (guide.source === "ligate") return OUR_GUIDE_TEXT;
  const [first, ...others] = guide.sequences.map(normalizeBases);
  const named = others.length === 0 ? [first] : [first, ...others].map((bases, i) => `${i + 1}: ${bases}`);
  return `${guide.library ? `From the list of ${guide.library}` : "Your own"}, ${named.join(", ")}`;
}

/** A row of a part that the customer describes; nothing if both the sequence and the note are empty. */
function customRow({ sequence, note }: { sequence?: string; note?: string }): Value | undefined {
  const bases = sequence ? normalizeBases(sequence) : "";
  const value = [bases && `Sequence, ${length(bases)}`, note].filter(Boolean).join(". ");
  if (value === "") return undefined;
  return bases ? { value, sequence: bases } : { value };
}
