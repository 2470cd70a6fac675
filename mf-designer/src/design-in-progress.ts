import type { CodePParameters, FunctionType, StructureType } from "@ligate/contract/design";
import { useEffect, useState } from "react";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { type DesignSelection, EMPTY_DESIGN, NONE } from "./design-selection.ts";
import { missingFields, resetAfter, type StepNumber } from "./steps.ts";

/** The design in progress, and what the steps that were reached offer. Of this browser tab only. */
export interface DesignInProgress {
  design: DesignSelection;
  functionTypes?: FunctionType[];
  structureTypes?: StructureType[];
  parts?: CodePParameters;
}

export const NOTHING_YET: DesignInProgress = {
  design: EMPTY_DESIGN,
  functionTypes: undefined,
  structureTypes: undefined,
  parts: undefined,
};

const useStore = create<DesignInProgress>()(
  persist(() => NOTHING_YET, {
    name: "design_in_progress",
    version: 1,
    storage: createJSONStorage(() => sessionStorage),
    // The first render has to be what the server renders.
    skipHydration: true,
  }),
);

/** The design in progress; `undefined` until this tab's storage has been read, after the first render. */
export function useDesignInProgress(): DesignInProgress | undefined {
  const state = useStore();
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    // Missing where the browser blocks its storage: the design then lasts as long as the page.
    void useStore.persist?.rehydrate();
    setRead(true);
  }, []);
  return isRead ? state : undefined;
}

/** The furthest step that can be gone to: all before it are valid, and what it offers is known. */
export function furthestStep({ design, ...options }: DesignInProgress): StepNumber {
  const isOpen = (step: StepNumber, offered: unknown) => offered && missingFields(step, design).length === 0;
  if (!isOpen(1, options.functionTypes)) return 1;
  if (!isOpen(2, options.structureTypes)) return 2;
  if (!isOpen(3, options.parts)) return 3;
  return isOpen(4, true) ? 5 : 4;
}

/** Chooses within a step. Another category, function or delivery type makes what followed from it void. */
export function choose(step: StepNumber, choice: Partial<DesignSelection>): void {
  const { design, ...options } = useStore.getState();
  const names = Object.keys(choice) as (keyof DesignSelection)[];
  if (names.every((name) => design[name] === choice[name])) return;
  const leavesTheRest = step >= 4;
  const kept = leavesTheRest ? design : resetAfter(step, design);
  useStore.setState({ design: { ...kept, ...choice }, ...optionsUpTo(leavesTheRest ? 5 : step, options) });
}

/** Takes over what the next step offers, after a step was submitted; every later step begins anew. */
export function arriveAt(step: StepNumber, offered: Omit<DesignInProgress, "design">): void {
  const { design, ...options } = useStore.getState();
  const fresh = resetAfter((step - 1) as StepNumber, design);
  useStore.setState({
    design: offered.parts ? { ...fresh, ...defaultParts(offered.parts) } : fresh,
    ...optionsUpTo((step - 1) as StepNumber, options),
    ...offered,
  });
}

/** Puts another design in the place of this one. */
export function takeOver(design: DesignInProgress): void {
  useStore.setState({ ...NOTHING_YET, ...design });
}

/** The bacterial marker is set, not chosen: the first offered. The promoter has to be chosen. */
function defaultParts({ bacterial_markers }: CodePParameters): Partial<DesignSelection> {
  return {
    proteinTagName: NONE,
    fluoresceneMarkerName: NONE,
    selectionMarkerName: NONE,
    bacterialMarkerName: bacterial_markers[0]?.bacterial_marker_name ?? "",
  };
}

function optionsUpTo(step: StepNumber, options: Omit<DesignInProgress, "design">) {
  return {
    functionTypes: step >= 2 ? options.functionTypes : undefined,
    structureTypes: step >= 3 ? options.structureTypes : undefined,
    parts: step >= 4 ? options.parts : undefined,
  };
}
