import type { CodePParameters, FunctionType, StructureType } from "@ligate/contract/design/schemas";
import { safeSessionStorage } from "@ligate/platform/drafts";
import { useEffect, useState } from "react";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { type DesignSelection, EMPTY_SELECTION, NO_PART } from "./design-selection.ts";
import { clearLaterSteps, missingFields, type StepNumber } from "./design-steps.ts";

/** The unfinished design of this browser tab, with the options of every step that has been entered. */
export interface DesignDraft {
  design: DesignSelection;
  functionTypes?: FunctionType[];
  structureTypes?: StructureType[];
  parts?: CodePParameters;
}

type StepOptions = Omit<DesignDraft, "design">;

export const EMPTY_DRAFT: DesignDraft = {
  design: EMPTY_SELECTION,
  functionTypes: undefined,
  structureTypes: undefined,
  parts: undefined,
};

const useDraftStore = create<DesignDraft>()(
  persist(() => EMPTY_DRAFT, {
    name: "design_in_progress",
    version: 1,
    storage: createJSONStorage(() => safeSessionStorage),
    // The first render has to match the HTML from the server, which has no storage.
    skipHydration: true,
  }),
);

/** The draft of this tab; `undefined` until session storage has been read, which happens after the first render. */
export function useDesignDraft(): DesignDraft | undefined {
  const draft = useDraftStore();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    void useDraftStore.persist.rehydrate();
    setLoaded(true);
  }, []);
  return isLoaded ? draft : undefined;
}

/** The last step that can be opened: all steps before it are complete, and its options are loaded. */
export function furthestReachableStep({ design, ...options }: DesignDraft): StepNumber {
  const isComplete = (step: StepNumber) => missingFields(step, design).length === 0;
  if (!isComplete(1) || !options.functionTypes) return 1;
  if (!isComplete(2) || !options.structureTypes) return 2;
  if (!isComplete(3) || !options.parts) return 3;
  return isComplete(4) ? 5 : 4;
}

/** Changes the selection of a step. A change in steps 1 to 3 clears the selections and options of later steps. */
export function updateSelection(step: StepNumber, changes: Partial<DesignSelection>): void {
  const { design, ...options } = useDraftStore.getState();
  const fields = Object.keys(changes) as (keyof DesignSelection)[];
  if (fields.every((field) => design[field] === changes[field])) return;
  if (step >= 4) {
    useDraftStore.setState({ design: { ...design, ...changes } });
  } else {
    useDraftStore.setState({
      design: { ...clearLaterSteps(step, design), ...changes },
      ...keepOptionsUpTo(step, options),
    });
  }
}

/** Stores the options of a step that is entered, and clears the selections of this step and the later ones. */
export function enterStep(step: StepNumber, loaded: StepOptions): void {
  const { design, ...options } = useDraftStore.getState();
  const previousStep = (step - 1) as StepNumber;
  const cleared = clearLaterSteps(previousStep, design);
  useDraftStore.setState({
    design: loaded.parts ? { ...cleared, ...defaultParts(loaded.parts) } : cleared,
    ...keepOptionsUpTo(previousStep, options),
    ...loaded,
  });
}

export function replaceDraft(draft: DesignDraft): void {
  useDraftStore.setState({ ...EMPTY_DRAFT, ...draft });
}

/** The first bacterial marker is preset, because customers cannot choose it. The promoter has no default. */
function defaultParts({ bacterial_markers }: CodePParameters): Partial<DesignSelection> {
  return {
    proteinTagName: NO_PART,
    fluoresceneMarkerName: NO_PART,
    selectionMarkerName: NO_PART,
    bacterialMarkerName: bacterial_markers[0]?.bacterial_marker_name ?? "",
  };
}

function keepOptionsUpTo(step: StepNumber, options: StepOptions): StepOptions {
  return {
    functionTypes: step >= 2 ? options.functionTypes : undefined,
    structureTypes: step >= 3 ? options.structureTypes : undefined,
    parts: step >= 4 ? options.parts : undefined,
  };
}
