import { eq, sql } from "drizzle-orm";
import { limits } from "../../../http/limits.table.ts";
import { logIn, signUp } from "../../../testing/customers.ts";
import { add, addSpecified, COMPLETE, getCart, PLASMID } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { cartLines } from "./carts.table.ts";

const { db, browser } = testApp();
type Shopper = ReturnType<typeof browser>;

const DETAIL =
  "The sequences and notes of a cart can have at most 200 KB together. Please order the products in your cart first, or contact us.";

/** Adds a product with an insert of 3,000 bases. */
const addInsert = (shopper: Shopper, name: string) =>
  addSpecified(shopper, { ...COMPLETE, insert: { source: "sequence", name, sequence: "ACG".repeat(1_000) } });

/** Makes the specification of the first line so large that one more of 3,000 bases is too much. */
const fillCart = () =>
  db()
    .update(cartLines)
    .set({ specification: sql`jsonb_build_object('notes', repeat('n', 198000))` })
    .where(eq(cartLines.id, sql`(select min(id) from cart_lines)`));

async function fullCart() {
  const shopper = browser();
  await addInsert(shopper, "first");
  await addInsert(shopper, "second");
  const [, second] = (await getCart(shopper)).data;
  await shopper.post("/api/orders/cart/", { remove: true, product_id: second?.id });
  await fillCart();
  return { shopper, removed: second?.id };
}

describe("the specifications of a cart", () => {
  it("have at most 200 KB together, however they are added", async () => {
    const { shopper, removed } = await fullCart();

    const restored = shopper.post("/api/orders/cart/", { restore: true, product_id: removed });
    for (const answer of [await addInsert(shopper, "third"), await restored])
      expect(answer).toMatchObject({ status: 422, body: { detail: DETAIL, cart: { count: 1 } } });

    expect((await add(shopper, PLASMID)).status).toBe(200);
    expect((await addSpecified(shopper)).status).toBe(200);
  });

  it("have at most 200 KB after a login, which names the products that were left out", async () => {
    const ada = browser();
    await signUp(ada);
    await addInsert(ada, "first");
    await fillCart();
    const guest = browser();
    await addInsert(guest, "third");
    await add(guest, PLASMID);
    await addInsert(guest, "first");

    expect(await logIn(guest)).toMatchObject({
      status: 200,
      body: {
        cart_problem: expect.stringMatching(
          /^Not all products fit into the cart of your account\. These were left out: 1 × [^;]+\.$/,
        ),
      },
    });

    const lines = await db().select().from(cartLines).orderBy(cartLines.id);
    expect(lines).toMatchObject([{ quantity: 2 }, { productSku: PLASMID, quantity: 1 }]);
    expect(lines).toHaveLength(2);
  });
});

it("refuses the 301st cart of an hour from one address, and changes of the others are accepted", async () => {
  const first = browser("192.0.2.5");
  await add(first);
  await db().update(limits).set({ count: 300 }).where(eq(limits.key, "carts-address:192.0.2.5"));

  expect(await add(browser("192.0.2.5"))).toMatchObject({
    status: 429,
    body: {
      detail: expect.stringMatching(
        /^Too many carts were started from your network\. Please try again in \d+ minutes\.$/,
      ),
    },
  });
  expect((await add(first)).status).toBe(200);
  expect((await add(browser("192.0.2.6"))).status).toBe(200);
});
