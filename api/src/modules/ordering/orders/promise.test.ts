import type { Cart, CartItem } from "@ligate/contract/cart/schemas";
import { eq, like } from "drizzle-orm";
import { outbox } from "../../../jobs/outbox.table.ts";
import type { Browser } from "../../../testing/browser.ts";
import { signUp, signUpVerified } from "../../../testing/customers.ts";
import { captureHalf, openHalf, payByOrder } from "../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import { add, capture, getCart, openPayment, paymentBody } from "../../../testing/shoppers.ts";
import { CELL_LINE, inStock, piecesLeft } from "../../../testing/stock.ts";
import { testApp } from "../../../testing/test-app.ts";
import { stockChanges } from "../../catalog/tables.ts";
import { orderLines } from "./orders.table.ts";

const providers = sandboxProviders();
const { db, browser } = testApp(providers.settings);
/** $245.00 apiece. */
const SMALL = "ST-1001";
const NAME = "A549-dCas9-KRAB stable cell line, 1×10⁶ cells";

/** A signed-in customer with cell lines in the cart. */
async function buying(quantity: number, email = "ada@lab.example") {
  const by = browser();
  await signUpVerified(db(), by, email);
  await add(by, CELL_LINE, quantity);
  return { by, cart: await getCart(by) };
}

/** Pays as the checkout does, which sends the lines that it shows. */
async function pay(by: Browser, cart: Cart, shown: Partial<CartItem>[] = cart.data) {
  return capture(by, await openPayment(by, cart), cart, { cart: shown });
}

/** The changes of the stock that orders have made. */
const changes = async () =>
  (await db().select().from(stockChanges).where(eq(stockChanges.sku, CELL_LINE)))
    .filter(({ orderNumber }) => orderNumber !== null)
    .map(({ kind, quantity }) => [kind, quantity]);

describe("an order", () => {
  it("takes its pieces from the stock, and keeps what was promised", async () => {
    await inStock(db(), CELL_LINE, 2);
    const { by, cart } = await buying(3);

    expect((await pay(by, cart)).status).toBe(200);

    expect(await piecesLeft(db(), CELL_LINE)).toBe(0);
    expect(await changes()).toEqual([["reserve", -2]]);
    const [line] = await db().select().from(orderLines);
    expect(line).toMatchObject({
      quantity: 3,
      readyQuantity: 2,
      readyDays: 3,
      madeToOrderDays: 35,
      reservedQuantity: 2,
      leadDays: 35,
    });
  });

  it("shows both dates on its page", async () => {
    await inStock(db(), CELL_LINE, 2);
    const { by, cart } = await buying(3);
    const { body } = await pay(by, cart);
    const captureId = body.purchase_units[0].payments.captures[0].id;

    expect((await by.get(`/api/users/view-order/${captureId}`)).body.items).toMatchObject([
      { quantity: 3, ready_quantity: 2, ready_days: 3, made_to_order_days: 35 },
    ]);
  });

  it("names both dates in the mail", async () => {
    await inStock(db(), CELL_LINE, 2);
    const { by, cart } = await buying(3);
    await pay(by, cart);

    const [mail] = await db().select().from(outbox).where(like(outbox.key, "order-confirmation:%"));

    expect(mail?.text).toContain(`3 × ${NAME} (ST-2003): 2 ready in 3 business days, 1 made to order in 35`);
    expect(mail?.text).toContain("You pay for shipping only once.");
  });

  it("takes its pieces when it is paid by purchase order, in halves or as a whole", async () => {
    await inStock(db(), CELL_LINE, 3);
    const { by, cart } = await buying(1);
    expect((await captureHalf(by, await openHalf(by, cart), cart)).status).toBe(200);
    expect(await piecesLeft(db(), CELL_LINE)).toBe(2);
  });

  it("takes the pieces of a small purchase order", async () => {
    await inStock(db(), SMALL, 3);
    const by = browser();
    await signUpVerified(db(), by);
    await add(by, SMALL, 2);

    expect((await payByOrder(by, await getCart(by))).status).toBe(200);

    expect(await piecesLeft(db(), SMALL)).toBe(1);
  });

  it("gives its pieces back if the card is refused", async () => {
    await inStock(db(), CELL_LINE, 2);
    const { by, cart } = await buying(2);
    providers.plan("capture", "decline");

    expect((await pay(by, cart)).status).toBe(422);

    expect(await piecesLeft(db(), CELL_LINE)).toBe(2);
    expect(await changes()).toEqual([
      ["reserve", -2],
      ["return", 2],
    ]);
    expect((await pay(by, cart)).status).toBe(200);
    expect(await piecesLeft(db(), CELL_LINE)).toBe(0);
  });
});

describe("the second buyer of the last pieces", () => {
  async function afterASale(madeToOrderDays: number | null) {
    await inStock(db(), CELL_LINE, 2, madeToOrderDays);
    const eve = await buying(2, "eve@lab.example");
    const ada = await buying(2);
    const id = await openPayment(eve.by, eve.cart);
    expect((await pay(ada.by, ada.cart)).status).toBe(200);
    return { ...eve, id };
  }

  it("confirms the later date before paying", async () => {
    const { by, cart, id } = await afterASale(35);

    const answer = await capture(by, id, cart, { cart: cart.data });

    expect(answer).toMatchObject({
      status: 409,
      body: {
        detail: `The availability of ${NAME} has changed. It is now: Made to order in 35 business days. Please check it and confirm again.`,
        cart: { data: [{ ready_quantity: 0, ready_days: null, made_to_order_days: 35 }] },
      },
    });
    expect(providers.taken()).toHaveLength(1);
    expect((await pay(by, answer.body.cart)).status).toBe(200);
    expect(await piecesLeft(db(), CELL_LINE)).toBe(0);
  });

  it("buys them at the later date if the page has shown none", async () => {
    const { by, cart, id } = await afterASale(35);

    expect((await capture(by, id, cart)).status).toBe(200);
    const lines = await db().select().from(orderLines);
    expect(lines.map(({ reservedQuantity }) => reservedQuantity)).toEqual([2, 0]);
  });

  it("is told that none are left if none are made, and cannot pay", async () => {
    const { by, cart, id } = await afterASale(null);
    const soldOut = {
      status: 409,
      body: {
        detail: `${NAME} is sold out. Please remove it from your cart to continue.`,
        cart: { data: [{ quantity: 2, unavailable_quantity: 2 }] },
      },
    };

    expect(await capture(by, id, cart)).toMatchObject(soldOut);
    expect(await by.post("/api/orders/create/", paymentBody(cart))).toMatchObject(soldOut);
    expect(await captureHalf(by, id, cart)).toMatchObject(soldOut);
    expect(providers.taken()).toHaveLength(1);
  });
});

describe("a promise", () => {
  const payAs = async (promised: Partial<CartItem>) => {
    await inStock(db(), CELL_LINE, 1);
    const by = browser();
    await signUp(by);
    await add(by, CELL_LINE, 2);
    const cart = await getCart(by);
    return pay(by, cart, [{ id: cart.data[0]?.id ?? 0, ...promised }]);
  };

  it.each([
    ["more pieces in stock", { ready_quantity: 2 }],
    ["an earlier date of the pieces in stock", { ready_days: 2 }],
    ["an earlier date of the pieces that are made", { made_to_order_days: 34 }],
    ["that no piece has to be made", { made_to_order_days: null }],
  ])("of %s is not kept silently", async (_, promised) => {
    expect((await payAs(promised)).status).toBe(409);
    expect(await piecesLeft(db(), CELL_LINE)).toBe(1);
  });

  it.each([
    ["fewer pieces in stock", { ready_quantity: 0, ready_days: null }],
    ["later dates", { ready_quantity: 1, ready_days: 4, made_to_order_days: 36 }],
    ["the same", { ready_quantity: 1, ready_days: 3, made_to_order_days: 35 }],
    ["nothing", {}],
  ])("of %s is kept without asking", async (_, promised) => {
    expect((await payAs(promised)).status).toBe(200);
  });
});
