import { useLoaderData, useRevalidator } from "@ligate/platform/router";
import { useEffect } from "react";
import { designUrl, type GeneSearchQuery } from "../../shared/design-model/design-address.ts";
import { updateDraft, useDesignDraft } from "../../shared/design-model/design-draft-store.ts";
import {
  type DesignSelection,
  EMPTY_SELECTION,
  hasChoices,
  haveSameChoices,
  selectionFromProduct,
} from "../../shared/design-model/design-selection.ts";
import {
  clearLaterSteps,
  furthestReachableStep,
  isComplete,
  type StepNumber,
} from "../../shared/design-model/design-steps.ts";
import type { DesignProduct } from "../../shared/design-model/use-design-product.ts";
import type { designLoader } from "../design.loader.ts";
import { resolveChoices } from "./resolve-choices.ts";
import { clearResponses } from "./response-cache.ts";
import { rememberGeneSymbol } from "./step-options.ts";
import { useAddressCorrection } from "./use-address-correction.ts";
import { useAddressState } from "./use-address-state.ts";
import { useProduct } from "./use-product.ts";

/** The step at which the design of an existing product opens. */
const PRODUCT_STEP: StepNumber = 4;

/** The state of the designer, which its address holds, and the functions that change it. */
export function useDesigner() {
  const { categories, options, advice } = useLoaderData<typeof designLoader>();
  const { revalidate } = useRevalidator();
  const draft = useDesignDraft();
  const { current, next, product, refusal, isLeaving } = useAddressState();
  const { choices, design } = resolveChoices(next.choices, { categories, options, product });
  const preview = useProduct(design, product, refusal);

  const isBare = !next.sku && !hasChoices(choices);
  const restored = isBare && draft && hasChoices(draft.design) ? draft.design : undefined;
  const furthest = furthestReachableStep(restored ?? design);
  const requested = current.step ?? (current.sku ? PRODUCT_STEP : furthest);
  const step = Math.min(requested, furthest) as StepNumber;

  const buildUrl = (
    changed: DesignSelection,
    number: StepNumber,
    genes: GeneSearchQuery | null | undefined = current.genes,
  ): string => {
    const sku = next.sku && haveSameChoices(changed, design) ? next.sku : undefined;
    const { advice } = current;
    return designUrl({ sku, choices: changed, step: number, genes: genes ?? undefined, advice });
  };
  const finished = completeProduct(design, preview);
  const canonicalUrl = designUrl({
    sku: next.sku ?? finished?.product_sku,
    choices: restored ?? choices,
    step: current.sku && !current.step ? undefined : step,
    genes: current.genes,
    advice: current.advice,
  });
  const isSettled = draft !== undefined && !isLeaving;
  const openUrl = useAddressCorrection(isSettled ? canonicalUrl : undefined, finished);
  useSavedDraft(isBare ? undefined : design);
  useEffect(() => clearResponses, []);

  return {
    categories,
    options,
    design,
    preview,
    step,
    furthest,
    genes: current.genes,
    /** The recommendation of "Help me choose", and the answers that led to it. */
    advice,
    answers: current.advice,
    /** The design before a choice in an earlier step reset the later ones. */
    before: draft?.before,
    /** Whether the step and the design are final. An address without a design opens the last one of this tab. */
    isLoaded: !isBare || (draft !== undefined && !restored) || (current.step ?? 1) === 1,
    /** Whether another step is being loaded. */
    isLeaving,
    retry: revalidate,
    stepUrl: (number: StepNumber) => buildUrl(design, number),
    /** Opens the next step. Resets the choices that depend on the submitted one. */
    enterNextStep() {
      const changed = step < 4 ? reset(step, choices, design, draft?.before) : choices;
      openUrl(buildUrl(changed, (step + 1) as StepNumber));
    },
    /** Opens the page of the design. */
    openProduct: (sku: string) => openUrl(`/products/item/${sku}`),
    /**
     * Changes the choices of the step. A change in steps 1 to 3 resets those that depend on it.
     * @param genes another gene search; null closes it
     */
    select(changes: Partial<DesignSelection>, genes: GeneSearchQuery | null | undefined = current.genes) {
      const fields = Object.keys(changes) as (keyof DesignSelection)[];
      rememberGeneSymbol({ ...design, ...changes });
      if (genes === current.genes && fields.every((field) => design[field] === changes[field])) return;
      const kept = step < 4 ? reset(step, choices, design, draft?.before) : step === 4 ? design : choices;
      openUrl(buildUrl({ ...kept, ...changes }, step, genes), { replace: true });
    },
    /** Replaces the whole design. Opening another step adds an entry to the history. */
    replaceDesign(replacement: DesignSelection, opened: StepNumber = step, answers?: string) {
      updateDraft({ before: undefined });
      // Without the SKU of the address: a refused design and its fix can differ in the bacterial marker only.
      const url = designUrl({
        choices: replacement,
        step: opened,
        genes: current.genes,
        advice: answers ?? current.advice,
      });
      openUrl(url, { replace: opened === step });
    },
    /** Restores choices that a change in an earlier step reset. */
    restore(changes: Partial<DesignSelection>) {
      updateDraft({ before: undefined });
      openUrl(buildUrl({ ...choices, ...changes }, step), { replace: true });
    },
    /** Opens a page of the gene search. */
    searchGenes(genes: GeneSearchQuery) {
      openUrl(buildUrl(choices, 5, genes));
    },
    forgetBefore: () => updateDraft({ before: undefined }),
    startOver() {
      updateDraft({ design: EMPTY_SELECTION, before: undefined });
      openUrl(designUrl({ choices: EMPTY_SELECTION, step: 1 }));
    },
  };
}

export type Designer = ReturnType<typeof useDesigner>;

/** The product of a complete design, once it is known. */
function completeProduct(design: DesignSelection, { product, isPending }: DesignProduct) {
  const isKnown = product && !isPending && haveSameChoices(selectionFromProduct(product), design);
  return isKnown && isComplete(design) ? product : undefined;
}

/** Resets the choices of later steps, and remembers them. */
function reset(
  step: StepNumber,
  choices: DesignSelection,
  design: DesignSelection,
  before: DesignSelection | undefined,
): DesignSelection {
  const cleared = clearLaterSteps(step, choices);
  const hasLater = !haveSameChoices(cleared, choices);
  updateDraft({ before: hasLater ? design : before });
  return cleared;
}

function useSavedDraft(design: DesignSelection | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares the design by value, to save it once
  useEffect(() => {
    if (!design) return;
    updateDraft({ design });
    rememberGeneSymbol(design);
  }, [JSON.stringify(design)]);
}
