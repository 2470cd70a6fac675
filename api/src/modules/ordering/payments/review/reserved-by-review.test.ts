import { sql } from "drizzle-orm";
import { signUp } from "../../../../testing/customers.ts";
import { aQuote, aQuotedLine } from "../../../../testing/orders.ts";
import { sandboxProviders } from "../../../../testing/sandbox-providers.ts";
import { add, capture, getCart, openPayment } from "../../../../testing/shoppers.ts";
import { CELL_LINE, inStock, piecesLeft } from "../../../../testing/stock.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { reconcile } from "../capture/reconcile.ts";
import { payments } from "../payments.table.ts";

const providers = sandboxProviders();
const { app, db, browser } = testApp(providers.settings);

async function settle(status: "COMPLETED" | "DECLINED") {
  providers.endReviews(status === "COMPLETED");
  await db().update(payments).set({ checkAt: sql`now()` });
  await reconcile(app().payments);
}

describe("an order whose payment is under review", () => {
  async function withStockAndQuote() {
    await inStock(db(), CELL_LINE, 5);
    const number = await aQuote(db());
    const ada = browser();
    await signUp(ada);
    await add(ada, CELL_LINE, 2);
    await ada.post(`/api/orders/cart/add-quote-to-cart/${number}`);
    const cart = await getCart(ada);
    providers.plan("capture", "pending");
    expect((await capture(ada, await openPayment(ada, cart), cart)).status).toBe(200);
    return number;
  }

  it("keeps its stock and its quote until PayPal denies the payment", async () => {
    const number = await withStockAndQuote();
    expect(await piecesLeft(db(), CELL_LINE)).toBe(3);

    await settle("DECLINED");

    expect(await piecesLeft(db(), CELL_LINE)).toBe(5);
    const eve = browser();
    await signUp(eve, "eve@lab.example");
    expect((await eve.post(`/api/orders/cart/add-quote-to-cart/${number}`)).status).toBe(200);
    expect(await getCart(eve)).toMatchObject({ count: aQuotedLine.quantity });
  });

  it("keeps them when PayPal completes it", async () => {
    const number = await withStockAndQuote();

    await settle("COMPLETED");

    expect(await piecesLeft(db(), CELL_LINE)).toBe(3);
    const eve = browser();
    await signUp(eve, "eve@lab.example");
    expect((await eve.post(`/api/orders/cart/add-quote-to-cart/${number}`)).status).toBe(409);
  });
});
