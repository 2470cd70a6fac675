import { NOT_PROCESSED, outcomeText } from "@ligate/contract/payments/outcome-texts";
import { ApiError } from "@ligate/platform/api";
import { createStore, type StoreApi } from "zustand";
import type { PaymentAttempt, PaymentSubject } from "../../shared/attempts.ts";
import { getConfirmationToken } from "../../shared/poll-outcome.ts";
import { createAttemptLog } from "./attempt-log.ts";
import { createOutcomeCheck, getPendingMessage } from "./outcome-check.ts";
import {
  getCartConflict,
  getErrorMessage,
  getUnconfirmed,
  isDeclined,
  isUncertain,
} from "./payment-errors.ts";
import {
  INITIAL_STATE,
  isProcessing,
  type PaymentEvent,
  type PaymentMethod,
  type PaymentState,
  paymentReducer,
} from "./payment-machine.ts";
import { type CaptureOutcome, type PaymentTask, runSteps } from "./payment-task.ts";

/** The operations of the buttons and forms of a payment. Only one payment runs at a time, and it is captured once. */
export interface PaymentController {
  store: StoreApi<PaymentState>;
  /**
   * Follows the payments of other tabs, and polls the outcome of a payment that an earlier page has left open.
   * @returns a function that ends both
   */
  connect: () => () => void;
  isProcessing: () => boolean;
  /** Starts an attempt. @returns false while a payment is in progress, also in another tab */
  start: () => boolean;
  /**
   * Submits the card to the provider's script, unless a payment is in progress. The script then calls `create` and
   * `capture`, or its error handler.
   */
  submitCard: (submit: () => void) => void;
  create: (method: PaymentMethod) => Promise<string>;
  capture: (method: PaymentMethod, orderId: string) => Promise<CaptureOutcome>;
  placeOrder: () => Promise<CaptureOutcome>;
  /** Polls an unknown outcome immediately. */
  checkAgain: () => void;
  /** Reports an error of the page or of the provider's script, unless an error of the API is already shown. */
  fail: (message?: string) => void;
  cancel: () => void;
  dismissMessage: () => void;
}

interface CaptureRequest {
  method: PaymentMethod;
  /** PayPal's id of the payment, or the attempt of a purchase order. */
  id: string;
  send: () => Promise<string>;
}

/** @param getTask returns the task of the last render; called for every request */
export function createPaymentController(
  subject: PaymentSubject,
  getTask: () => PaymentTask,
): PaymentController {
  const kind = subject === "cart" ? "cart" : "invoice";
  const attempts = createAttemptLog(subject);
  const store = createStore<PaymentState>()(() => INITIAL_STATE);
  const dispatch = (event: PaymentEvent) => store.setState(paymentReducer(store.getState(), event), true);
  const check = createOutcomeCheck((message) => dispatch({ type: "check continues", message }));
  let isConnected = false;
  let creation: Promise<string> | undefined;
  let capture: Promise<CaptureOutcome> | undefined;

  async function createOrder(method: PaymentMethod): Promise<string> {
    dispatch({ type: "order requested", method });
    try {
      const orderId = await getTask().create(method);
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
    const { method, id, send } = request;
    const previous = attempts.begin(id);
    dispatch({ type: "capture requested", method });
    try {
      return complete(id, await send());
    } catch (error) {
      if (!isUncertain(error)) attempts.forget(id, previous);
      return reportCaptureError(request, error);
    }
  }

  /** The order is paid: errors from here on must not be reported as a failed payment. */
  function complete(id: string, token: string): CaptureOutcome {
    attempts.finish(id, token);
    return open(token);
  }

  function open(token: string): CaptureOutcome {
    if (store.getState().name === "captured") return "captured";
    dispatch({ type: "captured" });
    runSteps(getTask().afterCapture, token);
    return "captured";
  }

  async function reportCaptureError({ id, method }: CaptureRequest, error: unknown): Promise<CaptureOutcome> {
    if (isUncertain(error)) {
      dispatch({ type: "check requested", method });
      const known = getUnconfirmed(error);
      if (known?.outcome === "processing")
        dispatch({ type: "check continues", message: getPendingMessage(known.until) });
      return settle(id);
    }
    if (isDeclined(error)) {
      dispatch({ type: "declined", message: getErrorMessage(error) });
      return "declined";
    }
    if (!passToPage(error)) dispatch({ type: "capture failed", message: getErrorMessage(error) });
    return "failed";
  }

  /** Polls the outcome of a payment until it is known, and shows it. */
  async function settle(id: string): Promise<CaptureOutcome> {
    // The page was left, and the next page polls.
    if (!isConnected) return "failed";
    try {
      const status = await check.run(id);
      if (!status) return "failed";
      const token = getConfirmationToken(status);
      if (token) return complete(id, token);
      const message = outcomeText(status, kind);
      if (status.outcome === "held") dispatch({ type: "held", message });
      else {
        attempts.forget(id);
        dispatch({ type: "capture failed", message });
      }
    } catch (error) {
      if (!passToPage(error)) throw error;
    }
    return "failed";
  }

  /** @returns whether an earlier page or another tab has left a payment open, whose outcome is now polled */
  function resume(attempt = attempts.readOpen()): boolean {
    if (!attempt) return false;
    if (capture || check.currentId() === attempt.id) return true;
    dispatch({ type: "check requested" });
    if (store.getState().name === "checking") void settle(attempt.id);
    return true;
  }

  function followOtherTab(attempt: PaymentAttempt | undefined): void {
    if (attempt?.token) {
      check.stop();
      open(attempt.token);
    } else if (attempt) resume(attempt);
    // This page polls its own captures.
    else if (!capture) {
      check.stop();
      dispatch({ type: "check dropped" });
    }
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
    connect() {
      isConnected = true;
      const unsubscribe = attempts.subscribe(followOtherTab);
      window.addEventListener("online", check.wake);
      document.addEventListener("visibilitychange", check.wake);
      resume();
      return () => {
        isConnected = false;
        unsubscribe();
        window.removeEventListener("online", check.wake);
        document.removeEventListener("visibilitychange", check.wake);
        check.stop();
      };
    },
    isProcessing: () => isProcessing(store.getState()),
    start() {
      if (resume()) return false;
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
    capture: (method, id) => captureOnce({ method, id, send: () => getTask().capture(id) }),
    placeOrder() {
      const id = crypto.randomUUID();
      return captureOnce({ method: "purchase order", id, send: () => placeOrder(getTask(), id) });
    },
    checkAgain: check.wake,
    fail: (message = NOT_PROCESSED) => dispatch({ type: "failed", message }),
    cancel: () => dispatch({ type: "cancelled" }),
    dismissMessage: () => dispatch({ type: "message dismissed" }),
  };
}

async function placeOrder(task: PaymentTask, attempt: string): Promise<string> {
  if (!task.placeOrder) throw new Error("This page does not accept purchase orders.");
  return task.placeOrder(attempt);
}
