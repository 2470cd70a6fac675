import { toCents, toDollars } from "@ligate/contract/common/money";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { signUpVerified } from "../../../../testing/customers.ts";
import { anOrder, aQuote, aQuotedLine } from "../../../../testing/orders.ts";
import { captureHalf, openHalf, STAFF } from "../../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../../testing/sandbox-providers.ts";
import { add, getCart, getTotal, PLASMID } from "../../../../testing/shoppers.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { lockUserCart } from "../../cart/merge-carts.ts";
import { invoices } from "../../invoices/invoices.table.ts";
import { type Order, orders } from "../../orders/orders.table.ts";
import { cancelOrder } from "../../orders/status/cancel-order.ts";
import {
  giveTerms,
  onTerms as onTermsIn,
  payWhole,
  readOpenCents,
  TOTAL_CENTS,
} from "../../testing/terms.ts";
import { ledger, payments } from "../payments.table.ts";
import { readAccountTerms } from "./account-terms.ts";

const providers = sandboxProviders();
const { db, browser } = testApp(providers.settings);
const ADA = "ada@lab.example";

const give = (limitCents: number, netDays?: number, email?: string) =>
  giveTerms(db(), limitCents, netDays, email);
const owed = () => readOpenCents(db());
const onTerms = (limitCents?: number, netDays?: number) => onTermsIn(db(), browser(), limitCents, netDays);

/** An order of Ada's with entries of the ledger. */
async function booked(
  entries: Partial<Record<(typeof ledger.$inferInsert)["kind"], number>>,
  order: Partial<Order> = {},
): Promise<Order> {
  const written = await anOrder(db(), ADA, order);
  const { id: orderId, orderNumber } = written;
  for (const [kind, amountCents] of Object.entries(entries))
    await db()
      .insert(ledger)
      .values({
        orderId,
        kind: kind as keyof typeof entries,
        amountCents,
        currency: "USD",
        reference: `${kind} ${orderNumber}`,
      });
  return written;
}

describe("the limit of an account", () => {
  it("is the most that it owes: beyond it, an order is paid in halves, as the answer says", async () => {
    const { ada, cart } = await onTerms(5000_00);
    await booked({ purchase_order: 4000_00 });
    const left = "Your purchase-order limit of $5,000.00 leaves $1,000.00, which is less than this order.";

    const refused = await payWhole(ada, cart);

    const terms = { net_days: 45, pays_all: false, limit: 5000, open: 4000 };
    expect((await getCart(ada)).purchase_order_terms).toEqual(terms);
    expect(refused).toMatchObject({ status: 409, body: { cart: { purchase_order_terms: terms } } });
    expect(refused.body.detail).toBe(
      `${left} Half of your order is now paid by card or PayPal, and half by purchase order. Please check it and confirm again.`,
    );
    await db().delete(ledger);
    await db().delete(orders);
    await give(TOTAL_CENTS - 1);
    expect((await captureHalf(ada, await openHalf(ada, cart), cart)).status).toBe(200);
    expect(await db().select().from(orders)).toMatchObject([{ netDays: null }]);
    expect(await owed()).toBe(TOTAL_CENTS / 2);
  });

  it("may be reached to the cent", async () => {
    const { ada, cart } = await onTerms(2000_00);
    await booked({ purchase_order: 2000_00 - TOTAL_CENTS });

    expect(await payWhole(ada, cart)).toMatchObject({ status: 200 });
    expect(await owed()).toBe(2000_00);
  });

  it("holds for orders that are placed at the same time", async () => {
    const { ada, cart } = await onTerms(2000_00);
    const userId = (await anOrder(db(), ADA, { status: "cancelled" })).userId;
    let answer: ReturnType<typeof payWhole> | undefined;

    await db().transaction(async (tx) => {
      await lockUserCart(tx, userId);
      answer = payWhole(ada, cart);
      await new Promise((resolve) => setTimeout(resolve, 300));
      const [order] = await tx.update(orders).set({ status: "open" }).returning();
      const [orderId, reference] = [order?.id ?? 0, "of another tab"];
      await tx
        .insert(ledger)
        .values({ orderId, kind: "purchase_order", amountCents: 1500_00, currency: "USD", reference });
    });

    expect(await answer).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining("leaves $500.00") },
    });
    expect(await owed()).toBe(1500_00);
  });

  it("counts what is promised and not paid, order by order", async () => {
    await onTerms();
    await booked({ purchase_order: 1000_00 });
    await booked({ purchase_order: 1000_00, transfer: 300_00 });
    await booked({ purchase_order: 1000_00, transfer: 200_00, credit_note: -100_00 });
    await booked({ purchase_order: 500_00, transfer: 900_00 });
    await booked({ purchase_order: 500_00, capture: 500_00 });
    await booked({ purchase_order: 700_00, void: -700_00 }, { status: "cancelled" });
    await booked({ purchase_order: 700_00 }, { status: "cancelled" });
    await booked({ capture: 700_00 }, { status: "paid" });
    expect(await owed()).toBe(1000_00 + 700_00 + 700_00 + 0 + 500_00);
  });

  it("counts no invoice that is paid by card, and the next order fits again", async () => {
    const { ada, cart } = await onTerms(2000_00);
    const { body } = await payWhole(ada, cart);
    const [order] = await db().select().from(orders).where(eq(orders.paymentToken, body.payment_token));
    const [orderId, userId] = [order?.id ?? 0, order?.userId ?? 0];
    await add(ada, PLASMID, 3);
    const next = await getCart(ada);
    expect(next.purchase_order_terms).toMatchObject({ pays_all: false, open: toDollars(TOTAL_CENTS) });

    const days = { billedOn: "2026-01-01", dueOn: "2026-02-15" };
    const amounts = { subtotalCents: TOTAL_CENTS, shippingCents: 0, amountCents: TOTAL_CENTS };
    const [invoice] = await db()
      .insert(invoices)
      .values({ orderId, number: "1", ...amounts, ...days })
      .returning();
    await db().insert(payments).values({
      userId,
      amountCents: TOTAL_CENTS,
      createRequestId: "1",
      captureId: "CAPTURE-9",
      invoiceOf: orderId,
      invoiceId: invoice?.id,
    });
    await db().insert(ledger).values({
      orderId,
      kind: "capture",
      amountCents: TOTAL_CENTS,
      currency: "USD",
      reference: "CAPTURE-9",
    });

    expect((await getCart(ada)).purchase_order_terms).toMatchObject({ pays_all: true, open: 0 });
    expect((await payWhole(ada, next)).status).toBe(200);
  });

  it("is free again after a cancellation", async () => {
    const { ada, cart } = await onTerms(TOTAL_CENTS);
    await payWhole(ada, cart);
    const [order] = await db().select().from(orders);

    const request = { orderNumber: order?.orderNumber ?? "", reason: "Ordered twice", actor: STAFF.actor };
    await cancelOrder({ db: db(), publicUrl: STAFF.publicUrl }, request);

    expect(await owed()).toBe(0);
  });

  it("is never exceeded by whole purchase orders, whatever is ordered", async () => {
    let n = 0;
    const orderTotals = fc.array(fc.integer({ min: 100_00, max: 3000_00 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 500_00, max: 6000_00 }), orderTotals, async (limitCents, totals) => {
        const ada = browser();
        const email = `ada${++n}@lab.example`;
        await signUpVerified(db(), ada, email);
        await give(limitCents, 45, email);
        let openCents = 0;
        for (const unitCents of totals) {
          await ada.post("/api/orders/cart/", { clear: true });
          const number = await aQuote(db(), { lines: [{ ...aQuotedLine, unitCents, quantity: 1 }] });
          await ada.post(`/api/orders/cart/add-quote-to-cart/${number}`);
          const cart = await getCart(ada);
          const totalCents = toCents(getTotal(cart));
          const fits = openCents + totalCents <= limitCents;
          expect(cart.purchase_order_terms).toMatchObject({ pays_all: fits, open: toDollars(openCents) });
          if (!fits) continue;
          expect((await payWhole(ada, cart)).status).toBe(200);
          openCents += totalCents;
        }
        expect((await readAccountTerms(db(), email))?.openCents).toBe(openCents);
      }),
      { numRuns: 8 },
    );
  });
});
