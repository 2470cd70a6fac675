import { sql } from "drizzle-orm";
import { outbox } from "../../../jobs/outbox.table.ts";
import type { Browser } from "../../../testing/browser.ts";
import { logIn, signUp, signUpVerified } from "../../../testing/customers.ts";
import { aQuote } from "../../../testing/orders.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import {
  addSpecified,
  COMPLETE,
  capture,
  getCart,
  KNOCK_IN_SKU,
  openPayment,
} from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { cartLines } from "../cart/carts.table.ts";
import { orderLines } from "../orders/orders.table.ts";
import { quoteLines } from "./quotes.table.ts";

const { db, browser } = testApp(sandboxProviders().settings);
const ADA = "ada@lab.example";
const line = { sku: KNOCK_IN_SKU, unitSize: "", quantity: 1, unitCents: 90_000, specification: COMPLETE };
const LONG = {
  ...COMPLETE,
  insert: { source: "sequence" as const, name: "Cas9", sequence: "ACG".repeat(1400) },
};
const addQuote = (who: Browser, number: string) => who.post(`/api/orders/cart/add-quote-to-cart/${number}`);
const update = (who: Browser, product_id: number, specification: object) =>
  who.post("/api/orders/cart/", { updateSpecification: true, product_id, specification });
const lastMail = async () => (await db().select().from(outbox).orderBy(outbox.id)).at(-1)?.text;

it("brings its specification into the cart and the order, also one that is only made by quote", async () => {
  const ada = browser();
  await signUp(ada);
  await addQuote(ada, await aQuote(db(), { lines: [{ ...line, specification: LONG }] }));

  const cart = await getCart(ada);
  expect(cart.data).toMatchObject([{ price: 900, specification: LONG, specification_problem: null }]);
  expect((await capture(ada, await openPayment(ada, cart), cart)).status).toBe(200);

  expect(await db().select().from(orderLines)).toMatchObject([{ specification: LONG }]);
  expect((await getCart(ada)).data).toEqual([]);
});

it("is a line of its own beside the same product and specification at its list price", async () => {
  const ada = browser();
  await signUp(ada);
  await addSpecified(ada);
  await addQuote(ada, await aQuote(db(), { lines: [line, { ...line, unitCents: 80_000 }] }));
  const visitor = browser();
  await addSpecified(visitor);
  await logIn(visitor);

  expect((await getCart(visitor)).data.map(({ price, quantity }) => [price, quantity])).toEqual([
    [expect.any(Number), 2],
    [900, 1],
    [800, 1],
  ]);
});

it("fixes its specification", async () => {
  const guest = browser();
  const { body } = await addQuote(guest, await aQuote(db(), { lines: [line] }));

  expect(
    await update(guest, body.cart.data[0].id, { ...COMPLETE, site: { at: "N-terminal" } }),
  ).toMatchObject({
    status: 422,
    body: { detail: expect.stringContaining("fixed by your quote"), cart: body.cart },
  });
});

it("is not issued without what is required, nor for a virus that has no room for the insert", async () => {
  await expect(aQuote(db(), { lines: [{ ...line, specification: null }] })).rejects.toThrow(
    /^KI-SP-ENXXXA-H00001-PD10: Please name the insert/,
  );
  const aav = { ...line, sku: "KI-AV-PGXXXA-H00001-PD10", specification: LONG };
  await expect(aQuote(db(), { lines: [aav] })).rejects.toThrow("5.0 kb");
});

describe("a quote from before its specification was asked for", () => {
  async function anOldQuote(who: Browser) {
    const number = await aQuote(db(), { lines: [line] });
    await db().update(quoteLines).set({ specification: null });
    return (await addQuote(who, number)).body.cart.data[0];
  }

  it("is completed in the cart, at the price of the quote", async () => {
    const guest = browser();
    const { id, specification_problem } = await anOldQuote(guest);
    expect(specification_problem).toContain("Please name the insert");

    expect((await update(guest, id, COMPLETE)).body.cart.data).toMatchObject([
      { id, price: 900, specification: COMPLETE, specification_problem: null },
    ]);
  });

  it("is not completed by what changes the price", async () => {
    const guest = browser();
    const { id } = await anOldQuote(guest);

    expect(await update(guest, id, LONG)).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining("changes the price") },
    });
    expect(await db().select().from(cartLines)).toMatchObject([{ specification: null }]);
  });
});

describe("its mail", () => {
  it("shows the specification to a verified address only", async () => {
    await aQuote(db(), { lines: [line], email: ADA });
    expect(await lastMail()).not.toMatch(/mNeonGreen|C-terminal/);

    await signUpVerified(db(), browser(), ADA);
    await aQuote(db(), { lines: [line], email: ADA });
    expect(await lastMail()).toMatch(/mNeonGreen, 6 bp[\s\S]*C-terminal/);

    await db().execute(sql`update users set email_verified_at = null`);
    await aQuote(db(), { lines: [line], email: ADA });
    expect(await lastMail()).not.toMatch(/mNeonGreen|C-terminal/);
  });
});
