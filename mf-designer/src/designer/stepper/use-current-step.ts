import { useLocation, useNavigateTo, useSearchParams } from "@ligate/platform/router";
import { useEffect } from "react";
import {
  type DesignDraft,
  EMPTY_DRAFT,
  furthestReachableStep,
  replaceDraft,
  useDesignDraft,
} from "../../shared/design-model/design-draft-store.ts";
import type { StepNumber } from "../../shared/design-model/design-steps.ts";
import { isNavigationPending } from "./is-navigation-pending.ts";
import { stepUrl } from "./step-url.ts";

/** The step at which the design of an existing product opens. */
const PRODUCT_STEP: StepNumber = 4;

interface CurrentStep {
  step: StepNumber;
  draft: DesignDraft;
  /** Whether `step` and `draft` are final. Until session storage has been read, only step 1 is. */
  isLoaded: boolean;
}

/**
 * Determines the step to show: the step in the URL if it is reachable, otherwise the furthest reachable step.
 * Adds the step to a URL without one, so that Back returns to it.
 * @param productDraft the draft of the product in `?sku=`, which replaces the stored draft
 */
export function useCurrentStep(productDraft: DesignDraft | undefined): CurrentStep {
  const navigateTo = useNavigateTo();
  const location = useLocation();
  const [search] = useSearchParams();
  const storedDraft = useDesignDraft();
  const isDraftLoaded = storedDraft !== undefined;
  const replacement = search.has("sku") ? productDraft : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per product
  useEffect(() => {
    if (!isDraftLoaded || !replacement) return;
    replaceDraft(replacement);
    if (!isNavigationPending(location)) navigateTo(stepUrl(PRODUCT_STEP), { replace: true });
  }, [isDraftLoaded, replacement]);

  const draft = storedDraft ?? EMPTY_DRAFT;
  const furthest = furthestReachableStep(draft);
  const lacksStep = isDraftLoaded && !search.has("sku") && !search.has("step");

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per URL without a step
  useEffect(() => {
    if (lacksStep && !isNavigationPending(location)) navigateTo(stepUrl(furthest), { replace: true });
  }, [lacksStep]);

  if (replacement) return { step: PRODUCT_STEP, draft: replacement, isLoaded: true };
  const requested = Number(search.get("step"));
  const isReachable = requested >= 1 && requested <= furthest && Number.isInteger(requested);
  return {
    step: isReachable ? (requested as StepNumber) : furthest,
    draft,
    isLoaded: isDraftLoaded || requested <= 1,
  };
}
