import { useLocation, useNavigate, useNavigation } from "@ligate/platform/router";
import { useEffect, useRef } from "react";
import {
  type DesignAddress,
  designUrl,
  parseDesignAddress,
  toStateQuery,
} from "../../shared/design-model/design-address.ts";
import { updateDraft, useDesignDraft } from "../../shared/design-model/design-draft-store.ts";
import {
  type DesignSelection,
  hasChoices,
  haveSameChoices,
} from "../../shared/design-model/design-selection.ts";
import {
  furthestReachableStep,
  isComplete,
  type StepNumber,
} from "../../shared/design-model/design-steps.ts";
import { type DesignerAction, designerReducer } from "./designer-reducer.ts";
import { findNextStep } from "./only-options.ts";
import { useDesignState } from "./use-design-state.ts";

/** The step at which the design of an existing product opens. */
const PRODUCT_STEP: StepNumber = 4;

/** The state of the designer, which its address holds, and the functions that change it. */
export function useDesigner() {
  const address = parseDesignAddress(useLocation().search);
  const draft = useDesignDraft();
  const { state: answer, isCurrent, error, retry } = useDesignState(toStateQuery(address, draft?.before));
  const isBare = !address.sku && !hasChoices(address.choices);
  const restored = isBare && draft && hasChoices(draft.design) ? draft.design : undefined;
  const furthest = furthestReachableStep(restored ?? answer.design);
  const isOwn = !address.sku && draft !== undefined && haveSameChoices(draft.design, address.choices);
  const { design, step, isLoaded } = useSettled(isCurrent, isOwn ? draft.design : undefined, {
    design: answer.design,
    step: Math.min(address.step ?? (address.sku ? PRODUCT_STEP : furthest), furthest) as StepNumber,
    isLoaded: !isBare || (draft !== undefined && !restored) || (address.step ?? 1) === 1,
  });
  const choices = isCurrent ? (restored ?? keepNamed(address, design)) : design;
  const product = isComplete(design) ? answer.product : undefined;
  const changes = useRef(0);
  const { navigate, isWrong } = useCorrectedAddress(
    designUrl({
      ...address,
      sku: address.sku ?? product?.product_sku,
      choices,
      step: address.sku && !address.step ? undefined : step,
    }),
    isCurrent && draft !== undefined,
  );
  useSavedDraft(isCurrent && !isBare ? design : undefined);

  return {
    /** The options of the steps and what follows from the choices; while `isPending`, of the choices before. */
    answer,
    design,
    choices,
    step,
    /** How often the customer has changed the design. Answers complete it without counting. */
    changes: changes.current,
    furthest: furthestReachableStep(design),
    /** The step that Next opens: after those with a single option, which is chosen. */
    nextStep: findNextStep(answer, step),
    genes: address.genes,
    /** The answers that led to the advice. */
    answers: address.advice,
    /** Whether the step and the design are final. An address without a design opens the last one of this tab. */
    isLoaded,
    isPending: !isCurrent && !error,
    /** The address is about to be replaced by that of the answer, which another navigation would be lost to. */
    isMoving: isCurrent && isWrong,
    error,
    retry,
    /** The product of the design; while `isPending`, of the design before. */
    product: design.promoterName && !error ? answer.product : undefined,
    outline: design.structureTypeName && !error ? answer.outline : undefined,
    refusal: isCurrent ? answer.refusal : undefined,
    restorable: isCurrent && draft?.before ? answer.restorable : undefined,
    stepUrl: (number: StepNumber) => designUrl({ ...address, choices, step: number }),
    dispatch(action: DesignerAction) {
      // The design of the address is not known yet, and the one before is shown.
      if (!isCurrent && !isOwn && !error) return;
      const state = { ...address, choices, design, step, before: draft?.before };
      const next = designerReducer(state, action);
      if (next === state) return;
      if (action.type !== "search") changes.current++;
      updateDraft({ design: next.design, before: next.before });
      navigate(designUrl(next), { replace: next.step === step && action.type !== "search" });
    },
    forgetBefore: () => updateDraft({ before: undefined }),
  };
}

export type Designer = ReturnType<typeof useDesigner>;

interface Settled {
  design: DesignSelection;
  step: StepNumber;
  isLoaded: boolean;
}

/**
 * The view of an address. While its options are requested, a choice is visible at once, and the step stays.
 * @param isCurrent whether `view` has the options of the address
 * @param chosen the design of the address, if it was chosen in this tab
 */
function useSettled(isCurrent: boolean, chosen: DesignSelection | undefined, view: Settled): Settled {
  const last = useRef(view);
  useEffect(() => {
    if (isCurrent) last.current = view;
  });
  if (isCurrent) return view;
  const { design, step, isLoaded } = last.current;
  const furthest = furthestReachableStep(chosen ?? design);
  return { design: chosen ?? design, step: Math.min(step, furthest) as StepNumber, isLoaded };
}

/** The fields that the API completes: by the only option that is offered, or by a default. */
const COMPLETED_FIELDS = [
  "functionTypeName",
  "structureTypeName",
  "promoterName",
  "proteinTagName",
  "fluoresceneMarkerName",
  "selectionMarkerName",
] as const;

/** The design without the choices that the API has completed, which its address does not name. */
function keepNamed({ sku, choices }: DesignAddress, design: DesignSelection): DesignSelection {
  if (sku) return design;
  const completed = COMPLETED_FIELDS.filter((field) => choices[field] !== design[field]);
  return { ...design, ...Object.fromEntries(completed.map((field) => [field, ""])) };
}

/**
 * Replaces an address that differs from the shown state, such as the address of a step that cannot be opened yet.
 * @returns a function that navigates within the designer; its address changes at once
 */
function useCorrectedAddress(url: string, isSettled: boolean) {
  const location = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const query = new URLSearchParams(location.search);
  const isWrong = url !== `${location.pathname}${query.size > 0 ? `?${query}` : ""}`;
  /** The document's address when this location was rendered: another one after a choice, or Back to a page that loads. */
  const rendered = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another location has been rendered
  useEffect(() => {
    rendered.current = window.location.href;
  }, [location]);
  useEffect(() => {
    if (!isWrong || !isSettled || state !== "idle" || rendered.current !== window.location.href) return;
    void navigate(url, { replace: true });
  }, [isWrong, isSettled, state, url, navigate]);

  return {
    isWrong,
    navigate(to: string, options: { replace: boolean }) {
      rendered.current = undefined;
      // A second click finds the choice of the first one rendered.
      void navigate(to, { ...options, flushSync: options.replace });
    },
  };
}

function useSavedDraft(design: DesignSelection | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares the design by value, to save it once
  useEffect(() => {
    if (design) updateDraft({ design });
  }, [JSON.stringify(design)]);
}
