import type { Specification } from "@ligate/contract/specification/schemas";
import { type DraftName, useDraft } from "@ligate/ui/forms/use-draft";
import { useState } from "react";
import { kitSku } from "../../shared/product-sku.ts";
import { draftFrom, type SpecificationDraft } from "./specification-draft.ts";

/** Formats of a design share their input: another format of it needs the same guide. */
export const specificationDraftName = (sku: string): DraftName => `specification:${kitSku(sku)}`;

interface DraftState {
  draft: SpecificationDraft;
  /** False in the HTML from the server, and until the input of an earlier visit has been read. */
  isReady: boolean;
  change: (changes: SpecificationDraft) => void;
}

/**
 * The input of the form, which the tab saves as it is typed.
 * @param name identifies the form
 * @param initial shown unless the tab has saved other input
 */
export function useSpecificationDraft(name: DraftName, initial: Specification | null = null): DraftState {
  const [state, setState] = useState(() => ({ draft: draftFrom(initial), isReady: false }));
  const { save } = useDraft<SpecificationDraft>(name, (saved) =>
    setState(({ draft }) => ({ draft: { ...draft, ...saved }, isReady: true })),
  );

  function change(changes: SpecificationDraft) {
    const draft = { ...state.draft, ...changes };
    save(draft);
    setState({ draft, isReady: true });
  }
  return { ...state, change };
}
