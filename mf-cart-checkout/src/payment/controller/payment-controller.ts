import type { CartConflict } from "@ligate/contract/cart/schemas";
import { ApiError } from "@ligate/platform/api";
import { createStore, type StoreApi } from "zustand";
import {
  DECLINED,
  getCartConflict,
  getErrorMessage,
  getUnconfirmedMessage,
  isDeclined,
  isUncertain,
  NOT_PROCESSED,
} from "./payment-errors.ts";
import {
  INITIAL_STATE,
  isProcessing,
  type PaymentEvent,
  type PaymentMethod,
  type PaymentState,
  paymentReducer,
} from "./payment-machine.ts";

/** The requests of a page's payment, and the callbacks for their outcomes. */
export interface PaymentTask {
  /** Creates the provider's order; resolves to its id. */
  create: () => Promise<string>;
  /** Captures the payment; resolves to the token of the confirmation page. */
  capture: (orderId: string) => Promise<string>;
  /** Places the order without a provider, on pages that offer it; resolves to the token of the confirmation page. */
  placeOrder?: () => Promise<string>;
  /** The steps after the capture. Each runs whether or not the others fail. */
  afterCapture: readonly ((token: string) => unknown)[];
  /** The cart of the API differs from the cart on the page. */
  onConflict: (conflict: CartConflict) => void;
  onSignedOut: () => void;
}

export type CaptureOutcome = "captured" | "declined" | "failed";

/** The operations of the buttons and forms of a payment. Only one payment runs at a time, and it is captured once. */
export interface PaymentController {
  store: StoreApi<PaymentState>;
  isProcessing: () => boolean;
  /** Starts an attempt. @returns false while a payment is in progress */
  start: () => boolean;
  /**
   * Submits the card to the provider's script, unless a payment is in progress. The script then calls `create` and
   * `capture`, or its error handler.
   */
  submitCard: (submit: () => void) => void;
  create: (method: PaymentMethod) => Promise<string>;
  capture: (method: PaymentMethod, orderId: string) => Promise<CaptureOutcome>;
  placeOrder: () => Promise<CaptureOutcome>;
  /** Repeats a capture whose response is missing. The API captures a payment at most once. */
  checkAgain: () => Promise<CaptureOutcome>;
  /** Reports an error of the page or of the provider's script, unless an error of the API is already shown. */
  fail: (message?: string) => void;
  cancel: () => void;
  dismissMessage: () => void;
}

interface CaptureRequest {
  method: PaymentMethod;
  send: () => Promise<string>;
}

/** @param getTask returns the task of the last render; called for every request */
export function createPaymentController(getTask: () => PaymentTask): PaymentController {
  const store = createStore<PaymentState>()(() => INITIAL_STATE);
  const dispatch = (event: PaymentEvent) => store.setState(paymentReducer(store.getState(), event), true);
  let creation: Promise<string> | undefined;
  let capture: Promise<CaptureOutcome> | undefined;
  let lastCapture: CaptureRequest | undefined;

  async function createOrder(method: PaymentMethod): Promise<string> {
    dispatch({ type: "order requested", method });
    try {
      const orderId = await getTask().create();
      dispatch({ type: "order created" });
      return orderId;
    } catch (error) {
      if (!passToPage(error)) dispatch({ type: "failed", message: getErrorMessage(error) });
      throw error;
    } finally {
      creation = undefined;
    }
  }

  /** A second request while a capture is in progress shares its outcome. */
  function captureOnce(request: CaptureRequest): Promise<CaptureOutcome> {
    if (store.getState().name === "captured") return Promise.resolve("captured");
    capture ??= sendCapture(request).finally(() => {
      capture = undefined;
    });
    return capture;
  }

  async function sendCapture(request: CaptureRequest): Promise<CaptureOutcome> {
    const { method, send } = request;
    lastCapture = request;
    dispatch({ type: "capture requested", method });
    let token: string;
    try {
      token = await send();
    } catch (error) {
      return reportCaptureError(error);
    }
    // The order is paid: errors from here on must not be reported as a failed payment.
    dispatch({ type: "captured", method });
    for (const step of getTask().afterCapture) void runStep(() => step(token));
    return "captured";
  }

  function reportCaptureError(error: unknown): CaptureOutcome {
    if (isDeclined(error)) {
      dispatch({ type: "declined", message: DECLINED });
      return "declined";
    }
    if (isUncertain(error)) dispatch({ type: "unconfirmed", message: getUnconfirmedMessage(error) });
    else if (!passToPage(error)) dispatch({ type: "capture failed", message: getErrorMessage(error) });
    return "failed";
  }

  /** Passes a cart conflict or an ended session to the page. @returns whether the error is one of them */
  function passToPage(error: unknown): boolean {
    const conflict = getCartConflict(error);
    const isSignedOut = error instanceof ApiError && error.status === 401;
    if (!conflict && !isSignedOut) return false;
    dispatch({ type: "interrupted" });
    if (conflict) getTask().onConflict(conflict);
    else getTask().onSignedOut();
    return true;
  }

  return {
    store,
    isProcessing: () => isProcessing(store.getState()),
    start() {
      dispatch({ type: "started" });
      return !isProcessing(store.getState());
    },
    submitCard(submit) {
      if (isProcessing(store.getState())) return;
      dispatch({ type: "card submitted" });
      submit();
    },
    create(method) {
      creation ??= createOrder(method);
      return creation;
    },
    capture: (method, orderId) => captureOnce({ method, send: () => getTask().capture(orderId) }),
    placeOrder: () => captureOnce({ method: "purchase order", send: () => placeOrder(getTask()) }),
    checkAgain: () => (lastCapture ? captureOnce(lastCapture) : Promise.resolve("failed")),
    fail: (message = NOT_PROCESSED) => dispatch({ type: "failed", message }),
    cancel: () => dispatch({ type: "cancelled" }),
    dismissMessage: () => dispatch({ type: "message dismissed" }),
  };
}

async function placeOrder(task: PaymentTask): Promise<string> {
  if (!task.placeOrder) throw new Error("This page does not accept purchase orders.");
  return task.placeOrder();
}

async function runStep(step: () => unknown): Promise<void> {
  try {
    await step();
  } catch (error) {
    console.error("The payment was captured, but a step after it failed.", error);
  }
}
