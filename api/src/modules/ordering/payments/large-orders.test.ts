import { ORDER_MAX_CENTS, ORDER_TOO_LARGE } from "@ligate/contract/orders/constants";
import type { Browser } from "../../../testing/browser.ts";
import { signUpVerified } from "../../../testing/customers.ts";
import { expectNoOrder } from "../../../testing/expect-order.ts";
import { aQuote, aQuotedLine } from "../../../testing/orders.ts";
import { captureHalf, openHalf, payByOrder } from "../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import { ADDRESS, capture, getCart, openPayment } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { orders } from "../orders/orders.table.ts";
import { quoteLines } from "../quotes/quotes.table.ts";
import { ledger, payments } from "./payments.table.ts";

const providers = sandboxProviders();
const { db, browser } = testApp(providers.settings);

const addQuote = (who: Browser, number: string) => who.post(`/api/orders/cart/add-quote-to-cart/${number}`);

/** A customer whose cart holds one quoted piece at this price. */
async function cartWorth(unitCents: number) {
  const ada = browser();
  await signUpVerified(db(), ada, "ada@lab.example");
  await addQuote(ada, await aQuote(db(), { lines: [{ ...aQuotedLine, quantity: 1, unitCents }] }));
  return ada;
}

/** A cart of ten times the largest amount, by a quote that is older than the limit. */
async function hugeCart() {
  const ada = await cartWorth(100_00);
  const unitPriceCents = 10 * ORDER_MAX_CENTS;
  await db().update(quoteLines).set({ unitPriceCents, quantity: 1 });
  return ada;
}

it("shows a cart of 1,000 pieces at 9,999,999.99 dollars", async () => {
  const ada = await cartWorth(100_00);
  await addQuote(ada, await aQuote(db(), { lines: [{ ...aQuotedLine, quantity: 999, unitCents: 1_00 }] }));
  await db().update(quoteLines).set({ unitPriceCents: 999_999_999 });

  const { status, body } = await ada.get("/api/orders/cart/");

  expect(status).toBe(200);
  expect(body).toMatchObject({ total_price: 9_999_999_990, count: 1000 });
});

describe("an order above 999,999.99 dollars", () => {
  const tooLarge = { status: 422, body: { detail: ORDER_TOO_LARGE } };

  it("gets no payment, neither for the whole nor for half of it", async () => {
    const ada = await hugeCart();
    const { total_price } = await getCart(ada);

    expect(await ada.post("/api/orders/create/", { total_price, address: ADDRESS })).toMatchObject(tooLarge);
    expect(
      await ada.post("/api/orders/create/", { total_price: total_price / 2, address: ADDRESS }),
    ).toMatchObject(tooLarge);
    expect(await db().select().from(payments)).toEqual([]);
  });

  it("is not placed by a payment that was created before", async () => {
    const ada = await cartWorth(600_00);
    const id = await openPayment(ada, await getCart(ada));
    const unitPriceCents = ORDER_MAX_CENTS + 1;
    await db().update(quoteLines).set({ unitPriceCents });
    await db().update(payments).set({ amountCents: unitPriceCents });

    expect(await capture(ada, id, await getCart(ada))).toMatchObject(tooLarge);
    await expectNoOrder(db());
  });

  it("is not paid by purchase order", async () => {
    const ada = await cartWorth(2000_00);
    const half = await openHalf(ada, await getCart(ada));
    await db()
      .update(quoteLines)
      .set({ unitPriceCents: 2 * ORDER_MAX_CENTS });
    const cart = await getCart(ada);

    expect(await payByOrder(ada, cart)).toMatchObject(tooLarge);
    expect(await captureHalf(ada, half, cart)).toMatchObject(tooLarge);
    await expectNoOrder(db());
  });
});

it("places an order of 999,999.99 dollars", async () => {
  const ada = await cartWorth(ORDER_MAX_CENTS);
  const cart = await getCart(ada);

  expect(await capture(ada, await openPayment(ada, cart), cart)).toMatchObject({ status: 200 });
  expect(await db().select().from(orders)).toMatchObject([{ totalCents: ORDER_MAX_CENTS }]);
  expect(await db().select().from(ledger)).toMatchObject([{ amountCents: ORDER_MAX_CENTS }]);
});
