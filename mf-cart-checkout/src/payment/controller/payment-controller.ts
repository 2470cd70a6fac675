import { NOT_PROCESSED } from "@ligate/contract/payments/outcome-texts";
import type { PaymentSubject } from "../../shared/attempts.ts";
import { createCaptures } from "./captures.ts";
import { getErrorMessage } from "./payment-errors.ts";
import { isProcessing, type PaymentMethod } from "./payment-machine.ts";
import { createPaymentStore } from "./payment-store.ts";
import type { PaymentTask } from "./payment-task.ts";

/** The operations of the buttons and forms of a payment. Only one payment runs at a time, and it is captured once. */
export type PaymentController = ReturnType<typeof createPaymentController>;

/** @param getTask returns the task of the last render; called for every request */
export function createPaymentController(subject: PaymentSubject, getTask: () => PaymentTask) {
  const payment = createPaymentStore(getTask);
  const { store, getState, dispatch } = payment;
  const captures = createCaptures(subject, payment);
  let creation: Promise<string> | undefined;

  async function createOrder(method: PaymentMethod): Promise<string> {
    dispatch({ type: "order requested", method });
    try {
      const orderId = await getTask().create(method);
      dispatch({ type: "order created" });
      return orderId;
    } catch (error) {
      if (!payment.passToPage(error)) dispatch({ type: "failed", message: getErrorMessage(error) });
      throw error;
    } finally {
      creation = undefined;
    }
  }

  async function placeOrder(attempt: string): Promise<string> {
    const task = getTask();
    if (!task.placeOrder) throw new Error("This page does not accept purchase orders.");
    return task.placeOrder(attempt);
  }

  return {
    store,
    connect: captures.connect,
    isProcessing: () => isProcessing(getState()),
    /** Starts an attempt. @returns false while a payment is in progress, also in another tab */
    start(): boolean {
      if (captures.resume()) return false;
      dispatch({ type: "started" });
      return !isProcessing(getState());
    },
    /**
     * Submits the card to the provider's script, unless a payment is in progress. The script then calls `create` and
     * `capture`, or its error handler.
     */
    submitCard(submit: () => void): void {
      if (isProcessing(getState())) return;
      dispatch({ type: "card submitted" });
      submit();
    },
    create(method: PaymentMethod): Promise<string> {
      creation ??= createOrder(method);
      return creation;
    },
    capture: (method: PaymentMethod, id: string) =>
      captures.capture({ method, id, send: () => getTask().capture(id) }),
    placeOrder() {
      const id = crypto.randomUUID();
      return captures.capture({ method: "purchase order", id, send: () => placeOrder(id) });
    },
    /** Polls an unknown outcome immediately. */
    checkAgain: captures.checkAgain,
    /** Reports an error of the page or of the provider's script, unless an error of the API is already shown. */
    fail: (message = NOT_PROCESSED) => dispatch({ type: "failed", message }),
    cancel: () => dispatch({ type: "cancelled" }),
    dismissMessage: () => dispatch({ type: "message dismissed" }),
  };
}
