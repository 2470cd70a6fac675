import { formatCents, toCents } from "@ligate/contract/common/money";
import type { OrderItem, OrderView } from "@ligate/contract/orders/schemas";
import { HALF_UPFRONT_FROM_CENTS } from "@ligate/contract/payments/payment-split";
import fc from "fast-check";
import type { Browser } from "../../../testing/browser.ts";
import { signUpVerified } from "../../../testing/customers.ts";
import { confirmations } from "../../../testing/expect-order.ts";
import { aQuote, aQuotedLine } from "../../../testing/orders.ts";
import { captureHalf, openHalf } from "../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import { add, capture, getCart, openPayment, PLASMID } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { auditMoney } from "./audit/audit-money.ts";
import { ledger } from "./payments.table.ts";
import type { orderRequest } from "./paypal/order-request.ts";
import { fromPayPal, type PayPalMoney } from "./paypal/paypal-money.ts";

const providers = sandboxProviders();
const { db, browser } = testApp(providers.settings);

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
const cents = (value: PayPalMoney) => fromPayPal(value).amountCents;

/** The last amount that was requested from PayPal, and its parts. */
function askedAtPayPal() {
  const request = providers.created().at(-1) as ReturnType<typeof orderRequest> | undefined;
  const [unit] = request?.purchase_units ?? [];
  if (!unit) throw new Error("PayPal was not asked.");
  const { breakdown } = unit.amount;
  return {
    amount: cents(unit.amount),
    breakdown: cents(breakdown.item_total) + cents(breakdown.shipping),
    items: sum(unit.items.map((item) => Number(item.quantity) * cents(item.unit_amount))),
    itemTotal: cents(breakdown.item_total),
  };
}

/** Fills a new customer's cart with lines of a quote at these prices and with plasmids at list price. */
async function shopWith(lines: { unitCents: number; quantity: number }[], plasmids: number, n: number) {
  const ada = browser();
  await signUpVerified(db(), ada, `ada${n}@lab.example`);
  const number = await aQuote(db(), { lines: lines.map((line) => ({ ...aQuotedLine, ...line })) });
  await ada.post(`/api/orders/cart/add-quote-to-cart/${number}`);
  if (plasmids > 0) await add(ada, PLASMID, plasmids);
  return { ada, cart: await getCart(ada) };
}

/** Expects the same total in the order, its list, the mail, the ledger and the audit. */
async function expectOneTotal(ada: Browser, totalCents: number) {
  const list = await ada.get("/api/users/view-orders/?status=all&page_size=100");
  const rows: OrderItem[] = list.body.order_items;
  const { body } = await ada.get(`/api/users/view-order/${rows[0]?.order_id}`);
  const order: OrderView = body;
  const lines = sum(order.items.map(({ total_price }) => toCents(total_price)));

  expect(toCents(order.total_price)).toBe(totalCents);
  expect(toCents(order.subtotal)).toBe(lines);
  expect(lines + toCents(order.shipping_amount)).toBe(totalCents);
  expect(sum(rows.map(({ total_price }) => toCents(total_price)))).toBe(lines);
  const mail = (await confirmations(db())).find(({ text }) => text.includes(order.order_number));
  expect(mail?.text).toContain(`Total: ${formatCents(totalCents)}`);
  expect((await db().transaction(auditMoney)).mismatches).toEqual([]);
  for (const { total_price } of order.items) expect(mail?.text).toContain(formatCents(toCents(total_price)));
}

it("has the same sums on screen, in the mail, in the ledger and at PayPal, for any cart", async () => {
  let n = 0;
  const line = fc.record({
    unitCents: fc.integer({ min: 1, max: 99_99 }),
    quantity: fc.integer({ min: 1, max: 30 }),
  });
  const lines = fc.array(line, { minLength: 1, maxLength: 4 });

  await fc.assert(
    fc.asyncProperty(lines, fc.integer({ min: 0, max: 3 }), async (quoted, plasmids) => {
      const { ada, cart } = await shopWith(quoted, plasmids, ++n);
      const booked = (await db().select().from(ledger)).length;
      const captured = providers.taken().length;
      const { status } = await capture(ada, await openPayment(ada, cart), cart);
      expect(status).toBe(200);

      const entries = (await db().select().from(ledger).orderBy(ledger.id)).slice(booked);
      const total = sum(entries.map(({ amountCents }) => amountCents));
      const taken = providers.taken().slice(captured);
      expect(taken.map((value) => cents({ value, currency_code: "USD" }))).toEqual([total]);
      const asked = askedAtPayPal();
      expect(asked).toEqual({
        amount: total,
        breakdown: total,
        items: asked.itemTotal,
        itemTotal: asked.items,
      });
      await expectOneTotal(ada, total);
    }),
    { numRuns: 10 },
  );
});

it("halves any cart from 1,000 dollars to the cent, between PayPal and the purchase order", async () => {
  let n = 0;
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: HALF_UPFRONT_FROM_CENTS, max: 9_000_00 }), async (unitCents) => {
      const { ada, cart } = await shopWith([{ unitCents, quantity: 1 }], 0, ++n);
      const booked = (await db().select().from(ledger)).length;
      expect((await captureHalf(ada, await openHalf(ada, cart), cart)).status).toBe(200);

      const entries = (await db().select().from(ledger).orderBy(ledger.id)).slice(booked);
      const [byCard = 0, promised = 0] = ["capture", "purchase_order"].map(
        (kind) => entries.find((entry) => entry.kind === kind)?.amountCents,
      );
      expect(byCard + promised).toBe(unitCents);
      expect([0, 1]).toContain(promised - byCard);
      expect(askedAtPayPal()).toMatchObject({ amount: byCard, items: byCard });
      await expectOneTotal(ada, unitCents);
    }),
    { numRuns: 5 },
  );
});
