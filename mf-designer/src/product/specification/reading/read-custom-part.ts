import type { AskedField } from "@ligate/contract/specification/asked-fields";
import { codingProblem } from "@ligate/contract/specification/check-sequence";
import type { Specification } from "@ligate/contract/specification/schemas";
import type { ControlName, SpecificationDraft } from "../specification-draft.ts";
import { missing, type Reading, toSequenceProblem } from "./field-problems.ts";

/** The controls of the sequence and of the note of each custom part. */
export const CUSTOM_PART_CONTROLS = {
  custom_tag: ["tagSequence", "tagNote"],
  custom_fluorescence: ["fluorescenceSequence", "fluorescenceNote"],
  custom_selection: ["selectionSequence", "selectionNote"],
} as const satisfies Record<string, readonly [ControlName, ControlName]>;

export function readCustomPart(
  draft: SpecificationDraft,
  ask: AskedField,
  field: keyof typeof CUSTOM_PART_CONTROLS,
): Reading<NonNullable<Specification["custom_tag"]>> {
  const [sequenceControl, noteControl] = CUSTOM_PART_CONTROLS[field];
  const sequence = draft[sequenceControl]?.trim();
  const note = draft[noteControl]?.trim();
  if (!sequence && !note) {
    return missing(sequenceControl, "Please paste the sequence of the part, or describe it in a note.");
  }
  const problem = sequence
    ? toSequenceProblem(sequenceControl, sequence, codingProblem(sequence, "The sequence", ask))
    : undefined;
  return problem ?? { value: { ...(sequence ? { sequence } : {}), ...(note ? { note } : {}) } };
}
