import type { Browser } from "../../../testing/browser.ts";
import { signUp } from "../../../testing/customers.ts";
import { anOrder } from "../../../testing/orders.ts";
import { add, COMPLETE, getCart, KNOCK_IN_SKU, LARGER, PLASMID } from "../../../testing/shoppers.ts";
import { CELL_LINE, inStock } from "../../../testing/stock.ts";
import { testApp } from "../../../testing/test-app.ts";
import { cartLines } from "../cart/carts.table.ts";

const { db, browser } = testApp();
const ADA = "ada@lab.example";
const again = (by: Browser, id: string) => by.post(`/api/users/order-again/${id}/`);

async function aBuyer(...lines: NonNullable<Parameters<typeof anOrder>[3]>) {
  const ada = browser();
  await signUp(ada, ADA);
  return { ada, order: await anOrder(db(), ADA, {}, lines) };
}

it("adds the lines of an order at today's prices", async () => {
  const { ada, order } = await aBuyer(
    { productSku: PLASMID, quantity: 2, unitPriceCents: 1 },
    { productSku: LARGER, quantity: 1, unitPriceCents: 1 },
  );
  await add(ada, PLASMID);

  const answer = await again(ada, order.orderNumber);

  const cart = await getCart(ada);
  expect(answer).toMatchObject({ status: 200, body: { not_added: [], count: 4 } });
  expect(answer.body.added).toEqual(
    cart.data.map(({ product_name, title, price }, index) => ({
      product_name,
      title,
      price,
      quantity: 2 - index,
    })),
  );
  expect(cart).toMatchObject({
    count: 4,
    data: [
      { product_sku: PLASMID, quantity: 3 },
      { product_sku: LARGER, quantity: 1 },
    ],
  });
});

it("keeps what was specified, and refuses a line that lacks what is asked for today", async () => {
  const { ada, order } = await aBuyer(
    { productSku: KNOCK_IN_SKU, specification: COMPLETE },
    { productSku: KNOCK_IN_SKU, specification: { ...COMPLETE, site: { at: "N-terminal" } } },
    { productSku: KNOCK_IN_SKU, specification: null, productName: "An old knock-in" },
  );

  const { body } = await again(ada, order.orderNumber);

  expect(body).toMatchObject({
    added: [{ quantity: 1 }, { quantity: 1 }],
    not_added: [
      {
        product_name: "An old knock-in",
        reason: expect.stringMatching(
          /^Please name the insert.*on the product's page and add it to your cart there\.$/,
        ),
      },
    ],
  });
  expect((await getCart(ada)).data.map(({ specification }) => specification)).toEqual([
    COMPLETE,
    { ...COMPLETE, site: { at: "N-terminal" } },
  ]);
});

it("names what is no longer sold and what has no price, and adds the rest", async () => {
  const { ada, order } = await aBuyer(
    { productSku: "TR-0000", unitSize: "1 mL", productName: "Old reagent, 1 mL" },
    { productSku: "CA-LA-CMXXPC-XXXXXX-LP09", productName: "A quoted kit" },
    { productSku: "KO-AV-CMXGXA-XXXXXX-PD10", productName: "A refused kit" },
    { productSku: PLASMID },
  );

  const { body } = await again(ada, order.orderNumber);

  expect(body).toMatchObject({
    added: [{ quantity: 1 }],
    not_added: [
      { product_name: "Old reagent, 1 mL", reason: "This product is no longer sold." },
      { product_name: "A quoted kit", reason: expect.stringContaining("no fixed price") },
      { product_name: "A refused kit", reason: expect.stringContaining("over the 5.0 kb") },
    ],
    count: 1,
  });
});

it("names what is not in stock, if it is not made to order", async () => {
  await inStock(db(), CELL_LINE, 2, null);
  const { ada, order } = await aBuyer({ productSku: CELL_LINE, unitSize: "", quantity: 3 });

  expect((await again(ada, order.orderNumber)).body).toMatchObject({
    added: [],
    not_added: [{ reason: "Only 2 of A549-dCas9-KRAB stable cell line, 1×10⁶ cells are left." }],
  });
});

it("keeps the limits of a cart, and says so", async () => {
  const { ada, order } = await aBuyer({ productSku: PLASMID, quantity: 2 }, { productSku: LARGER });
  const [line] = (await add(ada, PLASMID, 998)).body.cart.data;
  await fillCart();

  const { body } = await again(ada, order.paymentToken);

  expect(body).toMatchObject({
    added: [],
    not_added: [
      { reason: expect.stringContaining("at most 999 pieces") },
      { reason: expect.stringContaining("at most 100 different products") },
    ],
    count: 998,
  });
  expect((await getCart(ada)).data).toMatchObject([{ id: line.id, quantity: 998 }]);
});

/** Adds lines of products that are not sold, up to the limit. */
async function fillCart() {
  const [line] = await db().select().from(cartLines);
  const cartId = line?.cartId ?? 0;
  const more = Array.from({ length: 99 }, (_, n) => `X${n}`);
  await db()
    .insert(cartLines)
    .values(more.map((productSku) => ({ cartId, productSku, unitSize: "", quantity: 1 })));
}

it("adds every one of many concurrent calls", async () => {
  const { ada, order } = await aBuyer({ productSku: PLASMID, quantity: 2 }, { productSku: LARGER });
  await ada.get("/api/csrf/");

  const calls = Array.from({ length: 6 }, () => again(ada, order.orderNumber));
  const other = Array.from({ length: 3 }, () => add(ada, PLASMID));
  const answers = await Promise.all([...calls, ...other]);

  expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200));
  expect(await getCart(ada)).toMatchObject({
    count: 21,
    data: expect.arrayContaining([
      expect.objectContaining({ product_sku: PLASMID, quantity: 15 }),
      expect.objectContaining({ product_sku: LARGER, quantity: 6 }),
    ]),
  });
});

it("answers 404 to other users, as for an unknown order, and 401 without a session", async () => {
  const { order } = await aBuyer({});
  const eve = browser();
  await signUp(eve, "eve@lab.example");

  const unknown = await again(eve, "0000000000");

  expect(await again(eve, order.orderNumber)).toMatchObject({ status: 404, body: unknown.body });
  expect((await getCart(eve)).count).toBe(0);
  expect((await again(browser(), order.orderNumber)).status).toBe(401);
});
