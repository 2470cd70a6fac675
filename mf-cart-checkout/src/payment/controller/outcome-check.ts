import type { PaymentStatus } from "@ligate/contract/payments/schemas";
import { pollOutcome } from "../../shared/poll-outcome.ts";
import { getPendingMessage } from "./payment-errors.ts";
import type { PaymentStore } from "./payment-store.ts";

/** Polls the outcome of one payment at a time, with a message for the buyer while it is not known. */
export function createOutcomeCheck({ dispatch, passToPage }: PaymentStore) {
  const waker = new EventTarget();
  let isConnected = false;
  let current: { id: string; abort: AbortController } | undefined;

  function stop() {
    current?.abort.abort();
    current = undefined;
  }

  /** Ends the current pause and polls immediately. */
  const wake = () => void waker.dispatchEvent(new Event("wake"));

  return {
    /** Polls also when the browser is online or visible again. @returns a function that ends all polling */
    connect() {
      isConnected = true;
      window.addEventListener("online", wake);
      document.addEventListener("visibilitychange", wake);
      return () => {
        isConnected = false;
        window.removeEventListener("online", wake);
        document.removeEventListener("visibilitychange", wake);
        stop();
      };
    },
    /** The id of the payment whose outcome is being polled. */
    currentId: () => current?.id,
    /** Ends another check. Resolves to `undefined` if this one or the session is ended, or the page was left, and the next polls. */
    async run(id: string): Promise<PaymentStatus | undefined> {
      if (!isConnected) return undefined;
      stop();
      const abort = new AbortController();
      const own = { id, abort };
      current = own;
      try {
        return await pollOutcome(id, {
          signal: abort.signal,
          waker,
          onUnknown: (status) =>
            dispatch({ type: "check continues", message: getPendingMessage(status?.until) }),
        });
      } catch (error) {
        if (abort.signal.aborted || passToPage(error)) return undefined;
        throw error;
      } finally {
        if (current === own) current = undefined;
      }
    },
    wake,
    stop,
  };
}
