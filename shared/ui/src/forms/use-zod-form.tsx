import { ApiError } from "@ligate/platform/api";
import { type BaseSyntheticEvent, useEffect, useRef } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type { z } from "zod";
import { CORRECTION_MESSAGE } from "./form-messages.tsx";
import { MESSAGE_TIMEOUT_MS } from "./message-timeout.tsx";
import { useDraft } from "./use-draft.tsx";

type FormSchema = z.ZodType<FieldValues, FieldValues>;

/** Imports the schema of a form, such as `() => import("@ligate/contract/account/schemas").then(…)`. */
type SchemaLoader<S extends FormSchema> = () => Promise<S>;

export interface ZodForm<S extends FormSchema> extends UseFormReturn<z.input<S>, unknown, z.output<S>> {
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  /** Removes the saved draft. Call it after a successful submission. */
  clearDraft: () => void;
}

export interface ZodFormOptions<S extends FormSchema> {
  defaultValues?: DefaultValues<z.input<S>>;
  /** Shown as the form's error when an invalid field is empty. Otherwise the form says what to correct. */
  incompleteMessage?: string;
  /** Name under which this tab saves the input until the form is submitted. Not for passwords. */
  draft?: string;
}

/**
 * A form validated by a schema of the contract. When the API rejects a submission, its field errors are shown at their
 * fields and its message on the form; the input is kept. Submitting again during a submission does nothing.
 */
export function useZodForm<S extends FormSchema>(
  loadSchema: SchemaLoader<S>,
  onSubmit: (values: z.output<S>) => Promise<unknown> | unknown,
  options: ZodFormOptions<S> = {},
): ZodForm<S> {
  const form = useForm<z.input<S>, unknown, z.output<S>>({
    resolver: lazyResolver(loadSchema) as never,
    defaultValues: options.defaultValues,
    mode: "onTouched",
  });
  const clearDraft = useDraft(form, options.draft);
  const isSubmitting = useRef(false);
  useTransientRootError(form);

  const validateAndSubmit = form.handleSubmit(
    (values) => Promise.resolve(onSubmit(values)).catch((error) => showApiError(form, error)),
    (errors) => {
      if (!options.incompleteMessage) return;
      form.setError("root", { message: invalidMessage(errors, form.getValues, options.incompleteMessage) });
    },
  );

  async function submit(event?: BaseSyntheticEvent) {
    event?.preventDefault();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    await validateAndSubmit(event).finally(() => {
      isSubmitting.current = false;
    });
  }
  return { ...form, submit, clearDraft };
}

/**
 * Imports zod and the schema when a field first loses focus: zod is as large as the rest of a form's page, and is not
 * needed for the first paint. If the import fails, the form is submitted unvalidated: the API validates every request.
 */
function lazyResolver(loadSchema: SchemaLoader<FormSchema>): Resolver {
  return async (values, context, options) => {
    const imports = Promise.all([import("@hookform/resolvers/zod"), loadSchema()]);
    const [resolvers, schema] = await imports.catch(() => []);
    if (!resolvers || !schema) return { values, errors: {} };
    return resolvers.zodResolver(schema)(values, context, options as never);
  };
}

/** The message for incomplete input, if an invalid field is empty; otherwise what to correct. */
function invalidMessage<V extends FieldValues>(
  errors: FieldErrors<V>,
  valueAt: (name: Path<V>) => unknown,
  incompleteMessage: string,
): string {
  const names = Object.keys(errors) as Path<V>[];
  const isIncomplete = names.some((name) => !String(valueAt(name) ?? "").trim());
  if (isIncomplete) return incompleteMessage;
  return names.length > 1 ? CORRECTION_MESSAGE : `${Object.values(errors)[0]?.message}.`.replace("..", ".");
}

function showApiError<V extends FieldValues, O>(form: UseFormReturn<V, unknown, O>, error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  for (const [name, message] of Object.entries(error.fields)) form.setError(name as Path<V>, { message });
  form.setError("root", { message: error.detail });
}

function useTransientRootError<V extends FieldValues, O>(form: UseFormReturn<V, unknown, O>): void {
  const error = form.formState.errors.root;
  useEffect(() => {
    if (!error) return;
    const timer = setTimeout(() => form.clearErrors("root"), MESSAGE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [error, form.clearErrors]);
}
