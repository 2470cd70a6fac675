import { zodResolver } from "@hookform/resolvers/zod";
import { ApiError } from "@ligate/platform/api";
import { type BaseSyntheticEvent, useEffect, useRef } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type { z } from "zod";

/** Form-level messages vanish after this time; field errors stay until the field is right. */
const MESSAGE_MS = 10_000;

type FormSchema = z.ZodType<FieldValues, FieldValues>;

export interface ZodForm<S extends FormSchema> extends UseFormReturn<z.input<S>, unknown, z.output<S>> {
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
}

/**
 * A form by a schema of the contract. The server's field errors land on their fields, its sentence on the form;
 * what was typed is kept on any error; a second submission while one is under way does nothing.
 * @param incomplete shown on the form when fields are wrong, where the specification has such a sentence
 */
export function useZodForm<S extends FormSchema>(
  schema: S,
  onSubmit: (values: z.output<S>) => Promise<unknown> | unknown,
  options: { defaultValues?: DefaultValues<z.input<S>>; incomplete?: string } = {},
): ZodForm<S> {
  const form = useForm<z.input<S>, unknown, z.output<S>>({
    resolver: zodResolver(schema) as never,
    defaultValues: options.defaultValues,
    mode: "onTouched",
  });
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
  return { ...form, submit };
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
