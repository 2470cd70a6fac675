import type { PaymentContext } from "../payment-context.ts";
import { finishRefund, leaseDueRefunds } from "./finish-refund.ts";
import { type RefundContext, refundContext } from "./refund-context.ts";

const BATCH = 20;

/**
 * Finishes refunds that PayPal has not confirmed or completed, and those of a process that has died. A run leases due
 * refunds and does not wait for those of earlier runs.
 */
export function refundReconciler(payments: PaymentContext) {
  const context = refundContext(payments);
  const running = new Set<Promise<void>>();
  async function run() {
    for (const { id } of await leaseDueRefunds(context.db, BATCH)) {
      const work = finish(context, id);
      running.add(work);
      void work.then(() => running.delete(work));
    }
  }
  return { run, finish: () => Promise.all(running) };
}

async function finish(context: RefundContext, id: number) {
  try {
    await finishRefund(context, id);
  } catch (error) {
    context.log?.error({ err: error, refund: id }, "a refund could not be finished");
  }
}
