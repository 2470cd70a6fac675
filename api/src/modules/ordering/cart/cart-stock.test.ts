import type { Cart } from "@ligate/contract/cart/schemas";
import type { Browser } from "../../../testing/browser.ts";
import { logIn, signUp } from "../../../testing/customers.ts";
import { aQuote } from "../../../testing/orders.ts";
import { add, getCart, PLASMID } from "../../../testing/shoppers.ts";
import { CELL_LINE, inStock } from "../../../testing/stock.ts";
import { testApp } from "../../../testing/test-app.ts";

const { db, browser } = testApp();
const NAME = "A549-dCas9-KRAB stable cell line, 1×10⁶ cells";
const setQuantity = (who: Browser, { data }: Cart, quantity: number) =>
  who.post("/api/orders/cart/", { updateQuantity: true, product_id: data[0]?.id, quantity });

it("shows when the pieces of a line are ready, and when the others are made", async () => {
  await inStock(db(), CELL_LINE, 2);
  const guest = browser();

  await add(guest, CELL_LINE, 3);

  expect((await getCart(guest)).data).toEqual([
    {
      id: expect.any(Number),
      product_sku: CELL_LINE,
      product_name: NAME,
      price: 1450,
      quantity: 3,
      url: `/products/item/${CELL_LINE}`,
      ships: "dry_ice",
      ready_quantity: 2,
      ready_days: 3,
      made_to_order_days: 35,
      unavailable_quantity: 0,
      stock_left: 2,
      specification: null,
      specification_key: "",
      specification_problem: null,
      image: null,
      design: null,
    },
  ]);
});

it("has no number of pieces left while there are many, and for products that are not counted", async () => {
  await inStock(db(), CELL_LINE, 6);
  const guest = browser();
  await add(guest, CELL_LINE);
  await guest.post("/api/orders/cart/", {
    cart_item: { product_sku: "TR-1001", unit_size: "1 mL" },
    quantity: 7,
  });
  await add(guest);

  const { data } = await getCart(guest);

  expect(
    data.map(({ stock_left, ready_quantity, ready_days }) => [stock_left, ready_quantity, ready_days]),
  ).toEqual([
    [null, 1, 3],
    [null, 7, 3],
    [null, 0, null],
  ]);
  expect(data[1]?.image).toMatch(/^\/media\//);
  expect(data[2]).toMatchObject({
    product_sku: PLASMID,
    title: "CRISPR activation template, all-in-one lentiviral vector",
    made_to_order_days: 15,
    design: {
      vector_name: expect.stringContaining("Puro"),
      function_type_name: "CRISPRa",
      structure_type_name: "Lenti-AIO",
      structure_type_symbol: "LA",
      gene_symbol: null,
    },
  });
});

describe("an item that is not made to order", () => {
  it("cannot be added beyond its count", async () => {
    await inStock(db(), CELL_LINE, 2, null);
    const guest = browser();

    expect(await add(guest, CELL_LINE, 3)).toMatchObject({
      status: 422,
      body: { detail: `Only 2 of ${NAME} are left.`, cart: { count: 0 } },
    });
    await add(guest, CELL_LINE, 2);
    expect(await add(guest, CELL_LINE)).toMatchObject({
      status: 422,
      body: { detail: `Only 2 of ${NAME} are left. Your cart already has 2 of them.`, cart: { count: 2 } },
    });
  });

  it("cannot be set beyond its count", async () => {
    await inStock(db(), CELL_LINE, 1, null);
    const guest = browser();
    await add(guest, CELL_LINE);

    expect(await setQuantity(guest, await getCart(guest), 2)).toMatchObject({
      status: 422,
      body: { detail: `Only 1 of ${NAME} is left.`, cart: { count: 1 } },
    });
  });

  it("is sold out at 0", async () => {
    await inStock(db(), CELL_LINE, 0, null);

    expect(await add(browser(), CELL_LINE)).toMatchObject({
      status: 422,
      body: { detail: `${NAME} is sold out.` },
    });
  });

  it("stays in the cart after others have bought it, marked as unavailable, and can be reduced", async () => {
    await inStock(db(), CELL_LINE, 3, null);
    const guest = browser();
    await add(guest, CELL_LINE, 3);
    await inStock(db(), CELL_LINE, 2, null);

    const cart = await getCart(guest);

    expect(cart.data).toMatchObject([
      { quantity: 3, ready_quantity: 2, made_to_order_days: null, unavailable_quantity: 1, stock_left: 2 },
    ]);
    expect((await setQuantity(guest, cart, 2)).body.cart.data).toMatchObject([{ unavailable_quantity: 0 }]);
  });

  it("cannot be added beyond its count by a quote", async () => {
    await inStock(db(), CELL_LINE, 2, null);
    const number = await aQuote(db(), {
      lines: [{ sku: CELL_LINE, unitSize: "", quantity: 3, unitCents: 1_000_00 }],
    });

    expect(await browser().post(`/api/orders/cart/add-quote-to-cart/${number}`)).toMatchObject({
      status: 422,
      body: { detail: `Only 2 of ${NAME} are left. Please contact us about your quote.`, cart: { count: 0 } },
    });
  });

  it("is not reduced by the merge of two carts, which shows what is unavailable", async () => {
    await inStock(db(), CELL_LINE, 2, null);
    const home = browser();
    await signUp(home);
    await add(home, CELL_LINE, 2);
    const lab = browser();
    await add(lab, CELL_LINE, 2);

    await logIn(lab);

    expect((await getCart(lab)).data).toMatchObject([{ quantity: 4, unavailable_quantity: 2 }]);
  });
});

it("shares the count among lines at list and at quoted price", async () => {
  await inStock(db(), CELL_LINE, 2);
  const guest = browser();
  await add(guest, CELL_LINE);
  const number = await aQuote(db(), {
    lines: [{ sku: CELL_LINE, unitSize: "", quantity: 2, unitCents: 1_000_00 }],
  });
  await guest.post(`/api/orders/cart/add-quote-to-cart/${number}`);

  const { data } = await getCart(guest);

  expect(data.map(({ ready_quantity }) => ready_quantity)).toEqual([1, 1]);
});
