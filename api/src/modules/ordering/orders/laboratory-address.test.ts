import { addBusinessDays, addDays, getWeekday, isBusinessDay } from "@ligate/contract/common/business-days";
import { eq } from "drizzle-orm";
import { outbox } from "../../../jobs/outbox.table.ts";
import type { Browser } from "../../../testing/browser.ts";
import { signUpVerified } from "../../../testing/customers.ts";
import { invoice, payByOrder } from "../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import { ADDRESS, add, capture, getCart, openPayment, pay, paymentBody } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { storeDay } from "../../design/index.ts";

const { db, browser } = testApp(sandboxProviders().settings);
const FROZEN = "ST-1001";
const { institution: _, phone: __, ...HOME } = ADDRESS;

/** A customer with a product in the cart. */
async function buying(sku: string, email = "ada@lab.example") {
  const by = browser();
  await signUpVerified(db(), by, email);
  await add(by, sku);
  return { by, cart: await getCart(by) };
}

/** The newest order of a customer. */
async function lastOrder(by: Browser) {
  const { body } = await by.get("/api/users/view-orders/");
  return (await by.get(`/api/users/view-order/${body.order_items[0].order_id}`)).body;
}

describe("goods on dry ice", () => {
  it("need an institution and a phone, before any money moves", async () => {
    const { by, cart } = await buying(FROZEN);

    const refused = await by.post("/api/orders/create/", { ...paymentBody(cart), address: HOME });

    expect(refused).toMatchObject({
      status: 422,
      body: {
        detail: "Institution is required for goods on dry ice.",
        fields: { institution: expect.any(String), phone: "Phone is required for goods on dry ice" },
      },
    });
    expect((await pay(by, cart)).status).toBe(200);
  });

  it("are not delivered to a PO box, also by purchase order", async () => {
    const { by, cart } = await buying(FROZEN);
    const address = JSON.stringify({ ...ADDRESS, address_line_1: "P.O. Box 12" });

    expect(await payByOrder(by, cart, { address })).toMatchObject({
      status: 422,
      body: { fields: { address_line_1: "Goods on dry ice cannot be delivered to a PO box" } },
    });
  });

  it("arrive on a business day after one, outside of the buyer's closing days", async () => {
    const { by, cart } = await buying(FROZEN);
    const first = addDays(addBusinessDays(storeDay(), 3), 1);
    const closed = { ...ADDRESS, closed_from: first, closed_to: addDays(first, 10) };

    await pay(by, cart, { address: closed });

    const { est_delivery_date } = await lastOrder(by);
    expect(est_delivery_date > closed.closed_to).toBe(true);
    expect([2, 3, 4]).toContain(getWeekday(est_delivery_date));
    expect(isBusinessDay(est_delivery_date)).toBe(true);
  });
});

it.each([
  ["2026-12-24", "2026-12-23", { closed_to: "The last day is before the first one" }],
  ["2026-12-24", "9999-12-31", { closed_to: "The laboratory can be closed for 60 days at most" }],
  ["", "2026-12-24", { closed_from: "The first day is required" }],
])("refuses closing days from %s to %s, which could not be kept", async (closed_from, closed_to, fields) => {
  const { by, cart } = await buying("KO-SP-CMXXXA-H00001-PD10");

  const address = { ...ADDRESS, closed_from, closed_to };
  const refused = await by.post("/api/orders/create/", { ...paymentBody(cart), address });

  expect(refused).toMatchObject({ status: 422, body: { fields } });
});

it("needs neither institution nor phone for other goods", async () => {
  const { by, cart } = await buying("KO-SP-CMXXXA-H00001-PD10");

  expect((await pay(by, cart, { address: HOME })).status).toBe(200);
});

it("keeps the whole address of a laboratory with the order, and offers it for the next", async () => {
  const { by, cart } = await buying("KO-SP-CMXXXA-H00001-PD10");
  const laboratory = { institution: "Example Institute", attention: "Byron Lab", building: "B7, room 412" };
  const billing_address = {
    name: "Accounts payable",
    address: "1 Way",
    city: "Boston",
    state: "MA",
    zipcode: "02142",
  };

  await pay(by, cart, { address: { ...ADDRESS, ...laboratory, billing_address } });

  expect(await lastOrder(by)).toMatchObject({
    shipping_address: { ...laboratory, phone: ADDRESS.phone },
    billing_address: { name: "Accounts payable" },
  });
  expect((await by.get("/api/users/view-user-info/")).body).toMatchObject({
    company: "Example Institute",
    shipping_address: { attention: "Byron Lab", building: "B7, room 412", phone: ADDRESS.phone },
  });
});

describe("the references of an order", () => {
  const references = {
    po_number: "PO-11",
    cost_center: "CC 4711",
    recipient: "Grace Hopper",
    principal_investigator: "Ada Byron",
    invoices_to: "ap@institute.example",
  };

  it("are on the order and are offered for the next, without the PO number", async () => {
    const { by, cart } = await buying("KO-SP-CMXXXA-H00001-PD10");

    await capture(by, await openPayment(by, cart), cart, { references });

    const { po_number: _, ...kept } = references;
    expect((await lastOrder(by)).references).toEqual(references);
    expect((await by.get("/api/users/view-user-info/")).body.references).toEqual(kept);
  });

  it("are kept with a purchase order too, which has the PO number", async () => {
    const { by, cart } = await buying("KO-SP-CMXXXA-H00001-PD10");

    await payByOrder(by, cart, { references: JSON.stringify({ cost_center: "CC 1" }) });

    expect((await lastOrder(by)).references).toEqual({ cost_center: "CC 1", po_number: "PO-7" });
  });

  it("send the invoice to accounts payable too, without what the buyer typed", async () => {
    const { by, cart } = await buying("KO-SP-CMXXXA-H00001-PD10");
    await payByOrder(by, cart, { references: JSON.stringify(references) });
    const { order_number } = await lastOrder(by);
    await invoice(db(), order_number);

    const mails = await db().select().from(outbox).where(eq(outbox.recipient, references.invoices_to));
    expect(mails).toMatchObject([{ subject: expect.stringContaining(`IV-${order_number}`) }]);
    expect(mails[0]?.text).not.toMatch(/Ada|Byron|CC 4711|Hopper/);
  });

  it("refuse an address for invoices that is none", async () => {
    const { by, cart } = await buying("KO-SP-CMXXXA-H00001-PD10");
    const id = await openPayment(by, cart);

    expect(await capture(by, id, cart, { references: { invoices_to: "accounts payable" } })).toMatchObject({
      status: 400,
      body: { detail: expect.stringContaining("email") },
    });
  });
});

it("finds the customer's own orders with a PO number", async () => {
  const { by, cart } = await buying("KO-SP-CMXXXA-H00001-PD10");
  await payByOrder(by, cart, { order_number: "PO 7/A" });
  const { by: other } = await buying("KO-SP-CMXXXA-H00001-PD10", "eve@lab.example");
  const find = async (customer: Browser) =>
    (await customer.get(`/api/users/po-numbers/${encodeURIComponent("PO 7/A")}/`)).body.orders;

  expect(await find(by)).toEqual([
    { order_number: expect.any(String), order_placed_date: expect.any(String) },
  ]);
  expect(await find(other)).toEqual([]);
});
