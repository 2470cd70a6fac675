import type { PaymentContext } from "../payment-context.ts";
import { checkDueReviews } from "../review/check-reviews.ts";
import { claimDueCaptures } from "./reconcile.ts";

/**
 * Runs the reconciler repeatedly: a run claims due captures and reviews, and does not wait for those of earlier runs. The
 * first run also claims captures whose retry is not due yet, because the process that planned the retry may be dead.
 */
export function captureReconciler(context: PaymentContext) {
  const running = new Set<Promise<void>>();
  let isFirst = true;
  async function run() {
    const claimed = [...(await claimDueCaptures(context, isFirst)), ...(await checkDueReviews(context))];
    for (const work of claimed) {
      running.add(work);
      void work.then(() => running.delete(work));
    }
    isFirst = false;
  }
  return { run, finish: () => Promise.all(running) };
}
