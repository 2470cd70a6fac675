import type { Specification } from "@ligate/contract/specification/schemas";
import type { Browser } from "../../../testing/browser.ts";
import { signUp, signUpVerified } from "../../../testing/customers.ts";
import { payByOrder } from "../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import {
  add,
  addSpecified,
  COMPLETE,
  capture,
  getCart,
  KNOCK_IN_SKU,
  openPayment,
  paymentBody,
} from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { specificationKey } from "../../design/index.ts";
import { cartLines } from "./carts.table.ts";

const { db, browser } = testApp(sandboxProviders().settings);
const change = (who: Browser, body: object) => who.post("/api/orders/cart/", body);
const update = (who: Browser, product_id: number, specification: object) =>
  change(who, { updateSpecification: true, product_id, specification });

/** A line from before specifications were asked for. */
async function anOldLine(who: Browser) {
  const { body } = await addSpecified(who);
  await db().update(cartLines).set({ specification: null, specificationKey: "" });
  return body.cart.data[0].id as number;
}

describe("changing the specification of a line", () => {
  it("replaces it, and keeps the line's id and quantity", async () => {
    const guest = browser();
    const [line] = (await addSpecified(guest)).body.cart.data;

    const specification: Specification = { ...COMPLETE, site: { at: "N-terminal" } };
    const { body } = await update(guest, line.id, specification);

    const specification_key = specificationKey(specification);
    expect(body.cart.data).toEqual([{ ...line, specification, specification_key }]);
  });

  it("is refused without what is required, and changes nothing", async () => {
    const guest = browser();
    const { body } = await addSpecified(guest);

    expect(await update(guest, body.cart.data[0].id, {})).toMatchObject({
      status: 422,
      body: { fields: { insert: expect.any(String), site: expect.any(String) }, cart: body.cart },
    });
    expect(await getCart(guest)).toEqual(body.cart);
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
    expect(body.detail).toMatch(
      /^A cart can hold at most 999 pieces of a product; the two lines of .+ would have 1,000 together\.$/,
    );
    expect(body.cart.data).toMatchObject([{ quantity: 1 }, { quantity: 999 }]);
  });

  it("is 404 for a line of another cart, and for none", async () => {
    const owner = browser();
    const [line] = (await addSpecified(owner)).body.cart.data;
    const stranger = browser();
    expect((await update(stranger, line.id, COMPLETE)).status).toBe(404);
    await add(stranger);

    expect((await update(stranger, line.id, { ...COMPLETE, site: { at: "N-terminal" } })).status).toBe(404);
    expect((await getCart(owner)).data).toMatchObject([{ specification: COMPLETE }]);
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
    const [line] = (await getCart(guest)).data;
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
    const paymentId = await openPayment(ada, await getCart(ada));
    await db().update(cartLines).set({ specification: null, specificationKey: "" });
    const cart = await getCart(ada);

    const created = await ada.post("/api/orders/create/", paymentBody(cart));
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

    const { status, body } = await payByOrder(ada, await getCart(ada));

    expect({ status, detail: body.detail }).toEqual({
      status: 409,
      detail: expect.stringContaining("needs more details"),
    });
  });
});
