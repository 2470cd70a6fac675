import { ApiError, api } from "@ligate/platform/api";
import { cart } from "@ligate/platform/cart";
import { Link, useRevalidator } from "@ligate/platform/router";
import { session, useSession } from "@ligate/platform/session";
import { useOnChange } from "@ligate/ui/controls/use-on-change";
import { Field } from "@ligate/ui/forms/field";
import { Form, SubmitButton } from "@ligate/ui/forms/form";
import { useFormOutcome } from "@ligate/ui/forms/use-form-outcome";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import { useState } from "react";
import { useStore } from "zustand";
import { type CartChanges, getRemovedLine } from "./cart-changes-store.ts";
import styles from "./quote-number-form.module.css";

const loadSchema = () =>
  import("@ligate/contract/quotes/schemas").then(({ QuoteNumberForm }) => QuoteNumberForm);

export interface QuoteNumberFormProps {
  /** The changes of the cart, to which the quote is added. */
  changes: CartChanges;
}

export function QuoteNumberForm({ changes }: QuoteNumberFormProps) {
  const applyQuote = useApplyQuote(changes);
  const [isForbidden, setIsForbidden] = useState(false);
  const session = useSession();
  const form = useZodForm(
    loadSchema,
    ({ quote_number }) => applyQuote(quote_number).then(showAdded, showRejection),
    // Some quotes require a login: the draft keeps the number until the visitor returns.
    { defaultValues: { quote_number: "" }, draft: "quote-number" },
  );
  const { field, submit, formState } = form;
  const [outcome, showOutcome, removeOutcome] = useFormOutcome(form);
  // The message would not be true of a line that is removed.
  const removed = useStore(changes.store, (state) => getRemovedLine(state)?.id);
  useOnChange(removed, removeOutcome);

  function showAdded() {
    setIsForbidden(false);
    form.clearDraft();
    form.reset();
    showOutcome("success", "The quote was added to your cart at the quoted prices.");
  }

  /** It stays, because the prices depend on it. */
  function showRejection(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    setIsForbidden(error.status === 403);
    showOutcome("error", error.detail);
  }

  return (
    <div className={styles.quote}>
      <Form aria-label="Apply a quote" onSubmit={submit}>
        <div className={styles.row}>
          <Field
            label="Quote number"
            hint="As shown on your quote: QT- followed by 13 letters and digits."
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className={styles.number}
            {...field("quote_number")}
          />
          <SubmitButton variant="outlined" className={styles.apply} pending={formState.isSubmitting}>
            Apply quote
          </SubmitButton>
        </div>
        {outcome}
      </Form>
      {outcome && isForbidden && session?.isAuthenticated === false && (
        <p>
          <Link to="/login?redirectUrl=cart">Log in</Link> and come back here. We will keep the number.
        </p>
      )}
    </div>
  );
}

/** Adds a quote to the cart, then reloads the data of the page. @throws ApiError if the quote is rejected */
function useApplyQuote(changes: CartChanges): (number: string) => Promise<void> {
  const { revalidate } = useRevalidator();
  return async (id) => {
    const { cart: saved } = await api.post("/api/orders/cart/add-quote-to-cart/:id", { params: { id } });
    changes.setCart(saved);
    cart.setFromResponse(saved);
    // The response to an earlier change may arrive later, without the lines of the quote.
    await changes.waitUntilSaved();
    await Promise.allSettled([session.refresh(), revalidate()]);
  };
}
