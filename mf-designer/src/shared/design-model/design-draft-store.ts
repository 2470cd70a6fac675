import { safeSessionStorage } from "@ligate/platform/drafts";
import { useEffect, useState } from "react";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { type DesignSelection, EMPTY_SELECTION } from "./design-selection.ts";

/**
 * The state of the designer that this browser tab remembers. The address holds the design itself; an address without a
 * design opens the last one.
 */
export interface DesignDraft {
  /** The last design of this tab. */
  design: DesignSelection;
  /** The design before a choice in an earlier step reset the later ones. */
  before?: DesignSelection;
}

export const EMPTY_DRAFT: DesignDraft = {
  design: EMPTY_SELECTION,
  before: undefined,
};

const useDraftStore = create<DesignDraft>()(
  persist(() => EMPTY_DRAFT, {
    name: "design_in_progress",
    version: 3,
    // The versions of older pages contained the options of the steps, or a gene without its symbol.
    migrate: () => EMPTY_DRAFT,
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

export function replaceDraft(draft: DesignDraft): void {
  useDraftStore.setState({ ...EMPTY_DRAFT, ...draft });
}

export function updateDraft(changes: Partial<DesignDraft>): void {
  useDraftStore.setState(changes);
}
