import { useSession } from "@ligate/platform/session";
import { LinkButton } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import { useEffect, useState } from "react";
import { getAttempts, orderConfirmationPath, type PaymentAttempt } from "../shared/attempts.ts";
import styles from "./empty-cart.module.css";

export interface EmptyCartProps {
  /** Whether the cart has lines that cannot be ordered. */
  hasNotSold: boolean;
}

export function EmptyCart({ hasNotSold }: EmptyCartProps) {
  return (
    <div className={styles.empty}>
      <LastOrder />
      <p>{hasNotSold ? "None of the items in your cart can be ordered." : "Your cart is empty."}</p>
      <div className={styles.actions}>
        <LinkButton to="/design">Design a vector</LinkButton>
        <LinkButton to="/search?q=" variant="outlined">
          Search products
        </LinkButton>
      </div>
    </div>
  );
}

/**
 * Links to the order that has emptied the cart a short time ago, here or in another tab, or to its payment while the outcome
 * is not known; otherwise nothing.
 */
function LastOrder() {
  const owner = useSession()?.email;
  const attempt = useLastAttempt(owner);

  if (!attempt) return null;
  return (
    <div className={styles.order}>
      {attempt.token ? (
        <>
          <Alert kind="success">Your order has been placed.</Alert>
          <LinkButton to={orderConfirmationPath(attempt.token)} variant="outlined" small>
            View your order
          </LinkButton>
        </>
      ) : (
        <>
          <Alert kind="notice">
            We do not know yet whether your last payment went through. Please do not pay again.
          </Alert>
          <LinkButton to="/checkout" variant="outlined" small>
            View your payment
          </LinkButton>
        </>
      )}
    </div>
  );
}

/** The buyer's last attempt to pay for the cart, also when another tab changes it. */
function useLastAttempt(owner: string | undefined): PaymentAttempt | undefined {
  const [attempt, setAttempt] = useState<PaymentAttempt>();
  useEffect(() => {
    if (!owner) return setAttempt(undefined);
    const attempts = getAttempts("cart");
    setAttempt(attempts.read(owner));
    return attempts.subscribe((changed) => setAttempt(changed?.owner === owner ? changed : undefined));
  }, [owner]);
  return attempt;
}
