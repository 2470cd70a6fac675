import { eq, sql } from "drizzle-orm";
import type { Browser } from "../../../testing/browser.ts";
import { logIn, signUp, subjectsTo } from "../../../testing/customers.ts";
import { aQuote, aQuotedLine, QUOTED } from "../../../testing/orders.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import { add, capture, getCart, LARGER, openPayment, PLASMID } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { users } from "../../identity/tables.ts";
import { orderLines, orders } from "../orders/orders.table.ts";
import { quotes } from "./quotes.table.ts";

const providers = sandboxProviders();
const { db, browser } = testApp(providers.settings);
const ADA = "ada@lab.example";

const addQuote = (who: Browser, number: string) =>
  who.post(`/api/orders/cart/add-quote-to-cart/${encodeURIComponent(number)}`);
const change = (who: Browser, body: object) => who.post("/api/orders/cart/", body);
const verify = (email = ADA) =>
  db().update(users).set({ emailVerifiedAt: sql`now()` }).where(eq(users.email, email));
async function aShopper(email = ADA) {
  const who = browser();
  await signUp(who, email);
  return who;
}

describe("a quote in the cart", () => {
  it("adds its lines at its prices, also without a session", async () => {
    const guest = browser();
    const larger = { ...aQuotedLine, sku: LARGER, quantity: 1, unitCents: 10_000 };

    const number = await aQuote(db(), { lines: [aQuotedLine, larger] });
    const answer = await addQuote(guest, number);

    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      count: 4,
      cart: {
        data: [
          { product_sku: PLASMID, quantity: 3, price: QUOTED, quote_number: number },
          { product_sku: LARGER, quantity: 1, price: 100, quote_number: number },
        ],
        total_price: 3 * QUOTED + 100,
      },
    });
    expect(await getCart(guest)).toEqual(answer.body.cart);
  });

  it("sells products that have no list price", async () => {
    const consult = { ...aQuotedLine, sku: "CA-LA-CMXXPC-XXXXXX-LP09", unitCents: 150_000, quantity: 1 };

    const { body } = await addQuote(browser(), await aQuote(db(), { lines: [consult] }));

    expect(body.cart.total_price).toBe(1500);
  });

  it("is not added twice, and restores removed lines", async () => {
    const guest = browser();
    const number = await aQuote(db());
    await addQuote(guest, number);
    const { body } = await addQuote(guest, number.toLowerCase());
    expect(body.count).toBe(3);

    await change(guest, { clear: true });

    expect((await addQuote(guest, number)).body.count).toBe(3);
  });

  it("fixes its quantity; more of the product is a separate line at list price", async () => {
    const guest = browser();
    const { body } = await addQuote(guest, await aQuote(db()));
    const product_id = body.cart.data[0].id;

    const more = await change(guest, { updateQuantity: true, product_id, quantity: 4 });
    expect(more).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining("fixed by your quote"), cart: { count: 3 } },
    });
    expect((await change(guest, { updateQuantity: true, product_id, quantity: 3 })).status).toBe(200);
    const [quoted, listed] = (await add(guest)).body.cart.data;
    expect([quoted.price, quoted.quantity, listed.quantity]).toEqual([QUOTED, 3, 1]);
    expect(listed.price).toBeGreaterThan(QUOTED);
    expect(listed).not.toHaveProperty("quote_number");
  });

  it("moves to the account's cart at log-in, once", async () => {
    const number = await aQuote(db());
    const home = await aShopper();
    await addQuote(home, number);
    const lab = browser();
    await addQuote(lab, number);
    await add(lab);

    await logIn(lab);

    const { data } = await getCart(lab);
    expect(data.map(({ quantity, price }) => [quantity, price === QUOTED])).toEqual([
      [3, true],
      [1, false],
    ]);
  });

  it("disappears from the cart on the day after its last day", async () => {
    const guest = browser();
    await addQuote(guest, await aQuote(db()));

    await db().update(quotes).set({ expiresOn: "2020-01-01" });

    expect((await getCart(guest)).data).toEqual([]);
  });

  it("cannot exceed the maximum of cart lines", async () => {
    const lines = Array.from({ length: 101 }, () => aQuotedLine);

    const { status, body } = await addQuote(browser(), await aQuote(db(), { lines }));

    expect([status, body.cart.count]).toEqual([422, 0]);
  });
});

describe("a quote is rejected with a reason", () => {
  it.each(["QT-0000000000000", "nonsense", "%", "QT-\u0000"])("if it is unknown: %j", async (number) => {
    expect(await addQuote(browser(), number)).toMatchObject({
      status: 404,
      body: { detail: `No quote with the number ${number} was found.` },
    });
  });

  it("after its last day", async () => {
    const today = new Date().toISOString().slice(0, 10);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

    const refused = await addQuote(browser(), await aQuote(db(), { expiresOn: yesterday }));

    expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining("expired on") } });
    expect((await addQuote(browser(), await aQuote(db(), { expiresOn: today }))).status).toBe(200);
  });

  it("if it is bound to an address: without a session, to other accounts, and before verification", async () => {
    const number = await aQuote(db(), { email: ADA });
    const eve = await aShopper("eve@lab.example");
    await verify("eve@lab.example");
    const ada = await aShopper();

    const details = [];
    for (const who of [browser(), eve, ada]) {
      const { status, body } = await addQuote(who, number);
      expect(status).toBe(403);
      details.push(body.detail);
    }
    expect(details).toEqual([
      expect.stringContaining("Please log in"),
      expect.stringContaining("another customer"),
      expect.stringMatching(/verify your e-mail address first: .* request a new one/),
    ]);
    expect(JSON.stringify(details)).not.toContain(ADA);

    await verify();
    expect((await addQuote(ada, number)).status).toBe(200);
    expect(await subjectsTo(db(), ADA)).toContain(`Your Ligate quote ${number}`);
  });
});

describe("buying by quote", () => {
  async function withQuote(number: string, email = ADA) {
    const who = await aShopper(email);
    await addQuote(who, number);
    const cart = await getCart(who);
    return { who, cart, id: await openPayment(who, cart) };
  }

  it("charges and records its prices", async () => {
    const { who, cart, id } = await withQuote(await aQuote(db()));

    expect((await capture(who, id, cart)).status).toBe(200);

    expect(await db().select().from(orderLines)).toMatchObject([{ quantity: 3, unitPriceCents: 12_345 }]);
    expect(await db().select().from(orders)).toMatchObject([{ subtotalCents: 37_035, status: "open" }]);
    expect((await getCart(who)).data).toEqual([]);
  });

  it("marks the quote as used, and removes it from other carts", async () => {
    const number = await aQuote(db());
    const eve = await withQuote(number, "eve@lab.example");
    const { who, cart, id } = await withQuote(number);
    await capture(who, id, cart);

    for (const buyer of [who, eve.who, browser()]) {
      expect(await addQuote(buyer, number)).toMatchObject({
        status: 409,
        body: { detail: `The quote ${number} has already been used.` },
      });
    }
    expect((await getCart(eve.who)).data).toEqual([]);
    expect((await capture(eve.who, eve.id, eve.cart)).status).toBe(409);
  });

  it("succeeds for one of two concurrent buyers", async () => {
    const number = await aQuote(db());
    const buyers = [await withQuote(number), await withQuote(number, "eve@lab.example")];

    const answers = await Promise.all(buyers.map(({ who, id, cart }) => capture(who, id, cart)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await db().select().from(orders)).toHaveLength(1);
  });

  it("removes the quote line from the cart, not the line at list price", async () => {
    const { who, cart, id } = await withQuote(await aQuote(db()));
    await add(who, PLASMID, 5);
    expect((await capture(who, id, cart)).status).toBe(409);

    await change(who, { remove: true, product_id: (await getCart(who)).data[1]?.id });
    await capture(who, id, cart);
    await add(who, PLASMID, 5);

    expect((await getCart(who)).count).toBe(5);
  });

  it("releases the quote if the payment is refused", async () => {
    const { who, cart, id } = await withQuote(await aQuote(db()));
    providers.plan("capture", "decline");

    expect((await capture(who, id, cart)).status).toBe(422);

    expect(await db().select().from(quotes)).toMatchObject([{ orderId: null }]);
    expect(await getCart(who)).toEqual(cart);
  });
});
