import { formatInteger } from "@ligate/contract/common/format-integer";
import type { AskedField } from "@ligate/contract/specification/asked-fields";
import {
  codingProblem,
  findOtherStart,
  insertProblem,
  insertWarnings,
  normalizeBases,
  orfProblem,
} from "@ligate/contract/specification/check-sequence";
import {
  SPECIFIED_NAME_MAX,
  SPECIFIED_NOTE_MAX,
  type SpecificationField,
} from "@ligate/contract/specification/constants";
import type { Specification } from "@ligate/contract/specification/schemas";
import type { ControlName, SpecificationDraft } from "../specification-draft.ts";
import { describeCoordinates } from "./describe-coordinates.ts";
import { describeGuide } from "./describe-guide.ts";
import type { Control, FieldContext, FieldDescription } from "./field-description.ts";

/** A newer API may ask for a field that this release does not know. */
const UNKNOWN: FieldDescription = { controls: [], getValue: () => undefined };

export const describeField = (context: FieldContext): FieldDescription =>
  FIELDS[context.ask.field]?.(context) ?? UNKNOWN;

/** Some fields are asked only where the draft has a certain reporter. */
export const isAsked = ({ with_reporter }: AskedField, { reporter }: SpecificationDraft): boolean =>
  with_reporter === undefined || reporter === with_reporter;

const FIELDS: Record<SpecificationField, (context: FieldContext) => FieldDescription> = {
  insert: describeInsert,
  orf: describeOrf,
  site: describeSite,
  region: describeRegion,
  guide: describeGuide,
  terminus: (context) =>
    describeOption(context, "terminus", "Please choose which end of the protein is tagged."),
  marker: (context) => describeOption(context, "marker", "Please choose how the markers are expressed."),
  reporter: (context) =>
    describeOption(context, "reporter", "Please choose what the fluorescence marker shows."),
  species: (context) => describeOption(context, "species", "Please choose the species of the control."),
  cell_line: (context) => describeOption(context, "cellLine", "Please choose the parental cell line."),
  serotype: (context) => describeOption(context, "serotype", "Please choose the serotype of the particles."),
  custom_tag: (context) => describeCustomPart(context, "tag"),
  custom_fluorescence: (context) => describeCustomPart(context, "fluorescence"),
  custom_selection: (context) => describeCustomPart(context, "selection"),
};

const choice = (name: ControlName, { options = [] }: AskedField, missing: string): Control => ({
  name,
  type: "choice",
  options,
  missing,
});

/** A choice with a default may be left open. */
function describeOption({ ask, draft }: FieldContext, name: ControlName, missing: string): FieldDescription {
  const control = choice(name, ask, missing);
  return {
    controls: [
      ask.default === undefined ? control : { ...control, missing: undefined, defaultValue: ask.default },
    ],
    getValue: () => draft[name] as Specification["serotype"],
  };
}

/** The sequence that a knock-in inserts, or an empty cloning site. */
function describeInsert({ ask, draft }: FieldContext): FieldDescription {
  const { insertSource, insertName = "", insertSequence = "" } = draft;
  const hasPromoter = (draft.insertPromoter ?? "") !== "";
  const read = hasPromoter ? {} : ask;
  const source = choice("insertSource", ask, "Please paste the sequence to insert, or choose the template.");
  if (insertSource !== "sequence") return { controls: [source], getValue: () => ({ source: "template" }) };
  return {
    controls: [
      source,
      {
        name: "insertName",
        label: "Name of the insert",
        hint: "For example, EGFP or FRB-T2098L",
        maxLength: SPECIFIED_NAME_MAX,
        missing: "Please name the insert, such as EGFP.",
      },
      {
        name: "insertSequence",
        content: "bases",
        label: "Sequence of the insert",
        hint:
          sequenceLength(insertSequence) ??
          "Paste A, C, G and T, or one FASTA record. Line breaks and numbers are ignored.",
        rows: 6,
        missing: "Please paste the bases of the insert.",
        check: (typed) => insertProblem(typed, read),
      },
      {
        name: "insertPromoter",
        type: "checkbox",
        label: "The insert has its own promoter and polyA",
      },
    ],
    getValue: () => ({
      source: "sequence",
      name: insertName.trim(),
      sequence: insertSequence,
      ...(hasPromoter && { has_promoter: true as const }),
    }),
    warnings: insertSequence.trim() === "" ? [] : insertWarnings(insertSequence, read),
  };
}

/** The reading frame on file, or the customer's own. */
function describeOrf({ ask, draft }: FieldContext): FieldDescription {
  const { orfSource = ask.default, orfName = "", orfFile, orfSequence = "", orfStart } = draft;
  const source: Control = {
    name: "orfSource",
    type: "choice",
    options: ask.options,
    defaultValue: ask.default,
  };
  if (orfSource !== "own") {
    const transcript = orfSource === ask.default ? undefined : orfSource;
    return {
      controls: [source],
      getValue: () => (transcript ? { source: "transcript", transcript } : undefined),
    };
  }
  const start = findOtherStart(orfSequence);
  return {
    controls: [
      source,
      {
        name: "orfName",
        label: "Name of the reading frame",
        hint: "For example, KRAS G12V. The vector is named after it.",
        maxLength: SPECIFIED_NAME_MAX,
        missing: "Please name the reading frame, such as KRAS G12V.",
      },
      {
        name: "orfFile",
        type: "sequence-file",
        label: "FASTA or GenBank file",
        hint: orfFile && `The sequence below is that of ${orfFile}.`,
        isOptional: true,
      },
      {
        name: "orfSequence",
        content: "bases",
        label: "Sequence of the reading frame",
        hint:
          sequenceLength(orfSequence) ??
          "From the start to the stop codon: A, C, G and T, or one FASTA record. Line breaks and numbers are ignored.",
        rows: 6,
        missing: "Please paste the bases of the reading frame, or choose a file.",
        check: (typed) => orfProblem(typed, Boolean(orfStart)),
      },
      ...(start
        ? [{ name: "orfStart", type: "checkbox", label: `Translation starts at its ${start}` } as const]
        : []),
    ],
    getValue: () => ({
      source: "own",
      name: orfName.trim(),
      sequence: orfSequence,
      ...(start && orfStart && { non_atg_start: true }),
    }),
  };
}

/** The length of the bases that have been pasted, if any. */
function sequenceLength(pasted: string): string | undefined {
  const { length } = normalizeBases(pasted);
  return length > 0 ? `${formatInteger(length)} bp` : undefined;
}

/** The sequence of a part that the customer supplies, or a note about it. */
function describeCustomPart(
  { ask, draft }: FieldContext,
  part: "tag" | "fluorescence" | "selection",
): FieldDescription {
  const sequence = draft[`${part}Sequence`]?.trim();
  const note = draft[`${part}Note`]?.trim();
  return {
    controls: [
      {
        name: `${part}Sequence`,
        content: "bases",
        label: "Sequence of the part",
        hint: sequenceLength(sequence ?? "") ?? "A, C, G and T, or one FASTA record",
        rows: 4,
        isOptional: true,
        missing: note ? undefined : "Please paste the sequence of the part, or describe it in a note.",
        check: (typed) => codingProblem(typed, "The sequence", ask),
      },
      {
        name: `${part}Note`,
        label: "Note",
        hint: "What it is and where to find its sequence, such as an Addgene number",
        rows: 2,
        maxLength: SPECIFIED_NOTE_MAX,
        isOptional: true,
      },
    ],
    getValue: () => ({ ...(sequence && { sequence }), ...(note && { note }) }),
  };
}

/** Where a knock-in inserts. */
function describeSite({ ask, draft, product }: FieldContext): FieldDescription {
  const at = choice("siteAt", ask, "Please choose where the insert goes.");
  if (draft.siteAt !== "coordinates") {
    return { controls: [at], getValue: () => ({ at: draft.siteAt as "N-terminal" | "C-terminal" }) };
  }
  const { controls, getValue } = describeCoordinates("site", draft, product);
  return { controls: [at, controls], getValue: () => ({ at: "coordinates", ...getValue() }) };
}

/** The region that is deleted. */
function describeRegion({ ask, draft, product }: FieldContext): FieldDescription {
  const by = choice("regionBy", ask, "Please specify the region to delete.");
  if (draft.regionBy === "coordinates") {
    const { controls, getValue } = describeCoordinates("region", draft, product);
    return { controls: [by, controls], getValue: () => ({ by: "coordinates", ...getValue() }) };
  }
  if (draft.regionBy !== "exons") return { controls: [by], getValue: () => undefined };

  const isUnknown = Boolean(draft.regionUnknown);
  const length = Number(draft.regionLength?.replaceAll(/[,\s]/g, ""));
  const isLength = Number.isInteger(length) && length >= 1 && length <= 10_000_000;
  return {
    controls: [
      by,
      [
        {
          name: "regionExons",
          label: "Exons",
          hint: "For example, 2 to 4",
          maxLength: SPECIFIED_NAME_MAX,
          missing: "Please name the exons, such as 2 to 4.",
        },
        {
          name: "regionLength",
          label: "Length of the region in bp",
          hint: "From the first cut to the second",
          isDisabled: isUnknown,
          missing: "Please enter the length of the region, or check that you don't know it.",
          check: () => (isLength ? undefined : "Please enter the length in base pairs, such as 4,200."),
        },
      ],
      {
        name: "regionUnknown",
        type: "checkbox",
        label: "I don't know the length (the price is by quote)",
      },
    ],
    getValue: () => ({
      by: "exons",
      exons: draft.regionExons?.trim() ?? "",
      length_bp: isUnknown ? null : length,
    }),
  };
}
