import { Button } from "@ligate/ui/controls/button";
import { Icon } from "@ligate/ui/controls/icon";
import { MESSAGE_TIMEOUT_MS } from "@ligate/ui/forms/message-timeout";
import { useEffect } from "react";
import type { PaymentController } from "./controller/payment-controller.ts";
import { getMessage } from "./controller/payment-machine.ts";
import { usePaymentState } from "./controller/use-payment.ts";
import styles from "./payment-error-banner.module.css";

export interface PaymentErrorBannerProps {
  payment: PaymentController;
}

/** The error message of a payment, fixed in the viewport. It disappears after a while, unless the payment is unconfirmed. */
export function PaymentErrorBanner({ payment }: PaymentErrorBannerProps) {
  const state = usePaymentState(payment);
  const { dismissMessage } = payment;
  const message = getMessage(state);

  useEffect(() => {
    if (!getMessage(state) || state.name === "unconfirmed") return;
    const timer = setTimeout(dismissMessage, MESSAGE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [state, dismissMessage]);

  return (
    <div role="alert" className={message ? styles.banner : undefined}>
      {message && (
        <>
          <p className={styles.text}>{message}</p>
          {state.name === "unconfirmed" && (
            <Button small variant="outlined" onClick={payment.checkAgain}>
              Check again
            </Button>
          )}
          <button type="button" className={styles.close} aria-label="Close message" onClick={dismissMessage}>
            <Icon name="close" size={18} />
          </button>
        </>
      )}
    </div>
  );
}
