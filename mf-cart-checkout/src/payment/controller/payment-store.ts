import { ApiError } from "@ligate/platform/api";
import { createStore } from "zustand";
import { getCartConflict } from "./payment-errors.ts";
import { INITIAL_STATE, type PaymentEvent, type PaymentState, paymentReducer } from "./payment-machine.ts";
import type { PaymentTask } from "./payment-task.ts";

export type PaymentStore = ReturnType<typeof createPaymentStore>;

/** The state of a page's payment, and the callbacks of the page for its outcomes. */
export function createPaymentStore(getTask: () => PaymentTask) {
  const store = createStore<PaymentState>()(() => INITIAL_STATE);
  const dispatch = (event: PaymentEvent) => store.setState(paymentReducer(store.getState(), event), true);
  return {
    store,
    getState: store.getState,
    dispatch,
    /** The order is paid: errors from here on are not reported as a failed payment. */
    complete(token: string): void {
      if (store.getState().name === "captured") return;
      dispatch({ type: "captured" });
      for (const step of getTask().afterCapture) void runStep(() => step(token));
    },
    /** Passes a cart conflict or an ended session to the page. @returns whether the error is one of them */
    passToPage(error: unknown): boolean {
      const conflict = getCartConflict(error);
      const isSignedOut = error instanceof ApiError && error.status === 401;
      if (!conflict && !isSignedOut) return false;
      dispatch({ type: "interrupted" });
      if (conflict) getTask().onConflict(conflict);
      else getTask().onSignedOut();
      return true;
    },
  };
}

async function runStep(step: () => unknown): Promise<void> {
  try {
    await step();
  } catch (error) {
    console.error("The payment was captured, but a step after it failed.", error);
  }
}
