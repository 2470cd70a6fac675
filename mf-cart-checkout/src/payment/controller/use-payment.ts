import { useNavigateTo } from "@ligate/platform/router";
import { loginAddress, session } from "@ligate/platform/session";
import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { createPaymentController, type PaymentController, type PaymentTask } from "./payment-controller.ts";
import type { PaymentState } from "./payment-machine.ts";

/** The payment controller of a page. When the session has ended, navigates to the login, which redirects back. */
export function usePayment(task: Omit<PaymentTask, "onSignedOut">): PaymentController {
  const navigateTo = useNavigateTo();
  const lastTask = useRef<PaymentTask>(undefined);

  async function onSignedOut() {
    // Otherwise the login page would redirect the visitor, who still counts as signed in.
    await session.refresh().catch(() => {});
    await navigateTo(loginAddress(new URL(window.location.href)));
  }

  const currentTask = { ...task, onSignedOut };
  useEffect(() => {
    lastTask.current = currentTask;
  });
  const [controller] = useState(() => createPaymentController(() => lastTask.current ?? currentTask));
  return controller;
}

export const usePaymentState = ({ store }: PaymentController): PaymentState => useStore(store);
