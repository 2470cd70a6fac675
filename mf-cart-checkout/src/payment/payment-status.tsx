import { Link } from "@ligate/platform/router";
import { Button } from "@ligate/ui/controls/button";
import { Icon } from "@ligate/ui/controls/icon";
import { cx } from "@ligate/ui/cx";
import { MESSAGE_TIMEOUT_MS } from "@ligate/ui/feedback/use-transient-error";
import { useEffect } from "react";
import type { PaymentController } from "./controller/payment-controller.ts";
import { getMessage, isProcessing, type PaymentState } from "./controller/payment-machine.ts";
import { usePaymentState } from "./controller/use-payment.ts";
import styles from "./payment-status.module.css";

export interface PaymentErrorBannerProps {
  payment: PaymentController;
}

/** The messages that stay, because the buyer has to know them before paying again. */
const LASTING: readonly PaymentState["name"][] = ["checking", "held"];

/**
 * The message of a payment, fixed in the viewport: the only place for it, so that no two messages contradict each other. An
 * error disappears after a while.
 */
export function PaymentErrorBanner({ payment }: PaymentErrorBannerProps) {
  const state = usePaymentState(payment);
  const { dismissMessage } = payment;
  const message = getMessage(state);
  const isChecking = state.name === "checking";
  const isLasting = LASTING.includes(state.name);

  useEffect(() => {
    if (message === undefined || isLasting) return;
    const timer = setTimeout(dismissMessage, MESSAGE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [message, isLasting, dismissMessage]);

  return (
    <div role="alert" className={cx(message && styles.banner, isChecking && styles.progress)}>
      {message && (
        <>
          {isChecking && <span className={styles.spinner} />}
          <p className={styles.text}>{message}</p>
          {isChecking && (
            <Button small variant="outlined" onClick={payment.checkAgain}>
              Check again
            </Button>
          )}
          {state.name === "held" && <Link to="/contact">Contact us</Link>}
          {!isLasting && (
            <button
              type="button"
              className={styles.close}
              aria-label="Close message"
              onClick={dismissMessage}
            >
              <Icon name="close" size={18} />
            </button>
          )}
        </>
      )}
    </div>
  );
}

export interface PaymentOutcomeProps {
  payment: PaymentController;
}

/** Why the last attempt to pay took nothing: it stays beside the form after its message has disappeared, until the next one. */
export function PaymentOutcome({ payment }: PaymentOutcomeProps) {
  const state = usePaymentState(payment);
  return state.name === "idle" && state.outcome && <p className={styles.outcome}>{state.outcome}</p>;
}

export interface ProcessingOverlayProps {
  payment: PaymentController;
}

/** Covers its container while a payment is in progress, until there is a message, and announces it to screen readers. */
export function ProcessingOverlay({ payment }: ProcessingOverlayProps) {
  const state = usePaymentState(payment);
  return (
    <div role="status" className={styles.status}>
      {isProcessing(state) && getMessage(state) === undefined && (
        <div className={styles.overlay}>
          <span className={styles.spinner} />
          Processing your payment…
        </div>
      )}
    </div>
  );
}
