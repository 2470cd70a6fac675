import { outcomeText } from "@ligate/contract/payments/outcome-texts";
import type { PaymentAttempt, PaymentSubject } from "../../shared/attempts.ts";
import { findConfirmationToken } from "../../shared/poll-outcome.ts";
import { createAttemptLog } from "./attempt-log.ts";
import { createOutcomeCheck } from "./outcome-check.ts";
import { getErrorMessage, getProcessingMessage, isDeclined, isUncertain } from "./payment-errors.ts";
import { type CaptureOutcome, getCaptureOutcome, type PaymentMethod } from "./payment-machine.ts";
import type { PaymentStore } from "./payment-store.ts";

interface CaptureRequest {
  method: PaymentMethod;
  /** PayPal's id of the payment, or the attempt of a purchase order. */
  id: string;
  send: () => Promise<string>;
}

/** The captures of a subject, here and in other tabs, until their outcome is known. */
export function createCaptures(subject: PaymentSubject, payment: PaymentStore) {
  const { getState, dispatch, complete, passToPage } = payment;
  const attempts = createAttemptLog(subject);
  const check = createOutcomeCheck(payment);
  let running: Promise<CaptureOutcome> | undefined;

  async function send({ method, id, send }: CaptureRequest): Promise<void> {
    const previous = attempts.begin(id);
    dispatch({ type: "capture requested", method });
    try {
      finish(id, await send());
    } catch (error) {
      if (isUncertain(error)) {
        dispatch({ type: "check requested", method, message: getProcessingMessage(error) });
        return settle(id);
      }
      attempts.forget(id, previous);
      if (passToPage(error)) return;
      dispatch({ type: isDeclined(error) ? "declined" : "capture failed", message: getErrorMessage(error) });
    }
  }

  function finish(id: string, token: string): void {
    attempts.finish(id, token);
    complete(token);
  }

  /** Polls the outcome of a payment until it is known, and shows it. */
  async function settle(id: string): Promise<void> {
    const status = await check.run(id);
    if (!status) return;
    const token = findConfirmationToken(status);
    if (token) return finish(id, token);
    const isHeld = status.outcome === "held";
    if (!isHeld) attempts.forget(id);
    const message = outcomeText(status, subject === "cart" ? "cart" : "invoice");
    dispatch({ type: isHeld ? "held" : "capture failed", message });
  }

  /** @returns whether an earlier page or another tab has left a payment open, whose outcome is now polled */
  function resume(attempt = attempts.readOpen()): boolean {
    if (!attempt) return false;
    if (running || check.currentId() === attempt.id) return true;
    dispatch({ type: "check requested" });
    if (getState().name === "checking") void settle(attempt.id);
    return true;
  }

  function followOtherTab(attempt: PaymentAttempt | undefined): void {
    if (attempt && !attempt.token) return void resume(attempt);
    // This page polls its own captures.
    if (!attempt && running) return;
    check.stop();
    if (attempt?.token) complete(attempt.token);
    else dispatch({ type: "check dropped" });
  }

  return {
    /** Follows the payments of other tabs, and polls a payment that is left open. @returns a function that ends both */
    connect(): () => void {
      const ends = [attempts.subscribe(followOtherTab), check.connect()];
      resume();
      return () => {
        for (const end of ends) end();
      };
    },
    resume,
    checkAgain: check.wake,
    /** A second request while a capture is in progress shares its outcome. */
    capture(request: CaptureRequest): Promise<CaptureOutcome> {
      if (getState().name === "captured") return Promise.resolve("captured");
      running ??= send(request)
        .then(() => getCaptureOutcome(getState()))
        .finally(() => {
          running = undefined;
        });
      return running;
    },
  };
}
