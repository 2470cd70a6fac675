import { useNavigateTo, useRevalidator } from "@ligate/platform/router";
import { loginAddress, session } from "@ligate/platform/session";
import { useOnChange } from "@ligate/ui/controls/use-on-change";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import type { PaymentSubject } from "../../shared/attempts.ts";
import { createPaymentController, type PaymentController } from "./payment-controller.ts";
import { getMethod, isProcessing, type PaymentMethod, type PaymentState } from "./payment-machine.ts";
import type { PaymentTask } from "./payment-task.ts";

/**
 * The payment controller of a page, which first polls the outcome of a payment that was left open. When the session has
 * ended, navigates to the login, which redirects back. When another customer is signed in, loads the page again.
 */
export function usePayment(
  subject: PaymentSubject,
  task: Omit<PaymentTask, "onSignedOut">,
): PaymentController {
  const navigateTo = useNavigateTo();
  const { revalidate } = useRevalidator();
  const [buyer] = useState(() => session.current()?.email);
  const lastTask = useRef<PaymentTask>(undefined);

  async function onSignedOut() {
    // Otherwise the login page would redirect the visitor, because the session of the page still counts as signed in.
    const current = await session.refresh().catch(() => undefined);
    if (current?.email && current.email !== buyer) await revalidate();
    else await navigateTo(loginAddress(new URL(window.location.href)));
  }

  const currentTask = { ...task, onSignedOut };
  useEffect(() => {
    lastTask.current = currentTask;
  });
  const [controller] = useState(() =>
    createPaymentController(subject, () => lastTask.current ?? currentTask),
  );
  useEffect(() => controller.connect(), [controller]);
  return controller;
}

export const usePaymentState = ({ store }: PaymentController): PaymentState => useStore(store);

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
  useOnChange(isInProgress, () => {
    if (!isInProgress) button.current?.focus();
  });
  return button;
}
