import { type RefObject, useEffect, useRef } from "react";
import type { PaymentController } from "./payment-controller.ts";
import { getMethod, isProcessing, type PaymentMethod } from "./payment-machine.ts";
import { usePaymentState } from "./use-payment.ts";

/**
 * Restores the focus of the button of a payment method after a payment without success, because the button loses it while
 * the form is inert. @returns the ref of the button
 */
export function useFocusAfterPayment(
  payment: PaymentController,
  method: PaymentMethod,
): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const state = usePaymentState(payment);
  const isInProgress = isProcessing(state) && getMethod(state) === method;
  const wasInProgress = useRef(isInProgress);

  useEffect(() => {
    if (wasInProgress.current && !isInProgress) button.current?.focus();
    wasInProgress.current = isInProgress;
  }, [isInProgress]);

  return button;
}
