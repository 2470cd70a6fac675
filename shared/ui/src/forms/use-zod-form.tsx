import { ApiError } from "@ligate/platform/api";
import { type BaseSyntheticEvent, useEffect, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type RegisterOptions,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type { z } from "zod";
import { MESSAGE_TIMEOUT_MS } from "../feedback/use-transient-error.tsx";
import { CORRECTION_MESSAGE } from "./form.tsx";
import { type Draft, type DraftName, useDraft } from "./use-draft.tsx";

type FormSchema = z.ZodType<FieldValues, FieldValues>;

/** Imports the schema of a form, such as `() => import("@ligate/contract/account/schemas").then(…)`. */
type SchemaLoader<S extends FormSchema> = () => Promise<S>;

export interface ZodForm<S extends FormSchema> extends UseFormReturn<z.input<S>, unknown, z.output<S>> {
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  /** Registers a field; the properties of its component, with its error. */
  field: <N extends Path<z.input<S>>>(
    name: N,
    options?: RegisterOptions<z.input<S>, N>,
  ) => UseFormRegisterReturn<N> & { error: FieldError | undefined };
  /** Removes the saved draft. Call it after a successful submission. */
  clearDraft: () => void;
}

export interface FormDraft {
  name: DraftName;
  /** E-mail address of the customer whose data the form changes. The draft then takes precedence over the default values. */
  owner: string | undefined;
  /** The fields to save; by default all. For forms with a password. */
  fields?: readonly string[];
}

export interface ZodFormOptions<S extends FormSchema> {
  defaultValues?: DefaultValues<z.input<S>>;
  /** Shown as the form's error when an invalid field is empty. Otherwise the form says what to correct. */
  incompleteMessage?: string;
  /** Name under which this tab saves the input until the form is submitted. Not for passwords. */
  draft?: DraftName | FormDraft;
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
  const { draft } = options;
  const { remove: clearDraft } = useFormDraft(
    form,
    typeof draft === "string" ? { name: draft } : (draft ?? {}),
  );
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
  const field: ZodForm<S>["field"] = (name, options) => ({
    ...form.register(name, options),
    error: get(form.formState.errors, name),
  });
  return { ...form, submit, field, clearDraft };
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

/**
 * Saves what is entered in a form as it is typed. Values that the page fills in, such as the name of the customer, are not
 * saved: another customer may log in in this tab.
 * @returns the draft, to remove it
 */
function useFormDraft<V extends FieldValues, O>(
  { getValues, setValue, watch, formState }: UseFormReturn<V, unknown, O>,
  { name, owner, fields }: Partial<FormDraft>,
): Draft<Partial<V>> {
  const [initialValues] = useState<Record<string, unknown> | undefined>(formState.defaultValues);

  return useDraft<Partial<V>>(
    name,
    (saved = {}, { save }) => {
      const entered = new Set(Object.keys(saved));
      for (const [field, value] of Object.entries(getValues())) {
        const isFromBeforeHydration = value && value !== initialValues?.[field];
        if (isFromBeforeHydration) entered.add(field);
      }
      for (const [field, value] of Object.entries(saved)) {
        const current = getValues(field as Path<V>);
        // Input from before hydration takes precedence over the draft, and so do default values, except those that the
        // customer was changing.
        const isReplaced = !current || (owner && current === initialValues?.[field]);
        if (isReplaced) setValue(field as Path<V>, value as PathValue<V, Path<V>>);
      }
      const { unsubscribe } = watch((values, { name: field, type }) => {
        if (!field || type !== "change") return;
        entered.add(field);
        const input = Object.entries(values).filter(
          ([key]) => entered.has(key) && (!fields || fields.includes(key)),
        );
        save(Object.fromEntries(input) as Partial<V>);
      });
      return unsubscribe;
    },
    owner,
  );
}
