import { useNavigateTo, useNavigation } from "@ligate/platform/router";
import { useOnChange } from "@ligate/ui/controls/use-on-change";
import { useTransientError } from "@ligate/ui/feedback/use-transient-error";
import { useEffect, useRef, useState } from "react";
import type { DesignSelection } from "../../shared/design-model/design-selection.ts";
import { getStep, missingFields } from "../../shared/design-model/design-steps.ts";
import { showVerdict } from "../design-verdict.tsx";
import type { MissingChoice } from "../options/option-group.tsx";
import type { Designer } from "../state/use-designer.ts";

/**
 * Submits the current step. A submission waits for the options of the last choice; another choice or step cancels it.
 */
export function useSubmitStep(designer: Designer) {
  const { step, design, changes, product, refusal, error } = designer;
  /** Identifies the missing choice: with an open gene search, the last step asks for a gene. */
  const question = `${step} ${step === 5 && designer.genes !== undefined}`;
  const [incomplete, setIncomplete] = useState<{ question: string; attempt: number }>();
  if (incomplete && incomplete.question !== question) setIncomplete(undefined);
  const [recentError, showRecentError] = useTransientError();
  const navigateTo = useNavigateTo();
  const isLeaving = useNavigation().state !== "idle";
  const state = `${step} ${changes}`;
  /** The state that was submitted before its options were there. */
  const [submitted, setSubmitted] = useState<string>();
  /** Whether the step has been submitted with its choices. */
  const isLeft = useRef(false);
  useOnChange(step, () => {
    isLeft.current = false;
  });
  useOnChange(error, () => {
    if (error && isLeft.current) showVerdict();
  });
  const isWaiting = submitted === state && !error;
  const isUnknown = designer.isPending || designer.isMoving;

  function submit() {
    if (isWaiting || isLeaving) return;
    if (missingFields(step, design).length > 0) {
      setIncomplete((last) => ({ question, attempt: (last?.attempt ?? 0) + 1 }));
      showRecentError("incomplete");
      return;
    }
    isLeft.current = true;
    if (error) designer.retry();
    setSubmitted(state);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the submitted state is known, or is another one
  useEffect(() => {
    if (submitted === undefined || (isWaiting && isUnknown)) return;
    setSubmitted(undefined);
    if (!isWaiting) return;
    if (step > 3 && refusal) showVerdict();
    else if (step < 5) designer.dispatch({ type: "next", step: designer.nextStep });
    else if (product) void navigateTo(`/products/item/${product.product_sku}`);
  }, [submitted, isWaiting, isUnknown]);

  function missingChoice(field: keyof DesignSelection, message: string): MissingChoice | undefined {
    if (!incomplete || !missingFields(step, design).some((name) => name === field)) return undefined;
    return { message, attempt: incomplete.attempt, isRecent: recentError !== undefined };
  }

  const next = step === 5 ? "formats and prices" : getStep(designer.nextStep).name.toLowerCase();
  return { submit, next, isPending: isWaiting || isLeaving, missingChoice };
}

export type StepSubmission = ReturnType<typeof useSubmitStep>;
