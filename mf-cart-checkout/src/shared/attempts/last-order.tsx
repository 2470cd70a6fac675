import { useSession } from "@ligate/platform/session";
import { LinkButton } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import { useEffect, useState } from "react";
import { attemptsOf, type PaymentAttempt } from "./attempts.ts";
import { orderConfirmation } from "./confirmation-address.ts";
import styles from "./last-order.module.css";

/**
 * Links to the order that has emptied the cart a short time ago, here or in another tab, or to its payment while the outcome
 * is not known; otherwise nothing.
 */
export function LastOrder() {
  const owner = useSession()?.email;
  const attempt = useLastAttempt(owner);

  if (!attempt) return null;
  return (
    <div className={styles.order}>
      {attempt.token ? (
        <>
          <Alert kind="success">Your order is placed.</Alert>
          <LinkButton to={orderConfirmation(attempt.token)} variant="outlined" small>
            View your order
          </LinkButton>
        </>
      ) : (
        <>
          <Alert kind="notice">
            We do not know yet whether your last payment was taken. Please do not pay again.
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
    const attempts = attemptsOf("cart");
    setAttempt(attempts.read(owner));
    return attempts.subscribe((changed) => setAttempt(changed?.owner === owner ? changed : undefined));
  }, [owner]);
  return attempt;
}
