import { useEffect } from "react";
import { loadPaymentForm } from "../../payment/index.ts";

/** Loads the code of the payment form while the buyer types the address. */
export function usePreloadPayment(isNeeded: boolean): void {
  useEffect(() => {
    // The error boundary of the form reports a failure when the form is shown.
    if (isNeeded) loadPaymentForm().catch(() => {});
  }, [isNeeded]);
}
