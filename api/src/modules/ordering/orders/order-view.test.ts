import { deliveryDay } from "@ligate/contract/orders/delivery-day";
import { invoiced, openInvoice } from "../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import { ADDRESS, atCheckout, capture, getTotal, pay } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { storeDay } from "../../design/index.ts";
import { users } from "../../identity/tables.ts";
import { orderLines, orders } from "./orders.table.ts";

const providers = sandboxProviders();
const { db, browser } = testApp(providers.settings);

async function anOrder(differing = {}) {
  const ada = browser();
  const { cart } = await atCheckout(ada);
  const answer = await pay(ada, cart, differing);
  const [order] = await db().select().from(orders);
  if (!order) throw new Error("There is no order");
  return { ada, cart, order, captureId: answer.body.purchase_units[0].payments.captures[0].id };
}

it("finds an order by its number, its token and PayPal's capture id", async () => {
  const { ada, cart, order, captureId } = await anOrder({ address: { ...ADDRESS, apt: "4b" } });

  const views = await Promise.all(
    [order.orderNumber, order.paymentToken, captureId].map((id) => ada.get(`/api/users/view-order/${id}`)),
  );

  const address = {
    address_line_1: "1 Analytical Way",
    apt_suite: "4b",
    city: "Boston",
    state: "MA",
    zipcode: "02142",
  };
  const [first] = views;
  expect(first).toMatchObject({
    status: 200,
    body: {
      order_number: order.orderNumber,
      status: "open",
      items: [
        {
          product_sku: cart.data[0]?.product_sku,
          title: "CRISPR activation template, all-in-one lentiviral vector",
          quantity: 1,
          total_price: cart.total_price,
        },
      ],
      subtotal: cart.total_price,
      total_price: getTotal(cart),
      payment_source: "Visa",
      last_digits: "1111",
      shipping_address: address,
      billing_address: address,
      user: { first_name: "Ada", last_name: "Byron", email: "ada@lab.example" },
    },
  });
  expect(views.map(({ body }) => body)).toEqual([first?.body, first?.body, first?.body]);
});

it("estimates delivery by the line with the longest lead time, with the days on the way", async () => {
  const { ada, order } = await anOrder();
  const [line] = await db().select().from(orderLines);

  const { body } = await ada.get(`/api/users/view-order/${order.orderNumber}`);

  if (!line) throw new Error("The order has no line");
  expect(line.leadDays).toBeGreaterThan(0);
  expect(body.est_delivery_date).toBe(deliveryDay(storeDay(), line));
});

it("counts its lines from 1, in the order in which they were stored", async () => {
  const { ada, order } = await anOrder();
  const [line] = await db().select().from(orderLines);
  if (!line) throw new Error("The order has no line");
  const { id: _, ...copy } = line;
  for (const productSku of ["SV-0002", "SV-0001"]) {
    await db()
      .insert(orderLines)
      .values({ ...copy, productSku });
  }

  const { body } = await ada.get(`/api/users/view-order/${order.orderNumber}`);

  const shown = body.items.map((item: { line: number; product_sku: string }) => [
    item.line,
    item.product_sku,
  ]);
  expect(shown).toEqual([
    [1, line.productSku],
    [2, "SV-0002"],
    [3, "SV-0001"],
  ]);
});

it("shows a separate billing address", async () => {
  const billing_address = { address: "2 Desk St", city: "Salem", state: "OR", zipcode: "97301" };
  const { ada, order } = await anOrder({ address: { ...ADDRESS, billing_address } });

  const { body } = await ada.get(`/api/users/view-order/${order.orderNumber}`);

  expect(body.billing_address).toEqual({
    address_line_1: "2 Desk St",
    apt_suite: "",
    city: "Salem",
    state: "OR",
    zipcode: "97301",
  });
});

it("shows its history, oldest first, and its invoice until and after it is paid", async () => {
  const ada = browser();
  const number = await invoiced(db(), ada);
  const view = async () => (await ada.get(`/api/users/view-order/${number}`)).body;
  const statuses = ["open", "in_progress", "ready_for_delivery", "invoiced"];

  const { history, invoice, total_price } = await view();
  expect(history).toEqual(
    statuses.map((status) => ({ status, at: expect.stringMatching(/T.*Z$/), note: "" })),
  );
  expect(history.map(({ at }: { at: string }) => at)).toEqual(
    history.map(({ at }: { at: string }) => at).toSorted(),
  );
  expect(invoice).toEqual({
    invoice_number: number,
    invoice_due: total_price,
    due_date: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    is_paid: false,
    is_under_review: false,
  });
  await (await openInvoice(ada, number)).pay();
  expect(await view()).toMatchObject({ invoice: { is_paid: true } });
});

it("shows no invoice until one is issued, nor to an unverified customer", async () => {
  const { ada, order } = await anOrder();
  expect((await ada.get(`/api/users/view-order/${order.orderNumber}`)).body).toMatchObject({ invoice: null });

  const eve = browser();
  const number = await invoiced(db(), eve, "eve@lab.example");
  await db().update(users).set({ emailVerifiedAt: null });
  expect((await eve.get(`/api/users/view-order/${number}`)).body).toMatchObject({
    status: "invoiced",
    invoice: null,
  });
});

it("answers 404 to other users, as for an unknown order, and 401 without a session", async () => {
  const { order } = await anOrder();
  const eve = browser();
  await atCheckout(eve, "eve@lab.example");

  const others = await eve.get(`/api/users/view-order/${order.orderNumber}`);

  expect(others.status).toBe(404);
  expect(await eve.get("/api/users/view-order/0000000000")).toMatchObject({ status: 404, body: others.body });
  expect((await browser().get(`/api/users/view-order/${order.orderNumber}`)).status).toBe(401);
});

it("does not show an order that is pending payment", async () => {
  const ada = browser();
  const { id, cart } = await atCheckout(ada);
  providers.plan("capture", "no answer", "no answer");
  await capture(ada, id, cart);
  const [order] = await db().select().from(orders);

  expect((await ada.get(`/api/users/view-order/${order?.orderNumber}`)).status).toBe(404);
});
