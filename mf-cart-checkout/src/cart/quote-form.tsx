import { ApiError } from "@ligate/platform/api";
import { Link } from "@ligate/platform/router";
import { useSession } from "@ligate/platform/session";
import { Alert } from "@ligate/ui/alert";
import { Field } from "@ligate/ui/field";
import { Form, SubmitButton } from "@ligate/ui/form";
import { useZodForm } from "@ligate/ui/use-zod-form";
import { useState } from "react";
import styles from "./quote-form.module.css";

const rules = () => import("@ligate/contract/quotes").then(({ QuoteNumberForm }) => QuoteNumberForm);

export interface QuoteFormProps {
  /** Puts the quote with this number into the cart. @throws ApiError with the reason why not */
  onApply: (number: string) => Promise<void>;
}

export function QuoteForm({ onApply }: QuoteFormProps) {
  const [isAdded, setIsAdded] = useState(false);
  const [isBound, setIsBound] = useState(false);
  const session = useSession();
  const { register, submit, formState, reset, forgetDraft } = useZodForm(
    rules,
    async ({ quote_number }) => {
      setIsAdded(false);
      await onApply(quote_number).catch((error) => {
        setIsBound(error instanceof ApiError && error.status === 403);
        throw error;
      });
      forgetDraft();
      reset();
      setIsAdded(true);
    },
    // A quote may ask for a login first: its number is there when the visitor comes back.
    { defaultValues: { quote_number: "" }, draft: "quote" },
  );

  return (
    <div className={styles.quote}>
      <Form aria-label="Apply a quote" onSubmit={submit} problem={formState.errors.root}>
        <div className={styles.row}>
          <Field
            label="Quote number"
            hint="As in our offer: QT- and 13 letters and digits."
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className={styles.number}
            error={formState.errors.quote_number}
            {...register("quote_number")}
          />
          <SubmitButton manner="quiet" className={styles.apply} pending={formState.isSubmitting}>
            Apply quote
          </SubmitButton>
        </div>
      </Form>
      {formState.errors.root && isBound && session?.isAuthenticated === false && (
        <p>
          <Link to="/login?redirectUrl=cart">Log in</Link> and come back here: the number stays.
        </p>
      )}
      {isAdded && <Alert kind="success">The quote was added to your cart, at its prices.</Alert>}
    </div>
  );
}
