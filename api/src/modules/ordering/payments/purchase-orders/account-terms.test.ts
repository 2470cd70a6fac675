import { signUpVerified } from "../../../../testing/customers.ts";
import { expectNoOrder } from "../../../../testing/expect-order.ts";
import { anOrder } from "../../../../testing/orders.ts";
import { captureHalf, openHalf, payByOrder, shopping } from "../../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../../testing/sandbox-providers.ts";
import { add, getCart, PLASMID, pay } from "../../../../testing/shoppers.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { orders } from "../../orders/orders.table.ts";
import {
  createHalf,
  giveTerms,
  onTerms as onTermsIn,
  payWhole,
  readOpenCents,
  TOTAL_CENTS,
  wholeByOrder,
} from "../../testing/terms.ts";
import { auditMoney } from "../audit/audit-money.ts";
import { ledger, payments } from "../payments.table.ts";
import { removeAccountTerms, setAccountTerms } from "./account-terms.ts";
import { accountTerms, purchaseOrders } from "./purchase-orders.table.ts";

const providers = sandboxProviders();
const { db, browser } = testApp(providers.settings);
const ADA = "ada@lab.example";

const give = (limitCents: number, netDays?: number, email?: string) =>
  giveTerms(db(), limitCents, netDays, email);
const owed = () => readOpenCents(db());
const onTerms = (limitCents?: number, netDays?: number) => onTermsIn(db(), browser(), limitCents, netDays);

describe("an account with terms", () => {
  it("orders 1000 dollars and more wholly by purchase order, on its net days", async () => {
    const { ada, cart } = await onTerms();
    expect(cart.purchase_order_terms).toEqual({ net_days: 45, pays_all: true, limit: 10_000, open: 0 });

    expect(await payWhole(ada, cart)).toMatchObject({ status: 200 });

    const totalCents = TOTAL_CENTS;
    expect(await db().select().from(orders)).toMatchObject([{ status: "open", netDays: 45, totalCents }]);
    expect(await db().select().from(ledger)).toMatchObject([
      { kind: "purchase_order", amountCents: totalCents },
    ]);
    expect(await db().select().from(purchaseOrders)).toMatchObject([{ amountCents: totalCents }]);
    expect((await auditMoney(db())).mismatches).toEqual([]);
    expect(providers.created()).toEqual([]);
    expect(await owed()).toBe(totalCents);
    expect((await getCart(ada)).data).toEqual([]);
  });

  it("pays no half by card", async () => {
    const { ada, cart } = await onTerms();
    const changed = { detail: expect.stringMatching(/^A purchase order now pays your whole order\./), cart };

    expect(await createHalf(ada, cart)).toMatchObject({ status: 409, body: changed });
    expect(await payByOrder(ada, cart)).toMatchObject({ status: 409, body: changed });
    expect(await db().select().from(payments)).toEqual([]);
    await expectNoOrder(db());
  });

  it("captures no half that was created before it was given them", async () => {
    const ada = browser();
    const cart = await shopping(db(), ada, 3);
    const id = await openHalf(ada, cart);
    await give(10_000_00);

    expect(await captureHalf(ada, id, cart)).toMatchObject({ status: 409 });
    expect(await captureHalf(ada, id, cart, wholeByOrder(cart))).toMatchObject({
      status: 422,
      body: { detail: "A purchase order pays this whole order; no card is needed." },
    });
    expect(providers.taken()).toEqual([]);
    await expectNoOrder(db());
  });

  it("can pay by card, and then owes nothing", async () => {
    const { ada, cart } = await onTerms();

    expect((await pay(ada, cart)).status).toBe(200);

    expect(await db().select().from(orders)).toMatchObject([{ netDays: null }]);
    expect(await owed()).toBe(0);
  });

  it("orders below 100 dollars by card or PayPal", async () => {
    const ada = browser();
    await signUpVerified(db(), ada);
    await ada.post("/api/orders/cart/", {
      cart_item: { product_sku: "AB-5001", unit_size: "1 mL" },
      quantity: 1,
    });
    await give(10_000_00);
    const cart = await getCart(ada);

    expect(cart.purchase_order_terms).toMatchObject({ pays_all: false });
    expect(await payWhole(ada, cart)).toMatchObject({
      status: 422,
      body: { detail: "Orders below $100.00 are paid by card or PayPal." },
    });
  });

  it("has a limit of money, not of unpaid purchase orders", async () => {
    const { ada, cart } = await onTerms();
    for (let n = 0; n < 5; n++) {
      const { id: orderId, userId } = await anOrder(db(), ADA);
      const file = Buffer.from("");
      await db()
        .insert(purchaseOrders)
        .values({ orderId, userId, poNumber: "PO-1", amountCents: 100_00, file, fileName: "" });
    }

    expect(await payWhole(ada, cart)).toMatchObject({ status: 200 });
    await add(ada, PLASMID, 30);
    const beyond = await getCart(ada);
    expect(await createHalf(ada, beyond)).toMatchObject({
      status: 403,
      body: { detail: expect.stringMatching(/^You have 6 unpaid purchase orders/) },
    });
  });

  it("has the terms that staff gave last, with who gave them", async () => {
    await onTerms(100_00, 30);
    await setAccountTerms(db(), ADA, { limitCents: 200_00, netDays: 60, actor: "alan" });

    expect(await db().select().from(accountTerms)).toMatchObject([
      { limitCents: 200_00, netDays: 60, actor: "alan" },
    ]);
  });

  it("is not another's, nor a guest's", async () => {
    await onTerms();
    const eve = browser();
    const hers = await shopping(db(), eve, 3, "eve@lab.example");
    const guest = browser();
    await add(guest, PLASMID, 3);

    expect(hers).not.toHaveProperty("purchase_order_terms");
    expect(await getCart(guest)).not.toHaveProperty("purchase_order_terms");
    expect(await payWhole(eve, hers)).toMatchObject({ status: 409 });
    expect(await createHalf(eve, hers)).toMatchObject({ status: 200 });
  });
});

describe("terms that are taken away after the page was loaded", () => {
  it("answer with the current cart, and lose nothing", async () => {
    const { ada, cart } = await onTerms();
    await removeAccountTerms(db(), ADA);
    const { purchase_order_terms: _, ...current } = cart;

    const answer = await payWhole(ada, cart);

    expect(answer).toMatchObject({ status: 409 });
    expect(answer.body.cart).toEqual(current);
    expect(answer.body.detail).toMatch(/^Half of your order is now paid by card or PayPal/);
    await expectNoOrder(db());
    expect(await db().select().from(purchaseOrders)).toEqual([]);
    expect(await getCart(ada)).toEqual(current);
    expect((await captureHalf(ada, await openHalf(ada, current), current)).status).toBe(200);
  });
});
