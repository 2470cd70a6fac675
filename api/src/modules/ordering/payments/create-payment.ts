import { randomUUID } from "node:crypto";
import { toCents } from "@ligate/contract/common/money";
import { purchaseOrderSplit } from "@ligate/contract/payments/payment-split";
import type { CreatePayment } from "@ligate/contract/payments/schemas";
import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Database, Tx } from "../../../db/database.ts";
import { placeholders, prebuilt } from "../../../db/prebuilt.ts";
import { ProblemError } from "../../../http/problem.ts";
import type { RequestSession } from "../../identity/index.ts";
import { assertAvailable } from "../cart/assert-promise.ts";
import { type PricedLine, priceLines, readLines } from "../cart/cart.service.ts";
import { lockUserCart } from "../cart/merge-carts.ts";
import { assertSpecified } from "../cart/specification/assert-specified.ts";
import { readSessionLines } from "../cart/stored-lines.ts";
import { lockUnpaidInvoice } from "../invoices/check-invoice.ts";
import { assertOrderSize } from "../orders/assert-order-size.ts";
import { amountsOf, cartDiffers } from "./check-cart.ts";
import { orderToCreate, type Purchase } from "./order-to-create.ts";
import type { PaymentContext } from "./payment-context.ts";
import { type Payment, payments } from "./payments.table.ts";
import { assertPurchaseOrderAllowed } from "./purchase-orders/assert-purchase-order-allowed.ts";

/**
 * Creates an order at PayPal: for the cart, for the part of it that no purchase order pays, or for an invoice.
 * @returns PayPal's id of the order, for its buttons on the page
 */
export async function createPayment(
  { db, paypal }: PaymentContext,
  session: RequestSession,
  request: PaymentRequest,
): Promise<string> {
  const { payment, purchase } = await writePayment(db, session, request);
  const order = orderToCreate(payment, purchase, request.address);
  const id = await paypal.createOrder(payment.createRequestId, order);
  if (!id) throw new ProblemError(502, "The payment service does not answer. Please try again in a moment.");
  await setProviderOrder(db, { id: payment.id, providerOrderId: id });
  return id;
}

const setProviderOrder = prebuilt((tx) =>
  tx
    .update(payments)
    .set({ providerOrderId: sql`${sql.placeholder("providerOrderId")}` })
    .where(eq(payments.id, sql.placeholder("id"))),
);

/** The parsed body of the call. */
type PaymentRequest = z.output<typeof CreatePayment>;
interface WrittenPayment {
  payment: Payment;
  purchase: Purchase;
}

async function writePayment(
  db: Database,
  session: RequestSession,
  request: PaymentRequest,
): Promise<WrittenPayment> {
  const amountCents = toCents(request.total_price);
  const { order_number: invoiceNumber, payment_source: source } = request;
  if (invoiceNumber) {
    const { id: userId } = await session.user(db);
    const wanted = { userId, amountCents, source };
    return db.transaction(async (tx) => {
      const invoiceOf = await lockUnpaidInvoice(tx, userId, invoiceNumber, amountCents);
      return { payment: await insertPayment(tx, wanted, invoiceOf), purchase: { invoiceNumber } };
    });
  }
  // Without a lock: the claim compares the amount with the cart again, under its lock.
  const { lines } = priceLines(await readSessionLines(db, session));
  const wanted = { userId: session.userId, amountCents, source };
  if (assertPayable(lines) !== amountCents) return db.transaction((tx) => writeHalf(tx, wanted));
  return { payment: await insertPayment(db, wanted), purchase: { lines } };
}

/**
 * The payment of the part of the cart that no purchase order pays.
 * @throws ProblemError 409 with the current cart if this is not its amount; 403 if no purchase order may pay the rest
 */
async function writeHalf(tx: Tx, wanted: Pick<Payment, "userId" | "amountCents" | "source">) {
  const { userId, amountCents } = wanted;
  const lines = await readLines(tx, await lockUserCart(tx, userId));
  const half = purchaseOrderSplit(assertPayable(lines))?.creditCents;
  if (amountCents === 0 || amountCents !== half) throw cartDiffers(lines);
  await assertPurchaseOrderAllowed(tx, userId);
  return { payment: await insertPayment(tx, wanted), purchase: { lines } };
}

/**
 * @returns the total of a cart that can be paid, in cents
 * @throws ProblemError 409 with the cart if it is empty, pieces are not available, or a specification is not complete; 422
 * if the order would be larger than PayPal accepts
 */
function assertPayable(lines: PricedLine[]): number {
  if (lines.length === 0) throw cartDiffers(lines);
  const { totalCents } = amountsOf(lines);
  assertOrderSize(totalCents);
  assertAvailable(lines);
  assertSpecified(lines);
  return totalCents;
}

/** @param invoiceOf the order whose invoice is paid */
async function insertPayment(
  tx: Tx,
  wanted: Pick<Payment, "userId" | "amountCents" | "source">,
  invoiceOf: number | null = null,
): Promise<Payment> {
  const [payment] = await insertRow(tx, { ...wanted, createRequestId: randomUUID(), invoiceOf });
  if (!payment) throw new Error("A payment was not written");
  return payment;
}

const insertRow = prebuilt((tx) =>
  tx
    .insert(payments)
    .values(placeholders("userId", "amountCents", "source", "createRequestId", "invoiceOf"))
    .returning(),
);
