import { formatInteger } from "@ligate/contract/common/format-integer";
import {
  codingProblem,
  findOtherStart,
  insertProblem,
  normalizeBases,
  orfProblem,
} from "@ligate/contract/specification/check-sequence";
import { SPECIFIED_NAME_MAX, SPECIFIED_NOTE_MAX } from "@ligate/contract/specification/constants";
import { MISSING_TEXTS } from "@ligate/contract/specification/specification-rows";
import { choice, type FieldContext, type FieldDescription } from "./field-description.ts";

/** The sequence that a knock-in inserts, or an empty cloning site. */
export function describeInsert({ ask, draft }: FieldContext): FieldDescription {
  const { insertSource, insertName = "", insertSequence = "" } = draft;
  const hasPromoter = (draft.insertPromoter ?? "") !== "";
  const read = hasPromoter ? {} : ask;
  const source = choice("insertSource", ask);
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
  };
}

/** The reading frame on file, or the customer's own. */
export function describeOrf({ ask, draft }: FieldContext): FieldDescription {
  const { orfSource = ask.default, orfName = "", orfFile, orfSequence = "", orfStart } = draft;
  const source = choice("orfSource", ask);
  if (orfSource !== "own") {
    const transcript = orfSource === ask.default ? undefined : orfSource;
    return {
      controls: [source],
      getValue: () => (transcript ? { source: "transcript", transcript } : undefined),
    };
  }
  const start = findOtherStart(orfSequence);
  const isConfirmed = start !== undefined && orfStart === start;
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
        hint: orfFile && `The sequence below was read from ${orfFile}.`,
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
        missing: MISSING_TEXTS.orf,
        check: (typed) => orfProblem(typed, isConfirmed),
      },
      ...(start
        ? [
            {
              name: "orfStart",
              type: "checkbox",
              label: `Translation starts at the first codon, ${start}`,
              checkedValue: start,
            } as const,
          ]
        : []),
    ],
    getValue: () => ({
      source: "own",
      name: orfName.trim(),
      sequence: orfSequence,
      ...(isConfirmed && { non_atg_start: true }),
    }),
  };
}

/** The sequence of a part that the customer supplies, or a note about it. */
export function describeCustomPart({ ask, draft }: FieldContext): FieldDescription {
  const part = ask.field.replace("custom_", "") as "tag" | "fluorescence" | "selection";
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
        missing: note ? undefined : MISSING_TEXTS[ask.field],
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

/** The length of the bases that have been pasted, if any. */
function sequenceLength(pasted: string): string | undefined {
  const { length } = normalizeBases(pasted);
  return length > 0 ? `${formatInteger(length)} bp` : undefined;
}
