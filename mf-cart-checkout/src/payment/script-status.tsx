import { Alert } from "@ligate/ui/alert";
import { Button } from "@ligate/ui/button";
import { DISPATCH_ACTION, usePayPalScriptReducer } from "@paypal/react-paypal-js";
import type { ReactNode } from "react";
import styles from "./payment-view.module.css";

/** Shows its children once the provider's script is there; until then that it loads, or that it did not. */
export function ScriptStatus({ children }: { children: ReactNode }) {
  const [{ isResolved, isRejected, options }, dispatch] = usePayPalScriptReducer();

  if (isResolved) return children;
  if (!isRejected) return <p className={styles.loading}>Loading the payment form…</p>;
  return (
    <div className={styles.view}>
      <Alert kind="error">The payment form could not be loaded. Nothing was charged.</Alert>
      <Button
        manner="quiet"
        onClick={() => dispatch({ type: DISPATCH_ACTION.RESET_OPTIONS, value: { ...options } })}
      >
        Retry
      </Button>
    </div>
  );
}
