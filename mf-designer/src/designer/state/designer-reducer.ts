import type { DesignAddress, GeneSearchQuery } from "../../shared/design-model/design-address.ts";
import {
  type DesignSelection,
  EMPTY_SELECTION,
  haveSameChoices,
} from "../../shared/design-model/design-selection.ts";
import { clearLaterSteps, type StepNumber } from "../../shared/design-model/design-steps.ts";

/** The state of the designer. Its address has all of it except `design` and `before`. */
export interface DesignerState extends DesignAddress {
  step: StepNumber;
  /** The choices, completed by default parts. */
  design: DesignSelection;
  /** The design before a choice in an earlier step reset the later ones. */
  before?: DesignSelection;
}

export type DesignerAction =
  /** Changes choices of the step. `genes` is another gene search; null closes it. */
  | { type: "choose"; changes: Partial<DesignSelection>; genes?: GeneSearchQuery | null }
  | { type: "next"; step: StepNumber }
  /** Opens a page of the gene search. */
  | { type: "search"; genes: GeneSearchQuery }
  /** Replaces the whole design, such as by a fix or a recommended design with its answers. */
  | { type: "replace"; design: DesignSelection; step?: StepNumber; advice?: string }
  /** Makes choices again that a change in an earlier step reset. */
  | { type: "restore"; changes: Partial<DesignSelection> }
  | { type: "restart" };

export function designerReducer(state: DesignerState, action: DesignerAction): DesignerState {
  switch (action.type) {
    case "choose":
      return choose(state, action.changes, action.genes);
    case "next":
      return { ...resetLater(state), step: action.step };
    case "search":
      return { ...state, genes: action.genes };
    case "replace": {
      const { design, step = state.step, advice = state.advice } = action;
      // Without the SKU of the address: a refused design and its fix can differ in the bacterial marker only.
      return { ...withDesign(state, design), sku: undefined, before: undefined, step, advice };
    }
    case "restore":
      return { ...withDesign(state, { ...state.design, ...action.changes }), before: undefined };
    case "restart":
      return { choices: EMPTY_SELECTION, design: EMPTY_SELECTION, step: 1 };
  }
}

/** Returns the same state if nothing changes. */
function choose(
  state: DesignerState,
  changes: Partial<DesignSelection>,
  genes: GeneSearchQuery | null | undefined,
): DesignerState {
  const fields = Object.keys(changes) as (keyof DesignSelection)[];
  if (genes === undefined && fields.every((field) => state.design[field] === changes[field])) return state;
  // The target does not decide which later choices there are.
  const kept = "targetSequence" in changes ? state : resetLater(state);
  const searched = genes === undefined ? kept : { ...kept, genes: genes ?? undefined };
  return withDesign(searched, { ...kept.design, ...changes });
}

/** In steps 1 to 3: resets the choices of later steps, and remembers them. */
function resetLater(state: DesignerState): DesignerState {
  const { step, choices, design, before } = state;
  if (step > 3) return state;
  const isReset = !haveSameChoices(clearLaterSteps(step, choices), choices);
  return { ...withDesign(state, clearLaterSteps(step, design)), before: isReset ? design : before };
}

/** Removes a SKU that the design does not have. */
const withDesign = (state: DesignerState, design: DesignSelection): DesignerState => ({
  ...state,
  design,
  choices: design,
  sku: haveSameChoices(design, state.design) ? state.sku : undefined,
});
