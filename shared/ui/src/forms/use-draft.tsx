import { readDraft, removeDraft, saveDraft } from "@ligate/platform/drafts";
import { useEffect } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

/**
 * Saves the input of a form in the tab's session storage until `clearDraft` is called: a failed page, a reload and
 * history navigation lose no input. Do not use it for passwords.
 * @param name identifies the form; without a name nothing is saved
 * @returns `clearDraft`, which removes the saved input
 */
export function useDraft<V extends FieldValues, O>(
  { getValues, setValue, watch }: UseFormReturn<V, unknown, O>,
  name: string | undefined,
): () => void {
  useEffect(() => {
    if (!name) return;
    for (const [field, value] of Object.entries(readDraft<V>(`draft:${name}`) ?? {})) {
      // Default values, and input from before hydration, take precedence over the draft.
      if (!getValues(field as Path<V>)) setValue(field as Path<V>, value);
    }
    const { unsubscribe } = watch((values) => saveDraft(`draft:${name}`, values));
    return unsubscribe;
  }, [name, getValues, setValue, watch]);

  return () => removeDraft(`draft:${name}`);
}
