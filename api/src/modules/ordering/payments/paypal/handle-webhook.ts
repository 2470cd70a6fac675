import type { IncomingHttpHeaders } from "node:http";
import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { ProblemError } from "../../../../http/problem.ts";
import type { PaymentContext } from "../payment-context.ts";
import { captureAttempts, type Payment, payments } from "../payments.table.ts";

/** What is read of an event, and no more: how much was taken is asked, and not believed. */
const CaptureEvent = z.object({
  event_type: z.string().startsWith("PAYMENT.CAPTURE."),
  resource: z.object({
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().min(1) }) }),
  }),
});

/**
 * PayPal says that something has become of a capture: who waits for it asks at once. One that says nothing new,
 * or of a payment that is not ours, is passed over unread.
 * @throws ProblemError 400 where PayPal does not stand by it, 503 where it cannot be asked
 */
export async function handleWebhook(
  context: PaymentContext,
  headers: IncomingHttpHeaders,
  body: string,
): Promise<void> {
  const payment = await findUnfinished(context, body);
  if (!payment) return;
  const isGenuine = await context.paypal.isGenuine(headers, body);
  if (isGenuine === undefined) throw new ProblemError(503, "The payment service could not be asked.");
  if (!isGenuine) {
    context.log.warn({ payment: payment.id }, "a webhook was forged");
    throw new ProblemError(400, "This is not signed by the payment service.");
  }
  const hurried = await context.db
    .update(captureAttempts)
    .set({ retryAt: sql`now()` })
    .where(eq(captureAttempts.paymentId, payment.id))
    .returning();
  if (hurried.length === 0) {
    context.log.error(
      { payment: payment.id },
      "a capture was reported that nobody waits for: run `staff audit --paypal`",
    );
  }
}

async function findUnfinished({ db }: PaymentContext, body: string): Promise<Payment | undefined> {
  const event = CaptureEvent.safeParse(parseJson(body));
  if (!event.success) return undefined;
  const { order_id } = event.data.resource.supplementary_data.related_ids;
  const [payment] = await db.select().from(payments).where(eq(payments.providerOrderId, order_id));
  return payment?.status === "new" || payment?.status === "refused" ? payment : undefined;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
