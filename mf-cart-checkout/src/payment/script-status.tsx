import { Button } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import { DISPATCH_ACTION, usePayPalScriptReducer } from "@paypal/react-paypal-js";
import type { ReactNode } from "react";
import type { PaymentController } from "./controller/payment-controller.ts";
import { isPossiblyPaid } from "./controller/payment-machine.ts";
import { usePaymentState } from "./controller/use-payment.ts";
import styles from "./payment-form.module.css";

export interface ScriptStatusProps {
  payment: PaymentController;
  children: ReactNode;
}

/** Renders its children once the provider's script is loaded; before that a loading message, or an error with Retry. */
export function ScriptStatus({ payment, children }: ScriptStatusProps) {
  const isUncharged = !isPossiblyPaid(usePaymentState(payment));
  const [{ isResolved, isRejected, options }, dispatch] = usePayPalScriptReducer();

  if (isResolved) return children;
  if (!isRejected) return <p className={styles.loading}>Loading the payment form…</p>;
  return (
    <div className={styles.form}>
      <Alert kind="error">
        The payment form could not be loaded.{isUncharged && " Nothing was charged."}
      </Alert>
      <Button
        variant="outlined"
        onClick={() => dispatch({ type: DISPATCH_ACTION.RESET_OPTIONS, value: { ...options } })}
      >
        Retry
      </Button>
    </div>
  );
}
