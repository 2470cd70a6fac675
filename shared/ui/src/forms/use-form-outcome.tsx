import { type ReactNode, useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useOnChange } from "../controls/use-on-change.tsx";
import { Alert, type AlertProps } from "../feedback/alert.tsx";

interface Outcome {
  kind: AlertProps["kind"];
  text: string;
}

/**
 * The outcome of a form that stays on the page: a success, or an error that must not vanish. It ends when it is no longer true:
 * when a field is changed, or the form is submitted again.
 * @returns the message, to render in the form, and functions that show and remove it
 */
export function useFormOutcome<V extends FieldValues, O>({
  watch,
  formState: { isSubmitting },
}: Pick<UseFormReturn<V, unknown, O>, "watch" | "formState">): [
  message: ReactNode,
  showOutcome: (kind: Outcome["kind"], text: string) => void,
  removeOutcome: () => void,
] {
  const [outcome, setOutcome] = useState<Outcome>();
  useOnChange(isSubmitting, () => {
    if (isSubmitting) setOutcome(undefined);
  });
  useEffect(() => {
    if (!outcome) return;
    // A reset of the form has no type.
    const { unsubscribe } = watch((_, { type }) => {
      if (type === "change") setOutcome(undefined);
    });
    return unsubscribe;
  }, [outcome, watch]);

  const message = outcome && <Alert kind={outcome.kind}>{outcome.text}</Alert>;
  return [message, (kind, text) => setOutcome({ kind, text }), () => setOutcome(undefined)];
}
