import { insertProblem } from "@ligate/contract/specification/check-sequence";
import type { Specification } from "@ligate/contract/specification/schemas";
import type { SpecificationDraft } from "../specification-draft.ts";
import { missing, type Reading, sequenceRemark } from "./remark.ts";

type Insert = NonNullable<Specification["insert"]>;

/** @param isFused the insert is fused to a tag, and so has to be a reading frame without stop codon */
export function readInsert(draft: SpecificationDraft, isFused: boolean): Reading<Insert> {
  if (draft.insertSource === "template") return { value: { source: "template" } };
  if (draft.insertSource !== "sequence") {
    return missing("insertSource", "Please paste the sequence to insert, or choose the template.");
  }
  const { insertName: name = "", insertSequence: sequence = "" } = draft;
  const remarks = [
    ...(name.trim() ? [] : missing("insertName", "Please name the insert, such as EGFP.").remarks),
    ...(sequence.trim()
      ? (sequenceRemark("insertSequence", sequence, insertProblem(sequence, isFused))?.remarks ?? [])
      : missing("insertSequence", "Please paste the bases of the insert.").remarks),
  ];
  return remarks.length > 0 ? { remarks } : { value: { source: "sequence", name: name.trim(), sequence } };
}
