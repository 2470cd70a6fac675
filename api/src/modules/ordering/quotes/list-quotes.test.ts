import { signUp, signUpVerified } from "../../../testing/customers.ts";
import { aQuote, aQuotedLine } from "../../../testing/orders.ts";
import { payByOrder } from "../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import { getCart } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { users } from "../../identity/tables.ts";
import { quotes } from "./quotes.table.ts";

const { db, browser } = testApp(sandboxProviders().settings);
const ADA = "ada@lab.example";

async function verified() {
  const ada = browser();
  await signUpVerified(db(), ada, ADA);
  return ada;
}

it("lists the quotes of the verified address, the newest first, and no others", async () => {
  const ada = await verified();
  const older = await aQuote(db(), { email: ADA });
  const newer = await aQuote(db(), {
    email: ADA,
    lines: [aQuotedLine, { ...aQuotedLine, sku: "TR-1001", unitSize: "1 mL", quantity: 1, unitCents: 5_000 }],
  });
  await aQuote(db());
  await aQuote(db(), { email: "bob@lab.example" });

  const { body } = await ada.get("/api/users/quotes/");

  expect(body.quotes.map(({ number }: { number: string }) => number)).toEqual([newer, older]);
  expect(body.quotes[0]).toMatchObject({
    state: "open",
    expires_on: "2099-12-31",
    total_price: 420.35,
    items: [
      { product_sku: aQuotedLine.sku, quantity: 3, total_price: 370.35 },
      { product_sku: "TR-1001", product_name: expect.stringContaining("1 mL"), total_price: 50 },
    ],
  });
});

it("lists the terms of a quote", async () => {
  const ada = await verified();
  await aQuote(db(), { email: ADA, netDays: 45 });
  await aQuote(db(), { email: ADA });

  const { body } = await ada.get("/api/users/quotes/");

  expect(body.quotes.map(({ net_days }: { net_days?: number }) => net_days)).toEqual([undefined, 45]);
});

it("names the order that used a quote, and tells expired ones", async () => {
  const ada = await verified();
  const used = await aQuote(db(), { email: ADA });
  await ada.post(`/api/orders/cart/add-quote-to-cart/${used}`);
  await payByOrder(ada, await getCart(ada));
  await db().update(quotes).set({ expiresOn: "2020-12-31" });
  await aQuote(db(), { email: ADA });
  await db().update(quotes).set({ expiresOn: "2020-12-31" });

  const { body } = await ada.get("/api/users/quotes/");

  expect(body.quotes).toMatchObject([
    { state: "expired" },
    { state: "used", order_number: expect.stringMatching(/^\d{10}$/) },
  ]);
});

it("does not name the order of an account that had the address before", async () => {
  const ada = await verified();
  const number = await aQuote(db(), { email: ADA });
  await ada.post(`/api/orders/cart/add-quote-to-cart/${number}`);
  await payByOrder(ada, await getCart(ada));
  await db().update(users).set({ email: "countess@lab.example" });
  const successor = await verified();

  const { body } = await successor.get("/api/users/quotes/");

  expect(body.quotes).toMatchObject([{ number, state: "used" }]);
  expect(body.quotes[0]).not.toHaveProperty("order_number");
});

it("lists none before the address is verified", async () => {
  const ada = browser();
  await signUp(ada, ADA);
  await aQuote(db(), { email: ADA });
  expect((await ada.get("/api/users/quotes/")).body).toEqual({ quotes: [] });
});
