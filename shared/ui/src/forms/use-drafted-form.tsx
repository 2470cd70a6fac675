import { useEffect } from "react";
import type { FieldValues } from "react-hook-form";
import type { z } from "zod";
import { useZodForm, type ZodForm } from "./use-zod-form.tsx";

/** A form without a submit button, whose input is saved as it is typed. */
export interface DraftedForm<S extends z.ZodType<FieldValues, FieldValues>> {
  form: ZodForm<S>;
  /** Resolves to the input; to `undefined` if it is invalid, and the form now shows its errors. */
  validate: () => Promise<z.output<S> | undefined>;
}

/** @param onChange saves the input */
export function useDraftedForm<S extends z.ZodType<FieldValues, FieldValues>>(
  loadSchema: () => Promise<S>,
  defaultValues: object | undefined,
  onChange: (values: z.input<S>) => void,
): DraftedForm<S> {
  const form = useZodForm(loadSchema, () => {}, { defaultValues: defaultValues as never });
  const { subscribe, handleSubmit } = form;

  // biome-ignore lint/correctness/useExhaustiveDependencies: onChange saves what it is given, whichever render it is of
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe],
  );

  async function validate() {
    let valid: z.output<S> | undefined;
    await handleSubmit((values) => {
      valid = values;
    })();
    return valid;
  }

  return { form, validate };
}
