import type { GuideRule } from "@ligate/contract/specification/asked-fields";
import { guideProblem } from "@ligate/contract/specification/check-sequence";
import type { Specification } from "@ligate/contract/specification/schemas";
import type { ControlName, SpecificationDraft } from "../specification-draft.ts";
import { missing, type Reading, toSequenceProblem } from "./field-problems.ts";

type Guide = NonNullable<Specification["guide"]>;

export const GUIDE_CONTROLS = ["guide1", "guide2"] as const satisfies ControlName[];

/** The store chooses the guide unless the customer chooses one of the list or gives one. */
export function readGuide(draft: SpecificationDraft, rule: GuideRule): Reading<Guide> {
  if (draft.guideSource === "listed") return readListedGuide(draft);
  if (draft.guideSource !== "own") return { value: { source: "ligate" } };
  const controls = GUIDE_CONTROLS.slice(0, rule.count);
  const sequences = controls.map((control) => draft[control] ?? "");
  const empty = controls.filter((_, i) => !sequences[i]?.trim());
  if (empty.length > 0) {
    return { problems: empty.flatMap((control) => missing(control, "Please paste the guide.").problems) };
  }
  const problem = guideProblem(sequences, rule);
  const isFirst = rule.count === 1 || problem?.startsWith("Guide 1");
  const [control, pasted = ""] = isFirst
    ? (["guide1", sequences[0]] as const)
    : (["guide2", sequences[1]] as const);
  return toSequenceProblem(control, pasted, problem) ?? { value: { source: "own", sequences } };
}

function readListedGuide({ guideListed = "" }: SpecificationDraft): Reading<Guide> {
  const end = guideListed.lastIndexOf("/");
  if (end < 1) return missing("guideListed", "Please choose a guide from the list.");
  const [library, sequence] = [guideListed.slice(0, end), guideListed.slice(end + 1)];
  return { value: { source: "own", library, sequences: [sequence] } };
}
