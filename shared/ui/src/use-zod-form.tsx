import { ApiError } from "@ligate/platform/api";
import { type BaseSyntheticEvent, useEffect, useRef } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type { z } from "zod";
import { useDraft } from "./use-draft.tsx";

/** Form-level messages vanish after this time; field errors stay until the field is right. */
const MESSAGE_MS = 10_000;

type FormSchema = z.ZodType<FieldValues, FieldValues>;

/** Fetches the schema of a form, such as `() => import("@ligate/contract/accounts").then(…)`. */
type Rules<S extends FormSchema> = () => Promise<S>;

export interface ZodForm<S extends FormSchema> extends UseFormReturn<z.input<S>, unknown, z.output<S>> {
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  /** Once it is sent: a draft that is kept would come back with the next empty form. */
  forgetDraft: () => void;
}

export interface ZodFormOptions<S extends FormSchema> {
  defaultValues?: DefaultValues<z.input<S>>;
  /** Shown on the form when fields are wrong, where the specification has such a sentence. */
  incomplete?: string;
  /** Name under which this tab keeps what is typed, until it is sent. Not for passwords. */
  draft?: string;
}

/**
 * A form by a schema of the contract. The server's field errors land on their fields, its sentence on the form;
 * what was typed is kept on any error; a second submission while one is under way does nothing.
 */
export function useZodForm<S extends FormSchema>(
  rules: Rules<S>,
  onSubmit: (values: z.output<S>) => Promise<unknown> | unknown,
  options: ZodFormOptions<S> = {},
): ZodForm<S> {
  const form = useForm<z.input<S>, unknown, z.output<S>>({
    resolver: lateResolver(rules) as never,
    defaultValues: options.defaultValues,
    mode: "onTouched",
  });
  const forgetDraft = useDraft(form, options.draft);
  const isUnderWay = useRef(false);
  useVanishingProblem(form);

  const validateAndSubmit = form.handleSubmit(
    (values) => Promise.resolve(onSubmit(values)).catch((error) => showProblem(form, error)),
    () => {
      if (options.incomplete) form.setError("root", { message: options.incomplete });
    },
  );

  async function submit(event?: BaseSyntheticEvent) {
    event?.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await validateAndSubmit(event).finally(() => {
      isUnderWay.current = false;
    });
  }
  return { ...form, submit, forgetDraft };
}

/**
 * Checks by rules that are fetched when the first field is left: zod is as large as the rest of a form's page, and no
 * first screen waits for it. Where they do not arrive, the server, which checks everything itself, has the word.
 */
function lateResolver(rules: Rules<FormSchema>): Resolver {
  return async (values, context, options) => {
    const fetched = Promise.all([import("@hookform/resolvers/zod"), rules()]);
    const [resolvers, schema] = await fetched.catch(() => []);
    if (!resolvers || !schema) return { values, errors: {} };
    return resolvers.zodResolver(schema)(values, context, options as never);
  };
}

function showProblem<V extends FieldValues, O>(form: UseFormReturn<V, unknown, O>, error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  for (const [name, message] of Object.entries(error.fields)) form.setError(name as Path<V>, { message });
  form.setError("root", { message: error.detail });
}

function useVanishingProblem<V extends FieldValues, O>(form: UseFormReturn<V, unknown, O>): void {
  const problem = form.formState.errors.root;
  useEffect(() => {
    if (!problem) return;
    const timer = setTimeout(() => form.clearErrors("root"), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [problem, form.clearErrors]);
}
