import type { Specification } from "@ligate/contract/specification/schemas";
import { readDraft, saveDraft } from "@ligate/platform/drafts";
import { useEffect, useState } from "react";
import { kitSku } from "../../shared/product-sku.ts";
import { draftFrom, type SpecificationDraft } from "./specification-draft.ts";

/** Formats of a design share their input: another format of it needs the same guide. */
export const specificationDraftName = (sku: string): string => `specification:${kitSku(sku)}`;

interface DraftState {
  draft: SpecificationDraft;
  /** False in the HTML from the server, and until the input of an earlier visit has been read. */
  isReady: boolean;
  change: (changes: SpecificationDraft) => void;
}

/**
 * The input of the form. The tab saves it as it is typed, so that a reload or an error does not lose it.
 * @param name identifies the form
 * @param initial shown unless the tab has saved other input
 */
export function useSpecificationDraft(name: string, initial: Specification | null = null): DraftState {
  const [state, setState] = useState(() => ({ draft: draftFrom(initial), isReady: false }));

  useEffect(() => {
    const saved = readDraft<SpecificationDraft>(`draft:${name}`);
    setState(({ draft }) => ({ draft: { ...draft, ...saved }, isReady: true }));
  }, [name]);

  function change(changes: SpecificationDraft) {
    const draft = { ...state.draft, ...changes };
    saveDraft(`draft:${name}`, draft);
    setState({ draft, isReady: true });
  }
  return { ...state, change };
}
