import { randomUUID } from "node:crypto";
import type { ShippingAddress } from "@ligate/contract/address/schemas";
import { toCents } from "@ligate/contract/common/money";
import { purchaseOrderSplit } from "@ligate/contract/payments/payment-split";
import type { CreatePayment } from "@ligate/contract/payments/schemas";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Database, Tx } from "../../../db/database.ts";
import { publicUrl } from "../../../http/public-url.ts";
import type { RequestSession } from "../../identity/index.ts";
import { assertAvailable, assertSpecified } from "../cart/assert-lines.ts";
import { type PricedLine, readLines } from "../cart/cart.service.ts";
import { lockUserCart } from "../cart/merge-carts.ts";
import { lockUnpaidInvoice } from "../invoices/check-invoice.ts";
import type { Invoice } from "../invoices/invoices.table.ts";
import { assertDeliverable } from "../orders/assert-deliverable.ts";
import { assertOrderSize } from "../orders/place-order.ts";
import { captureRefused } from "./capture/capture-results.ts";
import { countCreatedPayment } from "./card-testing.ts";
import { calculateAmounts, cartChanged } from "./check-cart.ts";
import { orderToCreate, type Purchase } from "./order-to-create.ts";
import type { PaymentContext } from "./payment-context.ts";
import { type Payment, payments } from "./payments.table.ts";
import { providerFailure } from "./paypal/refusal.ts";
import { splitChanged } from "./purchase-orders/check-split.ts";
import { findPaymentTerms } from "./purchase-orders/payment-terms.ts";
import { assertPurchaseOrderAllowed } from "./purchase-orders/purchase-order-limit.ts";

/**
 * Creates an order at PayPal: for the cart, for the part of it that no purchase order pays, or for an invoice.
 * @returns PayPal's id of the order, for its buttons on the page
 */
export async function createPayment(
  { db, paypal, settings }: PaymentContext,
  session: RequestSession,
  request: PaymentRequest,
): Promise<string> {
  const { user, cartId } = await session.signedIn(db);
  await countCreatedPayment(db, { user, address: session.address });
  const { payment, purchase } = await writePayment(db, { userId: user.id, cartId }, request);
  const order = orderToCreate(payment, purchase, {
    address: request.address,
    publicUrl: publicUrl(settings),
  });
  const created = await paypal.createOrder(payment.createRequestId, order);
  if (created.kind === "refused") throw captureRefused(created.refusal);
  if (created.kind === "unknown") throw captureRefused(providerFailure(created.debugId));
  await db.update(payments).set({ providerOrderId: created.id }).where(eq(payments.id, payment.id));
  return created.id;
}

/** The parsed body of the call. */
type PaymentRequest = z.output<typeof CreatePayment>;
type WantedPayment = Pick<Payment, "userId" | "amountCents" | "source" | "shippingAddress">;

interface WrittenPayment {
  payment: Payment;
  purchase: Purchase;
}

async function writePayment(
  db: Database,
  { userId, cartId }: { userId: number; cartId: number | undefined },
  request: PaymentRequest,
): Promise<WrittenPayment> {
  const amountCents = toCents(request.total_price);
  const { order_number: invoiceNumber, payment_source: source, address } = request;
  if (invoiceNumber) {
    const wanted = { userId, amountCents, source, shippingAddress: null };
    return db.transaction(async (tx) => {
      const invoice = await lockUnpaidInvoice(tx, userId, invoiceNumber, amountCents);
      return { payment: await insertPayment(tx, wanted, invoice), purchase: { invoiceNumber } };
    });
  }
  // Without a lock: the claim compares the amount with the cart again, under its lock.
  const lines = await readLines(db, cartId);
  if (address) assertDeliverable(lines, address);
  const wanted = { userId, amountCents, source, shippingAddress: toShippingAddress(address) };
  if (assertPayable(lines) !== amountCents) return db.transaction((tx) => insertHalfPayment(tx, wanted));
  return { payment: await insertPayment(db, wanted), purchase: { lines } };
}

/** An address without the billing address, which PayPal is not given. */
function toShippingAddress(address: PaymentRequest["address"]): ShippingAddress | null {
  if (!address) return null;
  const { billing_address: _, ...shipping } = address;
  return shipping;
}

/**
 * The payment of the part of the cart that no purchase order pays.
 * @throws ProblemError 409 with the current cart if this is not its amount, or a purchase order pays the whole cart; 403 if
 * none may pay the rest
 */
async function insertHalfPayment(tx: Tx, wanted: WantedPayment) {
  const { userId, amountCents } = wanted;
  const lines = await readLines(tx, await lockUserCart(tx, userId));
  const half = purchaseOrderSplit(assertPayable(lines))?.creditCents;
  if (amountCents === 0 || amountCents !== half) throw cartChanged(lines);
  const terms = await findPaymentTerms(tx, userId, lines);
  if (terms?.paysAll) throw splitChanged(lines, { creditCents: 0 }, terms);
  await assertPurchaseOrderAllowed(tx, userId, terms);
  return { payment: await insertPayment(tx, wanted), purchase: { lines } };
}

/**
 * @returns the total of a cart that can be paid, in cents
 * @throws ProblemError 409 with the cart if it is empty, pieces are not available, or a specification is not complete; 422
 * if the order would be larger than PayPal accepts
 */
function assertPayable(lines: PricedLine[]): number {
  if (lines.length === 0) throw cartChanged(lines);
  const { totalCents } = calculateAmounts(lines);
  assertOrderSize(totalCents);
  assertAvailable(lines);
  assertSpecified(lines);
  return totalCents;
}

/** @param invoice that is paid */
async function insertPayment(
  tx: Tx,
  wanted: WantedPayment,
  invoice?: Pick<Invoice, "id" | "orderId">,
): Promise<Payment> {
  const paid = { invoiceOf: invoice?.orderId ?? null, invoiceId: invoice?.id ?? null };
  const [payment] = await tx
    .insert(payments)
    .values({ ...wanted, createRequestId: randomUUID(), ...paid })
    .returning();
  if (!payment) throw new Error("A payment was not written");
  return payment;
}
