import type { PaymentStatus } from "@ligate/contract/payments/schemas";
import { ApiError, api } from "@ligate/platform/api";
import { session } from "@ligate/platform/session";
import { assertBuyer } from "./assert-buyer.ts";

/** The first pauses between the requests; after them, each pause is the longest one. */
const PAUSES_MS = [1000, 1500, 2000, 3000, 5000];
const LONGEST_PAUSE_MS = 10_000;
/**
 * The number of consecutive `not_started` responses after which the payment counts as not started: a capture request whose
 * response is missing may still be in progress.
 */
const NOT_STARTED_RESPONSES = 3;

const NOT_STARTED: PaymentStatus = {
  outcome: "not_started",
  until: null,
  order_number: null,
  payment_token: null,
  refusal: null,
};

export interface PollOptions {
  signal: AbortSignal;
  /** Called while the outcome is unknown; with `undefined` if the API did not respond. */
  onUnknown: (status: PaymentStatus | undefined) => void;
  /** An event `wake` ends the current pause. */
  waker: EventTarget;
}

/**
 * Polls the API for the outcome of a payment until it is known.
 * @throws ApiError 401 if the session has ended; the reason of the signal
 */
export async function pollOutcome(id: string, options: PollOptions): Promise<PaymentStatus> {
  let notStarted = 0;
  for (let turn = 0; ; turn++) {
    const { status, retryAfterMs } = await requestOutcome(id, options.signal);
    notStarted = status?.outcome === "not_started" ? notStarted + 1 : 0;
    if (status && isKnown(status) && (notStarted === 0 || notStarted === NOT_STARTED_RESPONSES))
      return status;
    if (notStarted === 0) options.onUnknown(status);
    await pause(Math.max(PAUSES_MS[turn] ?? LONGEST_PAUSE_MS, retryAfterMs), options);
  }
}

/** Whether the outcome is final. `held` is final, because only staff can change it. */
const isKnown = ({ outcome }: PaymentStatus): boolean => outcome !== "processing";

/** One response; no `status` if the API did not respond. */
export interface OutcomeResponse {
  status: PaymentStatus | undefined;
  retryAfterMs: number;
}

/** @throws ApiError 401, also if another customer is signed in by now; the reason of the signal */
export async function requestOutcome(id: string, signal: AbortSignal): Promise<OutcomeResponse> {
  try {
    return { status: await fetchStatus(id, signal), retryAfterMs: 0 };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    return { status: undefined, retryAfterMs: error.retryAfterMs };
  }
}

async function fetchStatus(id: string, signal: AbortSignal): Promise<PaymentStatus> {
  const buyer = session.current()?.email;
  try {
    return await api.get("/api/orders/payment-status/:id", { params: { id }, signal });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    // The payments of another customer are not found either.
    await assertBuyer(buyer);
    return NOT_STARTED;
  }
}

function pause(milliseconds: number, { signal, waker }: PollOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(end, milliseconds);
    function end() {
      clearTimeout(timer);
      waker.removeEventListener("wake", end);
      signal.removeEventListener("abort", end);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    }
    waker.addEventListener("wake", end);
    signal.addEventListener("abort", end);
  });
}

/** The token of the confirmation page, if the payment was taken. */
export function findConfirmationToken(status: PaymentStatus): string | undefined {
  const isTaken = status.outcome === "taken" || status.outcome === "under_review";
  return (isTaken && (status.payment_token ?? status.order_number)) || undefined;
}
