import { ApiError } from "@ligate/platform/api";
import { useGo } from "@ligate/platform/router";
import { useProblem } from "@ligate/ui/use-problem";
import { useEffect, useRef, useState } from "react";
import type { DesignSelection } from "../design-selection.ts";
import { missingFields, type StepNumber } from "../steps.ts";
import { advance } from "./advance.ts";

const INCOMPLETE = "Please complete all required fields.";

/** Submitting the step that is shown. A second press while one is under way does nothing; another choice cancels. */
export function useSubmitStep(step: StepNumber, design: DesignSelection) {
  const go = useGo();
  const [problem, show] = useProblem();
  const [wasIncomplete, setIncomplete] = useState<StepNumber>();
  const [isPending, setPending] = useState(false);
  const underWay = useRef<AbortController>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice or step makes an answer out of date
  useEffect(
    () => () => {
      underWay.current?.abort();
      underWay.current = undefined;
      setPending(false);
    },
    [step, design],
  );

  async function submit() {
    if (underWay.current) return;
    if (missingFields(step, design).length > 0) {
      setIncomplete(step);
      return show(INCOMPLETE);
    }
    const controller = new AbortController();
    underWay.current = controller;
    setPending(true);
    show(undefined);
    try {
      go(await advance(step, design, controller.signal));
    } catch (error) {
      if (!controller.signal.aborted) show(sentenceOf(error));
    } finally {
      if (underWay.current === controller) {
        underWay.current = undefined;
        setPending(false);
      }
    }
  }

  const missing = wasIncomplete === step ? missingFields(step, design) : [];
  return { submit, isPending, problem, missing };
}

function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.detail;
  throw error;
}
