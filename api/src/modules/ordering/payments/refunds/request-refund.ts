import type { ClaimedRefund } from "./claim-refund.ts";
import { claimRefund, type RefundRequest } from "./claim-refund.ts";
import { finishRefund } from "./finish-refund.ts";
import { providerOf, type RefundContext } from "./refund-context.ts";

/**
 * Refunds an amount of an order in three steps: claim, refund at PayPal, settle. No transaction waits for PayPal. What
 * PayPal does not confirm now is finished by the reconciler.
 * @returns the credit note and the refunds as they are recorded now
 * @throws ProblemError 404; 409 if this amount cannot be refunded; 503 if payments are not configured
 */
export async function requestRefund(context: RefundContext, request: RefundRequest): Promise<ClaimedRefund> {
  const claimed = await context.db.transaction(async (tx) => {
    const claim = await claimRefund(tx, request, context.publicUrl);
    if (claim.refunds.length > 0) providerOf(context);
    return claim;
  });
  const refunds = await Promise.all(claimed.refunds.map(({ id }) => finishRefund(context, id)));
  return { ...claimed, refunds };
}
