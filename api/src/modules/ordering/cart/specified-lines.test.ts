import type { Browser } from "../../../testing/browser.ts";
import { logIn, signUp, signUpVerified } from "../../../testing/customers.ts";
import { fakeProviders } from "../../../testing/fake-providers.ts";
import { payByOrder } from "../../../testing/purchase-orders.ts";
import { add, capture, cartOf, openPayment, PLASMID, totalOf } from "../../../testing/shoppers.ts";
import { addSpecified, COMPLETE, KNOCK_IN_SKU } from "../../../testing/specified.ts";
import { testApp } from "../../../testing/test-app.ts";
import { orderLines } from "../orders/orders.table.ts";
import { cartLines } from "./carts.table.ts";

const { db, browser } = testApp(fakeProviders().settings);
const change = (who: Browser, body: object) => who.post("/api/orders/cart/", body);
const update = (who: Browser, product_id: number, specification: object) =>
  change(who, { updateSpecification: true, product_id, specification });

/** A line from before specifications were asked for. */
async function anOldLine(who: Browser) {
  const { body } = await addSpecified(who);
  await db().update(cartLines).set({ specification: null, specificationKey: "" });
  return body.cart.data[0].id as number;
}

describe("adding", () => {
  it("keeps the specification, in the form that does not depend on how it was pasted", async () => {
    const guest = browser();

    const { status, body } = await addSpecified(guest, {
      ...COMPLETE,
      insert: { source: "sequence", name: " mNeonGreen ", sequence: ">mNG\r\nacg tac" },
      guide: { source: "ligate" },
    });

    expect(status).toBe(200);
    expect(body.cart.data).toMatchObject([
      {
        specification: {
          site: { at: "C-terminal" },
          insert: { source: "sequence", name: "mNeonGreen", sequence: "ACGTAC" },
        },
        specification_problem: null,
      },
    ]);
    expect(await cartOf(guest)).toEqual(body.cart);
  });

  it("is refused without what is required, and says what is missing", async () => {
    const guest = browser();

    const { status, body } = await addSpecified(guest, { insert: { source: "template" } });

    expect(status).toBe(422);
    expect(body).toEqual({
      detail:
        "CRISPR KI Standard Kit--Gene H00001, 10 µg needs more details. Please say where the insert goes: N-terminal, C-terminal, or coordinates.",
      fields: { site: "Please say where the insert goes: N-terminal, C-terminal, or coordinates." },
    });
    expect((await add(guest, KNOCK_IN_SKU)).body.fields).toEqual({
      insert: expect.any(String),
      site: expect.any(String),
    });
    expect(await cartOf(guest)).toMatchObject({ data: [] });
  });

  it("is refused with a field that the product does not ask for", async () => {
    expect((await addSpecified(browser(), { ...COMPLETE, serotype: "9" })).body.fields).toEqual({
      serotype: expect.stringContaining("does not ask for it"),
    });
    expect((await addSpecified(browser(), { terminus: "N" }, PLASMID)).status).toBe(422);
    const supply = { product_sku: "TR-1001", unit_size: "1 mL", specification: { cell_line: "HeLa" } };
    expect(await change(browser(), { cart_item: supply, quantity: 1 })).toMatchObject({
      status: 422,
      body: {
        fields: {
          cell_line: "Lipid transfection reagent, 1 mL takes no specification. Please leave it out.",
        },
      },
    });
    expect(
      await change(browser(), { cart_item: { ...supply, specification: {} }, quantity: 1 }),
    ).toMatchObject({
      status: 200,
    });
  });

  it("does not grant what only staff may agree on", async () => {
    const cart_item = {
      product_sku: "KO-LA-CMXXPC-H00001-CL01",
      specification: { cell_line: "My own line" },
      isQuoted: true,
    };
    expect((await change(browser(), { cart_item, quantity: 1 })).body.fields).toEqual({
      cell_line: expect.stringContaining("is not one of the choices"),
    });
  });

  it("makes two lines of two specifications, and one of two equal ones", async () => {
    const guest = browser();
    await addSpecified(guest);
    await addSpecified(guest, { ...COMPLETE, site: { at: "N-terminal" } });
    const { body } = await addSpecified(guest, {
      insert: { source: "sequence", name: "mNeonGreen", sequence: "acg\ntac" },
      site: { at: "C-terminal" },
    });

    expect(body.cart.data).toMatchObject([
      { product_sku: KNOCK_IN_SKU, quantity: 2, specification: { site: { at: "C-terminal" } } },
      { product_sku: KNOCK_IN_SKU, quantity: 1, specification: { site: { at: "N-terminal" } } },
    ]);
  });

  it("is one line when the same is added at the same time", async () => {
    const guest = browser();
    await addSpecified(guest);

    await Promise.all(Array.from({ length: 5 }, () => addSpecified(guest)));

    expect((await cartOf(guest)).data).toMatchObject([{ quantity: 6 }]);
  });

  it("prices the insert", async () => {
    const long = { ...COMPLETE, insert: { source: "sequence", name: "Cas9", sequence: "ACG".repeat(1000) } };
    const [short] = (await addSpecified(browser())).body.cart.data;
    const [line] = (await addSpecified(browser(), long)).body.cart.data;
    expect(line.price - short.price).toBe(250);

    const tooLong = { ...COMPLETE, insert: { source: "sequence", name: "T", sequence: "ACG".repeat(1400) } };
    expect(await addSpecified(browser(), tooLong)).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining("4,200 bp") },
    });
  });

  it("refuses control characters, and accepts 20,000 bases with line breaks", async () => {
    const named = (name: string, sequence: string) =>
      addSpecified(browser(), { ...COMPLETE, insert: { source: "sequence", name, sequence } });

    expect((await named("a\u0000b", "ACG")).status).toBe(400);
    expect((await named("a", "AC\u001bG")).status).toBe(400);
    expect((await named("a", "A".repeat(40_001))).status).toBe(400);
    expect((await named("a", `>x\n${"ACGTACGTAC\n".repeat(2000)}`)).body.detail).toContain("20,000 bp");
    expect((await named("a", "A".repeat(20_001))).body.fields.insert).toContain("At most 20,000");
  });
});

describe("a visitor's cart", () => {
  it("keeps lines of different specifications apart when it is merged at log-in", async () => {
    const ada = browser();
    await signUp(ada);
    await addSpecified(ada);
    const visitor = browser();
    await addSpecified(visitor);
    await addSpecified(visitor, { ...COMPLETE, site: { at: "N-terminal" } });

    await logIn(visitor);

    expect((await cartOf(visitor)).data).toMatchObject([
      { quantity: 2, specification: COMPLETE },
      { quantity: 1, specification: { site: { at: "N-terminal" } } },
    ]);
  });
});

describe("changing the specification of a line", () => {
  it("replaces it, and keeps the line's id and quantity", async () => {
    const guest = browser();
    const [line] = (await addSpecified(guest)).body.cart.data;

    const { body } = await update(guest, line.id, { ...COMPLETE, site: { at: "N-terminal" } });

    expect(body.cart.data).toEqual([{ ...line, specification: { ...COMPLETE, site: { at: "N-terminal" } } }]);
  });

  it("is refused without what is required, and changes nothing", async () => {
    const guest = browser();
    const { body } = await addSpecified(guest);

    expect(await update(guest, body.cart.data[0].id, {})).toMatchObject({
      status: 422,
      body: { fields: { insert: expect.any(String), site: expect.any(String) }, cart: body.cart },
    });
    expect(await cartOf(guest)).toEqual(body.cart);
  });

  it("makes one line of two that become equal", async () => {
    const guest = browser();
    const [first] = (await addSpecified(guest)).body.cart.data;
    await addSpecified(guest, { ...COMPLETE, site: { at: "N-terminal" } });

    const { body } = await update(guest, first.id, { ...COMPLETE, site: { at: "N-terminal" } });

    expect(body.cart.data).toMatchObject([{ id: first.id, quantity: 2 }]);
    expect(body.cart.data).toHaveLength(1);
  });

  it("does not make a line of more pieces than a cart holds", async () => {
    const guest = browser();
    const [first] = (await addSpecified(guest)).body.cart.data;
    await addSpecified(guest, { ...COMPLETE, site: { at: "N-terminal" } }, KNOCK_IN_SKU, 999);

    const { status, body } = await update(guest, first.id, { ...COMPLETE, site: { at: "N-terminal" } });

    expect(status).toBe(422);
    expect(body.cart.data).toMatchObject([{ quantity: 1 }, { quantity: 999 }]);
  });

  it("is 404 for a line of another cart, and for none", async () => {
    const owner = browser();
    const [line] = (await addSpecified(owner)).body.cart.data;
    const stranger = browser();
    expect((await update(stranger, line.id, COMPLETE)).status).toBe(404);
    await add(stranger);

    expect((await update(stranger, line.id, { ...COMPLETE, site: { at: "N-terminal" } })).status).toBe(404);
    expect((await cartOf(owner)).data).toMatchObject([{ specification: COMPLETE }]);
  });

  it("refuses one on a product that asks for none", async () => {
    const guest = browser();
    const [line] = (await add(guest)).body.cart.data;

    expect((await update(guest, line.id, COMPLETE)).status).toBe(422);
    expect((await update(guest, line.id, {})).status).toBe(200);
  });
});

describe("a line from before its specification was asked for", () => {
  it("says what is missing, and becomes complete", async () => {
    const guest = browser();
    const id = await anOldLine(guest);
    const [line] = (await cartOf(guest)).data;
    expect(line).toMatchObject({
      specification: null,
      specification_problem: expect.stringMatching(/^Please name the insert.* Please say where/),
    });

    expect((await update(guest, id, COMPLETE)).body.cart.data).toMatchObject([
      { id, specification: COMPLETE, specification_problem: null },
    ]);
  });

  it("blocks the payment by card", async () => {
    const ada = browser();
    await signUp(ada);
    await addSpecified(ada);
    const paymentId = await openPayment(ada, await cartOf(ada));
    await db().update(cartLines).set({ specification: null, specificationKey: "" });
    const cart = await cartOf(ada);

    const created = await ada.post("/api/orders/create/", { total_price: totalOf(cart) });
    const captured = await capture(ada, paymentId, cart);

    for (const { status, body } of [created, captured]) {
      expect(status).toBe(409);
      expect(body).toEqual({
        detail: expect.stringMatching(
          /needs more details before it can be ordered\. .* complete it in your cart\.$/,
        ),
        cart,
      });
    }
  });

  it("blocks a purchase order", async () => {
    const ada = browser();
    await signUpVerified(db(), ada);
    await addSpecified(ada, { terminus: "C", species: "Human" }, "KT-SP-ENXGXA-000000-PD05");
    await db().update(cartLines).set({ specification: null, specificationKey: "" });

    const { status, body } = await payByOrder(ada, await cartOf(ada));

    expect({ status, detail: body.detail }).toEqual({
      status: 409,
      detail: expect.stringContaining("needs more details"),
    });
  });
});

describe("an order", () => {
  it("keeps the specification of each line, and takes both out of the cart", async () => {
    const ada = browser();
    await signUp(ada);
    await addSpecified(ada);
    await addSpecified(ada, { ...COMPLETE, site: { at: "N-terminal" } });
    const cart = await cartOf(ada);
    const id = await openPayment(ada, cart);

    expect((await capture(ada, id, cart)).status).toBe(200);

    const lines = await db().select().from(orderLines);
    expect(lines.map(({ specification }) => specification)).toEqual([
      COMPLETE,
      { ...COMPLETE, site: { at: "N-terminal" } },
    ]);
    expect(await cartOf(ada)).toMatchObject({ data: [] });
    const { body: list } = await ada.get("/api/users/view-orders/?status=open");
    const { body: order } = await ada.get(`/api/users/view-order/${list.order_items[0].order_id}/`);
    expect(order.items.map((item: { specification: object }) => item.specification)).toEqual([
      COMPLETE,
      { ...COMPLETE, site: { at: "N-terminal" } },
    ]);
  });
});
