import { useEffect } from "react";
import { loadPaymentView } from "../payment/payment.ts";

/** Fetches the payment form while the address is being typed. */
export function usePaymentSoon(isNeeded: boolean): void {
  useEffect(() => {
    // A failure is told where the form is shown.
    if (isNeeded) loadPaymentView().catch(() => {});
  }, [isNeeded]);
}
