import type { CaptureAttempt } from "../payments.table.ts";

const GIVE_UP_AFTER_MS = 10 * 60_000;
const NEXT_TRY_MS = 60_000;

/** After this time the buyer no longer waits for a payment, and the reconciler releases it. */
export const hasExpired = ({ startedAt }: CaptureAttempt) =>
  Date.now() - startedAt.getTime() > GIVE_UP_AFTER_MS;

/**
 * The latest time at which the outcome of an attempt will be known, as an ISO string. It is in the future also if PayPal
 * cannot be asked for longer.
 */
export function knownBy({ startedAt }: Pick<CaptureAttempt, "startedAt">): string {
  const time = Math.max(startedAt.getTime() + GIVE_UP_AFTER_MS, Date.now() + NEXT_TRY_MS);
  return new Date(time).toISOString();
}
