import { eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { enqueueEmail } from "../../../jobs/outbox.ts";
import { users } from "../../identity/tables.ts";
import { orderConfirmationMail, type PaymentDescription } from "./order-confirmation-mail.ts";
import { orderLines, orderStatusChanges, orders } from "./orders.table.ts";

/** Opens an order that was paid by money or a purchase order, and mails the confirmation. */
export async function openOrder(tx: Tx, orderId: number, payment: PaymentDescription, publicUrl: string) {
  const [order] = await tx
    .update(orders)
    .set({ status: "open", paymentSource: payment.source, lastDigits: payment.lastDigits })
    .where(eq(orders.id, orderId))
    .returning();
  if (!order) throw new Error(`Order ${orderId} is gone`);
  await tx.insert(orderStatusChanges).values({ orderId, fromStatus: "pending_payment", toStatus: "open" });
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, order.userId));
  if (!user) throw new Error(`Order ${orderId} has no user`);
  const link = `${publicUrl}/order-confirmation/${order.paymentToken}`;
  const mail = orderConfirmationMail(order, lines, payment, link);
  await enqueueEmail(tx, `order-confirmation:${orderId}`, user.email, mail);
}
