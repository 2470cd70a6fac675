import { readDraft, removeDraft, saveDraft } from "@ligate/platform/drafts";
import { useEffect, useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

/**
 * Saves the input of a form in the tab's session storage until `clearDraft` is called: a failed page, a reload and
 * history navigation lose no input. Values that the page fills in, such as the name of the customer, are not saved:
 * another customer may log in in this tab. Do not use it for passwords.
 * @param name identifies the form; without a name nothing is saved
 * @returns `clearDraft`, which removes the saved input
 */
export function useDraft<V extends FieldValues, O>(
  { getValues, setValue, watch, formState }: UseFormReturn<V, unknown, O>,
  name: string | undefined,
): () => void {
  const [initialValues] = useState<Record<string, unknown> | undefined>(formState.defaultValues);

  useEffect(() => {
    if (!name) return;
    const draft: Partial<V> = readDraft<V>(`draft:${name}`) ?? {};
    const entered = new Set(Object.keys(draft));
    for (const [field, value] of Object.entries(getValues())) {
      const isFromBeforeHydration = value && value !== initialValues?.[field];
      if (isFromBeforeHydration) entered.add(field);
    }
    for (const [field, value] of Object.entries(draft)) {
      // Default values, and input from before hydration, take precedence over the draft.
      if (!getValues(field as Path<V>)) setValue(field as Path<V>, value as PathValue<V, Path<V>>);
    }
    const { unsubscribe } = watch((values, { name: field, type }) => {
      if (!field || type !== "change") return;
      entered.add(field);
      const input = Object.entries(values).filter(([key]) => entered.has(key));
      saveDraft(`draft:${name}`, Object.fromEntries(input));
    });
    return unsubscribe;
  }, [name, initialValues, getValues, setValue, watch]);

  return () => removeDraft(`draft:${name}`);
}
