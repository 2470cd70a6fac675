import { createHash } from "node:crypto";
import type { PurchaseOrderPayment } from "@ligate/contract/payments/purchase-order-schemas";
import { and, eq, or } from "drizzle-orm";
import type { Tx } from "../../../../db/database.ts";
import { publicUrl } from "../../../../http/public-url.ts";
import { readLines } from "../../cart/cart.service.ts";
import { lockUserCart } from "../../cart/merge-carts.ts";
import { removePurchasedLines } from "../../cart/remove-purchased-lines.ts";
import { openOrder } from "../../orders/open-order.ts";
import { type Order, orders } from "../../orders/orders.table.ts";
import { placeOrder } from "../../orders/place-order.ts";
import { findTaxRateIfAvailable } from "../../tax/tax.service.ts";
import { assertNoCaptureInProgress } from "../capture/claim.ts";
import type { PaymentContext } from "../payment-context.ts";
import { checkSplit } from "./check-split.ts";
import { findPaymentTerms } from "./payment-terms.ts";
import { assertPurchaseOrderAllowed } from "./purchase-order-limit.ts";
import { purchaseOrders } from "./purchase-orders.table.ts";
import {
  describePayment,
  readPurchaseOrder,
  type SentPurchaseOrder,
  storePurchaseOrder,
} from "./store-purchase-order.ts";

/**
 * Turns the cart into an order that a purchase order pays, in one transaction. A repeated or concurrent request
 * returns the result of the first.
 * @returns the order's payment token
 */
export async function payWithPurchaseOrder(
  { db, settings, log }: PaymentContext,
  userId: number,
  body: PurchaseOrderPayment,
): Promise<string> {
  const taxRate = await findTaxRateIfAvailable(db, settings, body.address.zipcode, log);
  const sent = await readPurchaseOrder(body);
  return db.transaction((tx) =>
    acceptPurchaseOrder(tx, userId, sent, { taxRate, publicUrl: publicUrl(settings) }),
  );
}

interface AcceptContext {
  taxRate: string | undefined;
  publicUrl: string;
}

async function acceptPurchaseOrder(
  tx: Tx,
  userId: number,
  sent: SentPurchaseOrder,
  known: AcceptContext,
): Promise<string> {
  const cartId = await lockUserCart(tx, userId);
  const requestKey = digestRequest(sent);
  const first = await findEarlierOrder(tx, userId, requestKey, sent.fields.attempt);
  if (first) return first;
  await assertNoCaptureInProgress(tx, userId);
  const lines = await readLines(tx, cartId);
  const terms = await findPaymentTerms(tx, userId, lines);
  await assertPurchaseOrderAllowed(tx, userId, terms);
  const { poCents, ...amounts } = checkSplit(lines, sent.fields, { terms, half: false });
  const { address, cart: shown } = sent.fields;
  const references = { ...sent.fields.references, po_number: sent.fields.order_number };
  const { taxRate } = known;
  const { attempt } = sent.fields;
  const attach = (order: Order) =>
    storePurchaseOrder(tx, order, sent, { amountCents: poCents, requestKey, attempt });
  const order = await placeOrder(tx, {
    userId,
    lines,
    ...amounts,
    address,
    references,
    netDays: terms?.paysAll ? terms.netDays : undefined,
    taxRate,
    shown,
    attach,
  });
  const bought = await openOrder(tx, order.id, await describePayment(tx, order.id), known.publicUrl);
  await removePurchasedLines(tx, userId, bought);
  return order.paymentToken;
}

/**
 * A digest of the request, which is the same if the form is sent from another tab. It differs when the same products are
 * bought again, because cart lines get new ids.
 */
function digestRequest({ fields: { po_file, attempt, cart, ...rest }, file }: SentPurchaseOrder): string {
  const sent = { ...rest, lines: cart.map(({ id }) => id) };
  return createHash("sha256").update(JSON.stringify(sent)).update(file).digest("hex");
}

/**
 * Finds the order of the same attempt, or of an identical request. The cart is locked, so concurrent requests run one
 * after the other.
 */
async function findEarlierOrder(tx: Tx, userId: number, requestKey: string, attempt: string | undefined) {
  const isSame = or(
    eq(purchaseOrders.requestKey, requestKey),
    attempt ? eq(purchaseOrders.attempt, attempt) : undefined,
  );
  const [found] = await tx
    .select({ token: orders.paymentToken })
    .from(purchaseOrders)
    .innerJoin(orders, eq(orders.id, purchaseOrders.orderId))
    .where(and(eq(purchaseOrders.userId, userId), isSame))
    .limit(1);
  return found?.token;
}
