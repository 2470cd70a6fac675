import { count } from "drizzle-orm";
import { lastToken, logIn, PASSWORD, signUp } from "../../../testing/customers.ts";
import { add, getCart, LARGER, PLASMID } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { sessions } from "../../identity/tables.ts";
import { cartLines, carts } from "./carts.table.ts";

const { db, browser } = testApp();
const EMPTY = { data: [], total_price: 0, count: 0 };
const change = (who: ReturnType<typeof browser>, body: object) => who.post("/api/orders/cart/", body);

describe("a visitor", () => {
  it("has an empty cart, and reading it writes no row", async () => {
    const guest = browser();

    expect(await getCart(guest)).toEqual(EMPTY);
    expect((await change(guest, { clear: true })).body).toEqual({ count: 0, cart: EMPTY });
    expect(await db().select({ n: count() }).from(sessions)).toEqual([{ n: 0 }]);
  });

  it("adds a product with the server's name and price", async () => {
    const guest = browser();

    const answer = await change(guest, {
      cart_item: {
        product_sku: PLASMID.toLowerCase(),
        product_name: "Cheap",
        price: 0.01,
        adjusted_price: 0.01,
      },
      quantity: 2,
    });

    expect(answer.status).toBe(200);
    const [line] = answer.body.cart.data;
    expect(line).toMatchObject({
      product_sku: PLASMID,
      quantity: 2,
      url: expect.stringMatching(/^\/products/),
    });
    expect(line.product_name).not.toBe("Cheap");
    expect(line.price).toBeGreaterThan(100);
    expect(answer.body).toMatchObject({ count: 2, cart: { count: 2, total_price: 2 * line.price } });
    expect(await getCart(guest)).toEqual(answer.body.cart);
  });

  it("adds a product by its other name, and needs one of both", async () => {
    const { body } = await change(browser(), { cart_item: { sku: PLASMID }, quantity: 1 });
    expect(body.cart.data).toMatchObject([{ product_sku: PLASMID }]);

    expect(await change(browser(), { cart_item: {}, quantity: 1 })).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining("SKU is required") },
    });
  });

  it("gets 404 for an unknown product", async () => {
    expect(await add(browser(), "NOPE-1")).toMatchObject({
      status: 404,
      body: { detail: "No product has the SKU NOPE-1." },
    });
  });

  it("gets 404 for a design without a format", async () => {
    expect((await add(browser(), "CA-LA-CMXXPC-XXXXXX")).status).toBe(404);
  });

  it("gets 422 for a product without a price", async () => {
    expect(await add(browser(), "CA-LA-CMXXPC-XXXXXX-LP09")).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining("consultation") },
    });
  });

  it("changes quantities, removes and clears", async () => {
    const guest = browser();
    await add(guest, PLASMID);
    const [line] = (await add(guest, LARGER)).body.cart.data;

    const more = await change(guest, { updateQuantity: true, product_id: line.id, quantity: 5 });
    expect(more.body.count).toBe(6);
    const less = await change(guest, { remove: true, product_id: line.id });
    expect(less.body.cart.data).toMatchObject([{ product_sku: LARGER }]);
    expect((await change(guest, { clear: true })).body).toMatchObject({ count: 0, cart: EMPTY });
  });

  it("cannot change another visitor's lines", async () => {
    const owner = browser();
    const [line] = (await add(owner)).body.cart.data;
    const stranger = browser();
    await add(stranger, LARGER);

    await change(stranger, { remove: true, product_id: line.id });
    const changed = await change(stranger, { updateQuantity: true, product_id: line.id, quantity: 9 });

    expect(changed).toMatchObject({ status: 404, body: { cart: { count: 1 } } });
    expect((await getCart(owner)).data).toMatchObject([{ id: line.id, quantity: 1 }]);
  });
});

describe("the limits of a cart", () => {
  it("are 999 pieces of a product, and adding more changes nothing", async () => {
    const guest = browser();
    await add(guest, PLASMID, 998);

    expect(await add(guest, PLASMID, 2)).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining("at most 999 pieces"), cart: { count: 998 } },
    });
    expect((await add(guest, PLASMID, 1)).body.count).toBe(999);
  });

  it("are 100 products", async () => {
    const guest = browser();
    await add(guest);
    const [cart] = await db().select().from(carts);
    await db()
      .insert(cartLines)
      .values(
        Array.from({ length: 99 }, (_, n) => ({
          cartId: cart?.id ?? 0,
          productSku: `X${n}`,
          unitSize: "",
          quantity: 1,
        })),
      );

    expect(await add(guest, LARGER)).toMatchObject({ status: 422, body: { cart: { count: 1 } } });
    expect((await add(guest)).body.count).toBe(2);
  });

  it("exclude invalid quantities", async () => {
    for (const quantity of [0, 1000, 1.5, "2", null]) {
      expect((await change(browser(), { cart_item: { product_sku: PLASMID }, quantity })).status).toBe(400);
    }
  });
});

it("counts every one of many concurrent additions", async () => {
  const guest = browser();
  await guest.get("/api/csrf/");

  const answers = await Promise.all(Array.from({ length: 8 }, () => add(guest)));

  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(await getCart(guest)).toMatchObject({ count: 8, data: [{ quantity: 8 }] });
});

describe("logging in", () => {
  it("merges the visitor's cart into the account's, with at most 999 of a product", async () => {
    const home = browser();
    await signUp(home);
    await add(home, PLASMID, 600);
    const lab = browser();
    await add(lab, PLASMID, 500);
    await add(lab, LARGER, 2);

    expect((await logIn(lab)).body).toEqual({
      detail: "You are logged in.",
      cart_problem: expect.stringMatching(/ These were left out: 101 × [^;]+\.$/),
    });

    const merged = await getCart(lab);
    expect(merged.data).toMatchObject([
      { product_sku: PLASMID, quantity: 999 },
      { product_sku: LARGER, quantity: 2 },
    ]);
    expect(await getCart(home)).toEqual(merged);
  });

  it("merges once when it is repeated", async () => {
    await signUp(browser());
    const lab = browser();
    await add(lab, PLASMID, 2);

    expect((await logIn(lab)).body).toEqual({ detail: "You are logged in." });
    await lab.post("/api/logout/");
    expect(await getCart(lab)).toEqual(EMPTY);
    await logIn(lab);

    expect((await getCart(lab)).count).toBe(2);
  });

  it("keeps the cart at sign-up", async () => {
    const guest = browser();
    await add(guest, PLASMID, 3);

    await signUp(guest);

    expect((await getCart(guest)).count).toBe(3);
  });
});

describe("a sign-up at the checkout", () => {
  const guestEmail = { email: "guest@lab.example" };
  const activateAndLogIn = async (who: ReturnType<typeof browser>) => {
    await who.post(`/api/verify-email/${await lastToken(db())}/`);
    await who.post("/api/signup/", { ...guestEmail, password: PASSWORD });
    await logIn(who, guestEmail.email);
  };

  it("reserves the cart for the account when the link is opened in another browser", async () => {
    const guest = browser();
    await add(guest, PLASMID, 2);
    await guest.post("/api/signup/", guestEmail);
    await add(guest, LARGER);
    const phone = browser();

    await activateAndLogIn(phone);

    expect((await getCart(phone)).count).toBe(3);
  });

  it("keeps the cart in the same browser, before and after the login", async () => {
    const guest = browser();
    await add(guest, PLASMID, 2);
    await guest.post("/api/signup/", guestEmail);
    expect((await getCart(guest)).count).toBe(2);

    await activateAndLogIn(guest);

    expect((await getCart(guest)).count).toBe(2);
  });

  it("keeps the cart after a first attempt with a mistyped address", async () => {
    const guest = browser();
    await add(guest);
    await guest.post("/api/signup/", { email: "gest@lab.example" });
    await guest.post("/api/signup/", guestEmail);

    await activateAndLogIn(guest);

    expect((await getCart(guest)).count).toBe(1);
  });
});
