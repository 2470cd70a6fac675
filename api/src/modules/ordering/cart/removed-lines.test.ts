import { count, sql } from "drizzle-orm";
import type { Browser } from "../../../testing/browser.ts";
import { logIn, signUp } from "../../../testing/customers.ts";
import { aQuote } from "../../../testing/orders.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import {
  add,
  addSpecified,
  atCheckout,
  capture,
  getCart,
  LARGER,
  PLASMID,
} from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { quotes } from "../quotes/quotes.table.ts";
import { cartLines, removedCartLines } from "./carts.table.ts";
import { deleteExpiredRemovals } from "./removed-lines.ts";

const { db, browser } = testApp(sandboxProviders().settings);
const GONE = "This item can no longer be restored. Please add it to your cart again.";

const change = (who: Browser, body: object) => who.post("/api/orders/cart/", body);
const remove = (who: Browser, id: number | undefined) => change(who, { remove: true, product_id: id });
const restore = (who: Browser, id: number | undefined) => change(who, { restore: true, product_id: id });
const addQuote = (who: Browser, number: string) => who.post(`/api/orders/cart/add-quote-to-cart/${number}`);

/** Adds a product and removes it. @returns the id of the line */
async function removedLine(who: Browser, quantity = 1): Promise<number> {
  const { data } = (await add(who, PLASMID, quantity)).body.cart;
  await remove(who, data[0].id);
  return data[0].id;
}

async function fillCart(lines: number) {
  const [cart] = await db().select({ id: removedCartLines.cartId }).from(removedCartLines);
  const line = (n: number) => ({ cartId: cart?.id ?? 0, productSku: `X${n}`, unitSize: "", quantity: 1 });
  await db()
    .insert(cartLines)
    .values(Array.from({ length: lines }, (_, n) => line(n)));
}

const elapse = (minutes: number) =>
  db()
    .update(removedCartLines)
    .set({ removedAt: sql`${removedCartLines.removedAt} - make_interval(mins => ${minutes}::int)` });

it("restores a line in its place, with its quantity and specification", async () => {
  const guest = browser();
  await add(guest);
  await addSpecified(guest, undefined, undefined, 3);
  await add(guest, LARGER);
  const before = await getCart(guest);
  const id = before.data[1]?.id;

  expect((await remove(guest, id)).body.cart.data).toHaveLength(2);
  const restored = await restore(guest, id);

  expect(restored).toMatchObject({ status: 200, body: { count: before.count } });
  expect(restored.body.cart).toEqual(before);
  expect(await getCart(guest)).toEqual(before);
});

it("names the line that was removed last and the time in which it can be restored, also after a reload", async () => {
  const guest = browser();
  const first = await removedLine(guest);
  const { data } = (await add(guest, LARGER)).body.cart;
  const { cart } = (await remove(guest, data[0].id)).body;
  const { id, product_name } = data[0];

  expect(cart.removed).toEqual({ id, product_name, title: data[0].title, seconds_left: expect.any(Number) });
  expect(cart.removed.seconds_left).toBeGreaterThan(590);
  expect((await getCart(guest)).removed).toMatchObject({ id });

  await restore(guest, id);
  expect((await getCart(guest)).removed).toMatchObject({ id: first });
  await elapse(10);
  expect(await getCart(guest)).not.toHaveProperty("removed");
});

it("restores a line of a quote, with its price", async () => {
  const guest = browser();
  const number = await aQuote(db());
  await addQuote(guest, number);
  const before = await getCart(guest);
  expect(before.data[0]?.quote_number).toBe(number);

  await remove(guest, before.data[0]?.id);
  await restore(guest, before.data[0]?.id);

  expect(await getCart(guest)).toEqual(before);
});

it("restores a line whose quote has expired since, and says that it cannot be ordered", async () => {
  const guest = browser();
  const number = await aQuote(db());
  const { data } = (await addQuote(guest, number)).body.cart;
  await remove(guest, data[0].id);
  await db().update(quotes).set({ expiresOn: "2020-01-01" });

  const { cart } = (await restore(guest, data[0].id)).body;

  expect(cart.not_sold).toMatchObject([
    { id: data[0].id, quote_number: number, reason: expect.stringContaining("expired") },
  ]);
});

it("restores once if it is asked for twice, and removes once if that is", async () => {
  const guest = browser();
  const id = await removedLine(guest, 2);
  await remove(guest, id);

  await restore(guest, id);

  expect(await restore(guest, id)).toMatchObject({
    status: 200,
    body: { cart: { data: [{ id, quantity: 2 }] } },
  });
});

it("restores once of many concurrent requests", async () => {
  const guest = browser();
  const id = await removedLine(guest, 2);

  const answers = await Promise.all(Array.from({ length: 4 }, () => restore(guest, id)));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await getCart(guest)).toMatchObject({ count: 2, data: [{ id }] });
});

it("restores a line that was restored and removed again", async () => {
  const guest = browser();
  const id = await removedLine(guest);
  await restore(guest, id);
  await remove(guest, id);

  expect((await restore(guest, id)).body.cart.data).toMatchObject([{ id, quantity: 1 }]);
});

it.each([
  [3, 5],
  [998, 999],
])("adds to 2 restored pieces the %d that were added since: %d", async (added, sum) => {
  const guest = browser();
  const id = await removedLine(guest, 2);
  await add(guest, PLASMID, added);

  const { cart } = (await restore(guest, id)).body;

  expect(cart.data).toMatchObject([{ id, quantity: sum }]);
  expect((await restore(guest, id)).body.cart).toEqual(cart);
});

it("does not double a line whose quote was added again", async () => {
  const guest = browser();
  const number = await aQuote(db());
  const before = (await addQuote(guest, number)).body.cart;
  await remove(guest, before.data[0].id);
  await addQuote(guest, number);

  expect((await restore(guest, before.data[0].id)).body.cart).toEqual(before);
});

it("ends after ten minutes, after which nothing of the line is stored", async () => {
  const guest = browser();
  const id = await removedLine(guest);
  await elapse(9);
  await deleteExpiredRemovals(db());
  expect((await restore(guest, id)).status).toBe(200);

  await remove(guest, id);
  await elapse(11);
  expect(await restore(guest, id)).toMatchObject({ status: 404, body: { detail: GONE, cart: { count: 0 } } });
  await deleteExpiredRemovals(db());

  expect(await db().select({ n: count() }).from(removedCartLines)).toEqual([{ n: 0 }]);
});

it("is kept for the twenty lines that were removed last, and for 200 KB of their sequences", async () => {
  const guest = browser();
  for (let n = 0; n < 22; n++) await removedLine(guest);
  expect(await db().$count(removedCartLines)).toBe(20);

  const [cart] = await db().select({ id: removedCartLines.cartId }).from(removedCartLines);
  const long = { custom_tag: { sequence: "GCC".repeat(6_600) } };
  for (let n = 0; n < 12; n++) {
    const [line] = await db()
      .insert(cartLines)
      .values({ cartId: cart?.id ?? 0, productSku: `X${n}`, unitSize: "", quantity: 1, specification: long })
      .returning();
    await remove(guest, line?.id);
  }
  const [stored] = await db()
    .select({ bytes: sql<number>`sum(octet_length(specification::text))::int` })
    .from(removedCartLines);
  expect(stored?.bytes).toBeLessThanOrEqual(200_000);
  expect((await getCart(guest)).removed).toMatchObject({ product_name: "X11" });
});

it("is for the owner of the cart only", async () => {
  const owner = browser();
  const id = await removedLine(owner);
  const stranger = browser();
  expect(await restore(stranger, id)).toMatchObject({ status: 404, body: { detail: GONE } });
  await add(stranger, LARGER);

  expect(await restore(stranger, id)).toMatchObject({
    status: 404,
    body: { detail: GONE, cart: { count: 1 } },
  });
  expect((await restore(owner, id)).body.count).toBe(1);
});

it("restores a visitor's line to the account's cart after the login", async () => {
  const home = browser();
  await signUp(home);
  const lab = browser();
  const id = await removedLine(lab, 2);
  await add(lab, LARGER);
  await logIn(lab);

  await restore(lab, id);

  expect(await getCart(home)).toMatchObject({ count: 3 });
  expect(await getCart(home)).toEqual(await getCart(lab));
});

it("waits for a place in a cart of 100 products", async () => {
  const guest = browser();
  const id = await removedLine(guest);
  const { data } = (await add(guest, LARGER)).body.cart;
  await fillCart(99);

  expect(await restore(guest, id)).toMatchObject({
    status: 422,
    body: { detail: "A cart can hold at most 100 different products.", cart: { count: 1, removed: { id } } },
  });
  await remove(guest, data[0].id);
  expect(await restore(guest, id)).toMatchObject({ status: 200, body: { count: 1 } });
});

it("does not restore a line that has been bought in another tab", async () => {
  const customer = browser();
  const { id: payment, cart } = await atCheckout(customer);
  const line = cart.data[0]?.id;
  await remove(customer, line);
  await restore(customer, line);
  await remove(customer, line);
  await add(customer);

  expect((await capture(customer, payment, await getCart(customer))).status).toBe(200);

  expect(await restore(customer, line)).toMatchObject({ status: 404, body: { cart: { count: 0 } } });
});
