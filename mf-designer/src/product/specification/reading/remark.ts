import { sequenceProblem } from "@ligate/contract/specification/check-sequence";
import type { ControlName } from "../specification-draft.ts";

/** Why a control does not result in a value of its field. */
export interface Remark {
  control: ControlName;
  /** `missing` is shown when the line is added; `unfinished`, when the control loses the focus; `wrong`, at once. */
  kind: "missing" | "unfinished" | "wrong";
  message: string;
}

/** What the controls of a field result in: a value, or the reasons why there is none. */
export type Reading<Value> = { value: Value; remarks?: undefined } | { value?: undefined; remarks: Remark[] };

const remarkOf =
  (kind: Remark["kind"]) =>
  (control: ControlName, message: string): { remarks: Remark[] } => ({
    remarks: [{ control, kind, message }],
  });

export const missing = remarkOf("missing");
export const unfinished = remarkOf("unfinished");
const wrong = remarkOf("wrong");

/**
 * The problem of a pasted sequence, if there is one. A wrong character is wrong at once; a length or frame may be mended by
 * typing more.
 */
export function sequenceRemark(
  control: ControlName,
  pasted: string,
  problem: string | undefined,
): { remarks: Remark[] } | undefined {
  if (problem === undefined) return undefined;
  return (sequenceProblem(pasted) ? wrong : unfinished)(control, problem);
}
