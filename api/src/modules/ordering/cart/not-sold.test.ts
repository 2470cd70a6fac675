import { eq } from "drizzle-orm";
import type { Browser } from "../../../testing/browser.ts";
import { logIn, signUp } from "../../../testing/customers.ts";
import { aQuote, aQuotedLine } from "../../../testing/orders.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import {
  add,
  atCheckout,
  COMPLETE,
  capture,
  getCart,
  KNOCK_IN_SKU,
  LARGER,
  openPayment,
  PLASMID,
} from "../../../testing/shoppers.ts";
import { CELL_LINE, inStock } from "../../../testing/stock.ts";
import { testApp } from "../../../testing/test-app.ts";
import { stockItems } from "../../catalog/tables.ts";
import { orderLines, quotes } from "../tables.ts";
import { cartLines } from "./carts.table.ts";

const { db, browser } = testApp(sandboxProviders().settings);
const REFUSED = "KO-AV-CMXGXA-XXXXXX-PD10";
const DROP_EGFP = { label: "Drop EGFP", product_sku: "KO-AV-CMXXXA-XXXXXX" };
const TOO_LARGE = expect.stringMatching(/over the 5\.0 kb that packages well.*\.$/);

const change = (who: Browser, body: object) => who.post("/api/orders/cart/", body);
const addQuote = (who: Browser, number: string) =>
  who.post(`/api/orders/cart/add-quote-to-cart/${encodeURIComponent(number)}`);

/** Replaces the product of the visitor's plasmid, as if it had been sold when it was added. */
async function turnInto(productSku: string, unitSize = "") {
  await db().update(cartLines).set({ productSku, unitSize }).where(eq(cartLines.productSku, PLASMID));
}

async function aCartWith(productSku: string, unitSize = "") {
  const guest = browser();
  await add(guest, PLASMID, 2);
  await add(guest, LARGER);
  await turnInto(productSku, unitSize);
  return guest;
}

describe("a line that is not sold any more", () => {
  it("stays in the cart with the reason and what makes the design possible, outside the amounts", async () => {
    const cart = await getCart(await aCartWith(REFUSED));

    expect(cart.data).toMatchObject([{ product_sku: LARGER }]);
    expect(cart).toMatchObject({ count: 1, total_price: cart.data[0]?.price });
    expect(cart.not_sold).toEqual([
      {
        id: expect.any(Number),
        product_sku: REFUSED,
        product_name: expect.stringContaining("AAV"),
        title: "Knock-out template, AAV vector",
        quantity: 2,
        reason: TOO_LARGE,
        url: "/products/item/KO-AV-CMXGXA-XXXXXX",
        fixes: expect.arrayContaining([DROP_EGFP]),
        mends: expect.arrayContaining([DROP_EGFP]),
      },
    ]);
  });

  it.each([
    ["KO-SP-CMXXXA-H00001-LP07", "", /is not sold as Lentivirus particles\. Its formats are Plasmid DNA, /],
    ["KO-SP-CMXXXA-H00001-PD99", "", /is not sold as PD99\. Its formats are /],
    ["CA-LA-CMXXPC-XXXXXX-LP09", "", /has no fixed price\..* contact us/],
    ["OE-LV-CMXXXA-H00001-CL01", "", /^.* is not made\. .*\.$/],
    ["TR-1001", "7 L", /is not sold in the size 7 L\.$/],
  ])("links to the product page: %s %s", async (sku, size, reason) => {
    const { not_sold } = await getCart(await aCartWith(sku, size));

    expect(not_sold).toMatchObject([
      { product_sku: sku, reason: expect.stringMatching(reason), url: expect.stringMatching(/^\/product/) },
    ]);
  });

  it.each([
    ["TR-0000", "1 mL", "TR-0000, 1 mL"],
    ["KO-SP-CMXXXA-H99999-PD10", "", "KO-SP-CMXXXA-H99999-PD10"],
  ])("is named by its SKU if nothing else is known: %s", async (sku, size, product_name) => {
    expect((await getCart(await aCartWith(sku, size))).not_sold).toMatchObject([
      { product_name, reason: "This product is no longer sold.", url: null, fixes: [] },
    ]);
  });

  it("has the name of a withdrawn stock item, and is sold again with it", async () => {
    const guest = await aCartWith(CELL_LINE);
    const offer = (offered: boolean) =>
      db().update(stockItems).set({ offered }).where(eq(stockItems.sku, CELL_LINE));
    await offer(false);

    expect((await getCart(guest)).not_sold).toMatchObject([
      { reason: "A549-dCas9-KRAB stable cell line, 1×10⁶ cells is no longer sold.", url: null },
    ]);

    await offer(true);
    const cart = await getCart(guest);
    expect(cart).toMatchObject({ count: 3, data: [{ product_sku: CELL_LINE }, {}] });
    expect(cart).not.toHaveProperty("not_sold");
  });

  it("takes nothing from the stock", async () => {
    await inStock(db(), CELL_LINE, 2, null);
    const guest = browser();
    await addQuote(guest, await aQuote(db(), { lines: [{ ...aQuotedLine, sku: CELL_LINE, quantity: 2 }] }));
    await db().update(quotes).set({ expiresOn: "2020-01-01" });

    const { status, body } = await add(guest, CELL_LINE, 2);

    expect(status).toBe(200);
    expect(body.cart).toMatchObject({
      data: [{ ready_quantity: 2, unavailable_quantity: 0 }],
      not_sold: [{ product_sku: CELL_LINE, quantity: 2 }],
    });
  });

  it("is removed by its owner only", async () => {
    const owner = await aCartWith(REFUSED);
    const [line] = (await getCart(owner)).not_sold ?? [];
    const stranger = browser();
    await add(stranger);
    const remove = (who: Browser) => change(who, { remove: true, product_id: line?.id });

    await remove(stranger);
    expect((await getCart(owner)).not_sold).toHaveLength(1);

    const { body } = await remove(owner);
    expect(body).toMatchObject({ count: 1, cart: { data: [{ product_sku: LARGER }] } });
    expect(body.cart).not.toHaveProperty("not_sold");
  });

  it("is removed with the others", async () => {
    const guest = await aCartWith(REFUSED);

    expect((await change(guest, { clear: true })).body.cart).toEqual({ data: [], total_price: 0, count: 0 });
  });

  it("moves to the account's cart at log-in", async () => {
    const home = browser();
    await signUp(home);
    await add(home, PLASMID, 3);
    const lab = browser();
    await add(lab, PLASMID, 2);
    await turnInto(REFUSED);

    await logIn(lab);

    expect((await getCart(lab)).not_sold).toMatchObject([{ product_sku: REFUSED, quantity: 5 }]);
    expect(await getCart(home)).toEqual(await getCart(lab));
  });

  it("is not ordered, and stays after the order", async () => {
    const ada = browser();
    await signUp(ada);
    await add(ada, PLASMID);
    await add(ada, LARGER);
    await turnInto(REFUSED);
    const cart = await getCart(ada);

    const id = await openPayment(ada, cart);

    expect((await capture(ada, id, cart)).status).toBe(200);
    expect(await db().select().from(orderLines)).toMatchObject([{ productSku: LARGER }]);
    expect(await getCart(ada)).toMatchObject({ data: [], count: 0, not_sold: [{ product_sku: REFUSED }] });
  });

  it("stops a payment that was opened with it", async () => {
    const ada = browser();
    const { cart, id } = await atCheckout(ada);
    await turnInto(REFUSED);

    expect(await capture(ada, id, cart)).toMatchObject({ status: 409, body: { cart: { data: [] } } });
  });

  it("cannot be specified, and the answer says why", async () => {
    const guest = browser();
    await change(guest, {
      cart_item: { product_sku: KNOCK_IN_SKU, specification: COMPLETE },
      quantity: 1,
    });
    await db().update(cartLines).set({ productSku: REFUSED });
    const [line] = (await getCart(guest)).not_sold ?? [];

    expect(
      await change(guest, { updateSpecification: true, product_id: line?.id, specification: COMPLETE }),
    ).toMatchObject({ status: 422, body: { detail: TOO_LARGE, cart: { not_sold: [{ id: line?.id }] } } });
  });
});
