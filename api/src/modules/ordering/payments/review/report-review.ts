import { eq } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { enqueueEmail } from "../../../../jobs/outbox.ts";
import { findBuyer } from "../../orders/buyer.ts";
import { orders } from "../../orders/orders.table.ts";
import type { Payment } from "../payments.table.ts";
import { invoiceUnderReviewMail } from "./invoice-review-mail.ts";

/** Mails the buyer that PayPal reviews the payment of an invoice. */
export async function reportReview(
  tx: Tx,
  { invoiceOf, amountCents, id }: Payment,
  publicUrl: string,
): Promise<void> {
  if (invoiceOf === null) throw new Error(`Payment ${id} pays no invoice`);
  const [order] = await tx.select().from(orders).where(eq(orders.id, invoiceOf));
  if (!order) throw new Error(`Order ${invoiceOf} is gone`);
  const buyer = await findBuyer(tx, order);
  const mail = invoiceUnderReviewMail(order, amountCents, buyer, publicUrl);
  await enqueueEmail(tx, `payment-review:${id}`, buyer.email, mail);
}
