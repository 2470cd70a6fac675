import { useGo, useLocation, useSearchParams } from "@ligate/platform/router";
import { useEffect } from "react";
import {
  type DesignInProgress,
  furthestStep,
  NOTHING_YET,
  takeOver,
  useDesignInProgress,
} from "../design-in-progress.ts";
import type { StepNumber } from "../steps.ts";
import { stepAddress } from "./advance.ts";
import { hasLeft } from "./has-left.ts";

/** A product that is preloaded begins here. */
const PRELOADED_AT: StepNumber = 4;

interface CurrentStep {
  step: StepNumber;
  progress: DesignInProgress;
  /** Whether this tab's storage has been read: before that a design in progress is not known. */
  isKnown: boolean;
}

/**
 * Which step is shown: the one that the address says, if it can be gone to; else the furthest. A product that the
 * address names takes the place of the design in progress.
 */
export function useCurrentStep(preloaded: DesignInProgress | undefined): CurrentStep {
  const go = useGo();
  const location = useLocation();
  const [search] = useSearchParams();
  const stored = useDesignInProgress();
  const isKnown = stored !== undefined;
  const incoming = search.has("sku") ? preloaded : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each product
  useEffect(() => {
    if (!isKnown || !incoming) return;
    takeOver(incoming);
    if (!hasLeft(location)) go(stepAddress(PRELOADED_AT), { replace: true });
  }, [isKnown, incoming]);

  const progress = stored ?? NOTHING_YET;
  const furthest = furthestStep(progress);
  const isUnnamed = isKnown && !search.has("sku") && !search.has("step");

  // biome-ignore lint/correctness/useExhaustiveDependencies: named when it is arrived at, so that back leads to it
  useEffect(() => {
    if (isUnnamed && !hasLeft(location)) go(stepAddress(furthest), { replace: true });
  }, [isUnnamed]);

  if (incoming) return { step: PRELOADED_AT, progress: incoming, isKnown: true };
  const asked = Number(search.get("step"));
  const isOpen = asked >= 1 && asked <= furthest && Number.isInteger(asked);
  return {
    step: isOpen ? (asked as StepNumber) : furthest,
    progress,
    isKnown: isKnown || asked <= 1,
  };
}
