import { ApiError, api } from "@ligate/platform/api";
import { useTransientError } from "@ligate/ui/feedback/use-transient-error";
import { useEffect, useRef, useState } from "react";
import { type DesignSelection, toDesignQuery } from "../../shared/design-model/design-selection.ts";
import { missingFields, type StepNumber } from "../../shared/design-model/design-steps.ts";
import type { MissingChoice } from "../options/option-group.tsx";
import type { Designer } from "../state/use-designer.ts";

/**
 * Submits the current step. Calls to `submit` while a submission is pending are ignored. A change of the step or the
 * design cancels the submission.
 */
export function useSubmitStep({ step, design, enterNextStep, openProduct, isLeaving }: Designer) {
  const [incomplete, setIncomplete] = useState<{ step: StepNumber; attempt: number }>();
  const [recentError, showRecentError] = useTransientError();
  const [error, setError] = useState<ApiError>();
  const [isPending, setPending] = useState(false);
  const submission = useRef<AbortController>(undefined);
  // Without the gene's symbol and the preset marker, which the address's correction may fill in while a step is submitted.
  const state = JSON.stringify([step, { ...design, geneSymbol: "", bacterialMarkerName: "" }]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a pending submission belongs to one step and design
  useEffect(
    () => () => {
      submission.current?.abort();
      submission.current = undefined;
      setPending(false);
      setError(undefined);
    },
    [state],
  );

  async function submit() {
    if (submission.current || isLeaving) return;
    if (missingFields(step, design).length > 0) {
      setIncomplete((last) => ({ step, attempt: (last?.attempt ?? 0) + 1 }));
      showRecentError("incomplete");
    } else if (step < 4) enterNextStep();
    else await submitDesign();
  }

  /** Requires a design that can be made. */
  async function submitDesign() {
    const controller = new AbortController();
    submission.current = controller;
    setPending(true);
    setError(undefined);
    try {
      const sku = await loadSku(design, controller.signal);
      if (step === 4) enterNextStep();
      else openProduct(sku);
    } catch (thrown) {
      if (controller.signal.aborted) return;
      if (!(thrown instanceof ApiError)) throw thrown;
      setError(thrown);
    } finally {
      if (submission.current === controller) {
        submission.current = undefined;
        setPending(false);
      }
    }
  }

  function missingChoice(field: keyof DesignSelection, message: string): MissingChoice | undefined {
    const isMissing = incomplete?.step === step && missingFields(step, design).some((name) => name === field);
    if (!isMissing) return undefined;
    return { message, attempt: incomplete.attempt, isRecent: recentError !== undefined };
  }

  return { submit, isPending: isPending || isLeaving, error, missingChoice };
}

async function loadSku(design: DesignSelection, signal: AbortSignal): Promise<string> {
  const { product_sku } = await api.get("/api/products/get-product-sku/", {
    query: toDesignQuery(design),
    signal,
  });
  signal.throwIfAborted();
  return product_sku;
}
