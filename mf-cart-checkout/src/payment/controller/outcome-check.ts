import { formatTime } from "@ligate/contract/common/dates";
import { processingText } from "@ligate/contract/payments/outcome-texts";
import type { PaymentStatus } from "@ligate/contract/payments/schemas";
import { pollOutcome } from "../../shared/poll-outcome.ts";

/** Polls the outcome of one payment at a time. */
export interface OutcomeCheck {
  /** The id of the payment whose outcome is being polled. */
  currentId: () => string | undefined;
  /**
   * Ends another check. Resolves to `undefined` if this one is ended.
   * @throws ApiError 401 if the session has ended
   */
  run: (id: string) => Promise<PaymentStatus | undefined>;
  /** Ends the current pause and polls immediately. */
  wake: () => void;
  stop: () => void;
}

/** @param onUnknown called with a message for the buyer while the outcome is not known */
export function createOutcomeCheck(onUnknown: (message: string) => void): OutcomeCheck {
  const waker = new EventTarget();
  let current: { id: string; abort: AbortController } | undefined;

  function stop() {
    current?.abort.abort();
    current = undefined;
  }

  return {
    currentId: () => current?.id,
    async run(id) {
      stop();
      const abort = new AbortController();
      const own = { id, abort };
      current = own;
      try {
        return await pollOutcome(id, {
          signal: abort.signal,
          waker,
          onUnknown: (status) => onUnknown(getPendingMessage(status?.until)),
        });
      } catch (error) {
        if (abort.signal.aborted) return undefined;
        throw error;
      } finally {
        if (current === own) current = undefined;
      }
    },
    wake: () => void waker.dispatchEvent(new Event("wake")),
    stop,
  };
}

/** @param until as in `PaymentStatus` */
export const getPendingMessage = (until: string | null | undefined): string =>
  processingText(until ? formatTime(until) : undefined);
