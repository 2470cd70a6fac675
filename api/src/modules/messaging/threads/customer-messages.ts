import type { OrderQuestion, ThreadReply } from "@ligate/contract/messages/schemas";
import { company } from "@ligate/contract/settings/company";
import { and, eq, ne } from "drizzle-orm";
import type { Database, Tx } from "../../../db/database.ts";
import { countOrThrow, REPLIES_BY_ACCOUNT, REPLIES_BY_ADDRESS } from "../../../http/limits.ts";
import { notFound, ProblemError } from "../../../http/problem.ts";
import { enqueueEmail } from "../../../jobs/outbox.ts";
import type { User } from "../../identity/tables.ts";
import { type Order, orderLines, orders } from "../../ordering/tables.ts";
import { createReference } from "../reference-numbers/reference-number.service.ts";
import { customerMessageMail } from "./customer-message-mail.ts";
import { addMessageOnce } from "./thread-messages.ts";
import { lockOwnThread } from "./thread-view.ts";
import { type ThreadMessageRow, type ThreadRow, threads } from "./threads.table.ts";

/** Stores the customer's answer and mails it to staff. @returns the thread's reference @throws ProblemError 404 */
export async function replyToThread(
  tx: Tx,
  user: User,
  reference: string,
  { message }: ThreadReply,
): Promise<string> {
  const thread = await lockOwnThread(tx, user, reference);
  await addCustomerMessage(tx, thread, user, { text: message, details: [] });
  return thread.reference;
}

/** Stores a message in a locked thread of the customer and mails it to staff, unless it repeats the last one. */
async function addCustomerMessage(
  tx: Tx,
  thread: ThreadRow,
  user: User,
  sent: Pick<ThreadMessageRow, "text" | "details">,
) {
  const written = await addMessageOnce(tx, thread, { author: "customer", ...sent });
  if (!written) return;
  const mail = customerMessageMail(thread, user, written);
  await enqueueEmail(tx, `thread-message:${written.id}`, company.email, mail);
}

/**
 * Begins the thread of an order, or continues it, and mails the question to staff.
 * @returns the thread's reference
 * @throws ProblemError 404, also for an order of another user
 */
export async function askAboutOrder(tx: Tx, user: User, question: OrderQuestion): Promise<string> {
  const { order_number, product_sku, message } = question;
  const order = await findOwnOrder(tx, user, order_number);
  const details = product_sku ? [{ name: "Product", value: await describeLine(tx, order, product_sku) }] : [];
  const thread = await openOrderThread(tx, user, order);
  await addCustomerMessage(tx, thread, user, { text: message, details });
  return thread.reference;
}

async function findOwnOrder(tx: Tx, { id }: User, orderNumber: string): Promise<Order> {
  const [found] = await tx
    .select()
    .from(orders)
    .where(
      and(eq(orders.orderNumber, orderNumber), eq(orders.userId, id), ne(orders.status, "pending_payment")),
    );
  if (!found) throw notFound("such order");
  return found;
}

async function describeLine(tx: Tx, order: Order, sku: string): Promise<string> {
  const [line] = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, order.id), eq(orderLines.productSku, sku)))
    .limit(1);
  if (!line) throw new ProblemError(404, "The order does not contain this product.");
  return `${line.title || line.productName} (${line.productSku})`;
}

/** Finds or creates the thread of an order, and locks it. A concurrent first question waits and finds it. */
async function openOrderThread(tx: Tx, { id, email }: User, order: Order): Promise<ThreadRow> {
  const name = `Order ${order.orderNumber}`;
  const [thread] = await tx
    .insert(threads)
    .values({
      reference: createReference("MS"),
      userId: id,
      email,
      kind: "order_question",
      subject: `Question about order ${order.orderNumber}`,
      orderId: order.id,
      topic: { kind: "order", name, url: `/profile/order/${order.orderNumber}` },
    })
    .onConflictDoUpdate({ target: threads.orderId, set: { userId: id } })
    .returning();
  if (!thread) throw new Error("The thread of an order was not written");
  return thread;
}

/** Counts an answer or a question of a customer. @throws ProblemError 429 */
export async function countReply(db: Database, { id }: User, address: string) {
  await countOrThrow(db, REPLIES_BY_ACCOUNT, id);
  await countOrThrow(db, REPLIES_BY_ADDRESS, address);
}
