import type { Readable } from "node:stream";
import type { AccountData } from "@ligate/contract/account/privacy-schemas";
import { toDollars } from "@ligate/contract/common/money";
import type { Invoice } from "@ligate/contract/invoices/schemas";
import type { OrderView } from "@ligate/contract/orders/schemas";
import { and, asc, eq, ne } from "drizzle-orm";
import type { Database, Tx } from "../../../db/database.ts";
import type { User } from "../../identity/tables.ts";
import { readCart } from "../cart/cart.service.ts";
import { carts } from "../cart/carts.table.ts";
import { listFiles } from "../files/list-files.ts";
import { type FileSource, openFile } from "../files/open-own-file.ts";
import { readInvoicesByUser } from "../invoices/read-invoices.ts";
import { viewInvoice } from "../invoices/view-invoice.ts";
import { viewOrder } from "../orders/order-view.ts";
import { orders } from "../orders/orders.table.ts";
import { readAccountTerms } from "../payments/purchase-orders/account-terms.ts";
import { purchaseOrders } from "../payments/purchase-orders/purchase-orders.table.ts";
import { listQuotes } from "../quotes/list-quotes.ts";

/** The data of an account that this module stores, for its export. */
export async function readOrderData(
  tx: Tx,
  user: User,
): Promise<Pick<AccountData, "cart" | "not_sold" | "account_terms" | "orders" | "invoices" | "quotes">> {
  const [cart] = await tx.select({ id: carts.id }).from(carts).where(eq(carts.userId, user.id));
  const { data, not_sold = [] } = await readCart(tx, cart?.id);
  const terms = await readAccountTerms(tx, user.email);
  const views: OrderView[] = [];
  for (const { orderNumber } of await listOwnOrders(tx, user))
    views.push(await viewOrder(tx, user, orderNumber));
  return {
    cart: data,
    not_sold,
    account_terms: terms
      ? { net_days: terms.netDays, limit: toDollars(terms.limitCents), open: toDollars(terms.openCents) }
      : null,
    orders: views,
    invoices: await viewInvoices(tx, user),
    quotes: await listQuotes(tx, user, null),
  };
}

/** Invoices are shown to verified customers only. */
async function viewInvoices(tx: Tx, user: User): Promise<Invoice[]> {
  const views: Invoice[] = [];
  const found = user.emailVerifiedAt ? await readInvoicesByUser(tx, user.id) : [];
  for (const { number } of found) views.push(await viewInvoice(tx, user, number));
  return views;
}

const listOwnOrders = (tx: Tx, user: User) =>
  tx
    .select({ id: orders.id, orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(eq(orders.userId, user.id), ne(orders.status, "pending_payment")))
    .orderBy(asc(orders.id));

/** A file of an order. Its bytes are read when it is opened, after the transaction that lists it. */
export interface CustomerFile {
  orderNumber: string;
  name: string;
  open: (db: Database) => Promise<Buffer | Readable>;
}

/** The purchase orders that a customer has sent, and the files that were deposited with the orders. */
export async function listCustomerFiles(tx: Tx, user: User, source: FileSource): Promise<CustomerFile[]> {
  const found: CustomerFile[] = [];
  for (const { id, orderNumber } of await listOwnOrders(tx, user)) {
    const isOfOrder = eq(purchaseOrders.orderId, id);
    const sent = await tx.select({ name: purchaseOrders.fileName }).from(purchaseOrders).where(isOfOrder);
    for (const { name } of sent)
      found.push({
        orderNumber,
        name,
        open: async (db) => {
          const [read] = await db.select({ file: purchaseOrders.file }).from(purchaseOrders).where(isOfOrder);
          return Buffer.from(read?.file ?? []);
        },
      });
    for (const file of await listFiles(tx, { id }))
      found.push({ orderNumber, name: file.name, open: (db) => openFile(db, file, source) });
  }
  return found;
}
