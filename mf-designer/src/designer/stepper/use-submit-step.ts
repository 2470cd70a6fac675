import { ApiError } from "@ligate/platform/api";
import { useNavigateTo } from "@ligate/platform/router";
import { INCOMPLETE_MESSAGE } from "@ligate/ui/forms/form-messages";
import { useTransientError } from "@ligate/ui/forms/use-transient-error";
import { useEffect, useRef, useState } from "react";
import type { DesignSelection } from "../../shared/design-model/design-selection.ts";
import { missingFields, type StepNumber } from "../../shared/design-model/design-steps.ts";
import { submitStep } from "./submit-step.ts";

/**
 * Submits the current step. Calls to `submit` while a submission is pending are ignored. A change of the step or the
 * design cancels the submission.
 */
export function useSubmitStep(step: StepNumber, design: DesignSelection) {
  const navigateTo = useNavigateTo();
  const [error, showError] = useTransientError();
  const [incompleteStep, setIncompleteStep] = useState<StepNumber>();
  const [isPending, setPending] = useState(false);
  const submission = useRef<AbortController>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a pending submission belongs to one step and design
  useEffect(
    () => () => {
      submission.current?.abort();
      submission.current = undefined;
      setPending(false);
    },
    [step, design],
  );

  async function submit() {
    if (submission.current) return;
    if (missingFields(step, design).length > 0) {
      setIncompleteStep(step);
      showError(INCOMPLETE_MESSAGE);
      return;
    }
    const controller = new AbortController();
    submission.current = controller;
    setPending(true);
    showError(undefined);
    try {
      navigateTo(await submitStep(step, design, controller.signal));
    } catch (thrown) {
      if (controller.signal.aborted) return;
      if (!(thrown instanceof ApiError)) throw thrown;
      showError(thrown.detail);
    } finally {
      if (submission.current === controller) {
        submission.current = undefined;
        setPending(false);
      }
    }
  }

  const missing = incompleteStep === step ? missingFields(step, design) : [];
  return { submit, isPending, error, missing };
}
