import { eq } from "drizzle-orm";
import type { Browser } from "../../../../testing/browser.ts";
import { signUpVerified } from "../../../../testing/customers.ts";
import { anOrder, aQuote, aQuotedLine } from "../../../../testing/orders.ts";
import { captureHalf, openHalf } from "../../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../../testing/sandbox-providers.ts";
import { add, getCart, getTotal } from "../../../../testing/shoppers.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { users } from "../../../identity/tables.ts";
import { orders } from "../../orders/orders.table.ts";
import { createHalf, giveTerms, payWhole, readOpenCents } from "../../testing/terms.ts";
import { purchaseOrders } from "./purchase-orders.table.ts";

const providers = sandboxProviders();
const { db, browser } = testApp(providers.settings);
const ADA = "ada@lab.example";

const give = (limitCents: number, netDays?: number, email?: string) =>
  giveTerms(db(), limitCents, netDays, email);
const owed = () => readOpenCents(db());

describe("a quote on terms", () => {
  const lines = [{ ...aQuotedLine, unitCents: 500_00 }];
  const addQuote = (by: Browser, number: string) => by.post(`/api/orders/cart/add-quote-to-cart/${number}`);

  async function withQuotes(...days: (number | undefined)[]) {
    const ada = browser();
    await signUpVerified(db(), ada, ADA);
    for (const netDays of days) {
      const number = await aQuote(db(), { lines, email: ADA, ...(netDays && { netDays }) });
      await addQuote(ada, number);
    }
    return ada;
  }

  it("is ordered wholly by purchase order", async () => {
    const ada = await withQuotes(60);
    const cart = await getCart(ada);
    expect(cart.purchase_order_terms).toEqual({ net_days: 60, pays_all: true });
    expect(await createHalf(ada, cart)).toMatchObject({ status: 409 });

    expect((await payWhole(ada, cart)).status).toBe(200);

    expect(await db().select().from(orders)).toMatchObject([{ netDays: 60, totalCents: 1500_00 }]);
  });

  it("is ordered by purchase order also below 100 dollars", async () => {
    const ada = browser();
    await signUpVerified(db(), ada, ADA);
    const cheap = [{ ...aQuotedLine, unitCents: 10_00, quantity: 1 }];
    await addQuote(ada, await aQuote(db(), { lines: cheap, email: ADA, netDays: 30 }));
    const cart = await getCart(ada);

    expect(getTotal(cart)).toBeLessThan(100);
    expect((await payWhole(ada, cart)).status).toBe(200);
  });

  it("is on the shortest net days of several", async () => {
    const ada = await withQuotes(60, 30, 45);

    expect((await getCart(ada)).purchase_order_terms).toEqual({ net_days: 30, pays_all: true });
  });

  it("does not depend on the limit of the account", async () => {
    const ada = await withQuotes(60);
    await give(100_00);

    expect((await payWhole(ada, await getCart(ada))).status).toBe(200);
    expect(await owed()).toBe(1500_00);
  });

  it.each([
    ["a line at list price", async (ada: Browser) => void (await add(ada))],
    [
      "a quote without terms",
      async (ada: Browser) => void (await addQuote(ada, await aQuote(db(), { lines }))),
    ],
  ])("is paid by the normal rule beside %s", async (_, addOther) => {
    const ada = await withQuotes(60);
    await addOther(ada);
    const cart = await getCart(ada);

    expect(cart).not.toHaveProperty("purchase_order_terms");
    expect(await payWhole(ada, cart)).toMatchObject({ status: 409 });
    expect((await captureHalf(ada, await openHalf(ada, cart), cart)).status).toBe(200);
    expect(await db().select().from(orders)).toMatchObject([{ netDays: null }]);
  });

  it("is refused to another customer, and not on terms after the account has changed its address", async () => {
    const ada = await withQuotes(60);
    const eve = browser();
    await signUpVerified(db(), eve, "eve@lab.example");
    const number = (await getCart(ada)).data[0]?.quote_number ?? "";
    expect((await addQuote(eve, number)).status).toBe(403);

    await db().update(users).set({ email: "countess@lab.example" }).where(eq(users.email, ADA));

    const cart = await getCart(ada);
    expect(cart).not.toHaveProperty("purchase_order_terms");
    expect(await payWhole(ada, cart)).toMatchObject({ status: 409 });
  });

  it("counts towards the unpaid purchase orders of an account without terms", async () => {
    const ada = await withQuotes(60);
    for (let n = 0; n < 5; n++) {
      const { id: orderId, userId } = await anOrder(db(), ADA);
      const file = Buffer.from("");
      await db()
        .insert(purchaseOrders)
        .values({ orderId, userId, poNumber: "PO-1", amountCents: 1, file, fileName: "" });
    }

    expect(await payWhole(ada, await getCart(ada))).toMatchObject({ status: 403 });
  });
});
