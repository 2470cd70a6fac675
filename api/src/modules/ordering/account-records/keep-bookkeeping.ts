import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import type { User } from "../../identity/tables.ts";
import { documentLinks } from "../documents/document-links.table.ts";
import { orderLineCounts, orders } from "../orders/orders.table.ts";
import { payments } from "../payments/payments.table.ts";
import { purchaseOrders } from "../payments/purchase-orders/purchase-orders.table.ts";
import { quotes } from "../quotes/quotes.table.ts";

/** The fields of an order that reach the person and that no document of bookkeeping needs. */
const CONTACT = sql`array['phone', 'attention', 'closed_from', 'closed_to']::text[]`;
const PERSONS = sql`array['recipient', 'principal_investigator', 'invoices_to']::text[]`;

/**
 * Moves orders, payments and purchase orders of an account that is closed to the account that keeps them, without the ways
 * to reach the person. Ends the links to their documents, and deletes the quotes that were not used.
 * @returns false if there was nothing to keep
 */
export async function keepBookkeeping(tx: Tx, user: User, closedId: number): Promise<boolean> {
  const userId = closedId;
  const paid = await tx
    .update(payments)
    .set({ userId, shippingAddress: null })
    .where(eq(payments.userId, user.id))
    .returning({ id: payments.id });
  const kept = await tx
    .update(orders)
    .set({
      userId,
      address: sql`${orders.address} - ${CONTACT}`,
      references: sql`${orders.references} - ${PERSONS}`,
    })
    .where(eq(orders.userId, user.id))
    .returning({ id: orders.id, orderNumber: orders.orderNumber });
  await tx.update(orderLineCounts).set({ userId }).where(eq(orderLineCounts.userId, user.id));
  await tx.update(purchaseOrders).set({ userId }).where(eq(purchaseOrders.userId, user.id));
  const quoteNumbers = await forgetQuotes(
    tx,
    user,
    kept.map(({ id }) => id),
  );
  await endDocumentLinks(tx, [...kept.map(({ orderNumber }) => orderNumber), ...quoteNumbers]);
  return kept.length > 0 || paid.length > 0;
}

/** Numbers of invoices and credit notes contain that of their order. Quotes have their own. */
const endDocumentLinks = (tx: Tx, numbers: string[]) =>
  tx
    .update(documentLinks)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        isNull(documentLinks.revokedAt),
        sql`case ${documentLinks.kind} when 'quote' then ${documentLinks.number}
          else substring(${documentLinks.number} from '\\d{10}') end = any(${sql.param(numbers)}::text[])`,
      ),
    );

/**
 * Quotes that an order has used are documents of it. An address that is not verified may be another customer's.
 * @returns the numbers of the quotes that are kept
 */
async function forgetQuotes(tx: Tx, { email, emailVerifiedAt }: User, orderIds: number[]): Promise<string[]> {
  const isUsed = inArray(quotes.orderId, orderIds);
  const isOwn = eq(quotes.email, email);
  if (emailVerifiedAt) await tx.delete(quotes).where(and(isOwn, isNull(quotes.orderId)));
  const kept = await tx
    .update(quotes)
    .set({ email: null })
    .where(emailVerifiedAt ? or(isUsed, isOwn) : isUsed)
    .returning({ number: quotes.number });
  return kept.map(({ number }) => number);
}
