import type { AskedField } from "@ligate/contract/specification/asked-fields";
import { insertProblem } from "@ligate/contract/specification/check-sequence";
import type { Specification } from "@ligate/contract/specification/schemas";
import type { SpecificationDraft } from "../specification-draft.ts";
import { missing, type Reading, sequenceRemark } from "./remark.ts";

type Insert = NonNullable<Specification["insert"]>;

/** @param ask says whether the insert has to be a reading frame */
export function readInsert(draft: SpecificationDraft, ask: AskedField): Reading<Insert> {
  if (draft.insertSource === "template") return { value: { source: "template" } };
  if (draft.insertSource !== "sequence") {
    return missing("insertSource", "Please paste the sequence to insert, or choose the template.");
  }
  const { insertName: name = "", insertSequence: sequence = "" } = draft;
  const remarks = [
    ...(name.trim() ? [] : missing("insertName", "Please name the insert, such as EGFP.").remarks),
    ...(sequence.trim()
      ? (sequenceRemark("insertSequence", sequence, insertProblem(sequence, ask))?.remarks ?? [])
      : missing("insertSequence", "Please paste the bases of the insert.").remarks),
  ];
  return remarks.length > 0 ? { remarks } : { value: { source: "sequence", name: name.trim(), sequence } };
}
