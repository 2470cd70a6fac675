import type { IncomingHttpHeaders } from "node:http";
import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { ProblemError } from "../../../../http/problem.ts";
import type { PaymentContext } from "../payment-context.ts";
import { captureAttempts, type Payment, payments } from "../payments.table.ts";

/** The fields of an event that are read. The amount is not: it is requested from PayPal instead. */
const CaptureEvent = z.object({
  event_type: z.string().startsWith("PAYMENT.CAPTURE."),
  resource: z.object({
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().min(1) }) }),
  }),
});

/**
 * Handles PayPal's notification about a capture: the reconciler retries the attempt at once. Events about finished or
 * unknown payments are ignored without verification.
 * @throws ProblemError 400 if the signature is invalid, 503 if PayPal cannot verify it now
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
  const rescheduled = await context.db
    .update(captureAttempts)
    .set({ retryAt: sql`now()` })
    .where(eq(captureAttempts.paymentId, payment.id))
    .returning();
  if (rescheduled.length === 0) {
    context.log.error(
      { payment: payment.id },
      "PayPal reported a capture without an attempt: run `staff audit --paypal`",
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
