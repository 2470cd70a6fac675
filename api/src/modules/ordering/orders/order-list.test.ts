import type { OrderItem } from "@ligate/contract/orders/schemas";
import { signUp } from "../../../testing/customers.ts";
import { anOrder } from "../../../testing/orders.ts";
import { testApp } from "../../../testing/test-app.ts";
import type { StoredStatus } from "./orders.table.ts";

const { db, browser } = testApp();
const ADA = "ada@lab.example";

async function aCustomer(email = ADA) {
  const ada = browser();
  await signUp(ada, email);
  return ada;
}
const list = (ada: ReturnType<typeof browser>, query: Record<string, string> = {}) =>
  ada.get(`/api/users/view-orders/?${new URLSearchParams(query)}`);
const names = ({ body }: { body: { order_items: OrderItem[] } }) =>
  body.order_items.map(({ product_name }) => product_name);

/** An order with one line of this name. */
const lineOf = (productName: string, more = {}, order = {}) =>
  anOrder(db(), ADA, order, [{ productName, ...more }]);

it("lists the lines of the user's orders, newest order first", async () => {
  const ada = await aCustomer();
  const old = await anOrder(db(), ADA, { placedAt: new Date("2025-05-01T09:00:00Z") }, [
    { productName: "A kit, 10 µg", quantity: 3, unitPriceCents: 9933 },
    { productName: "A mix, 1 mL", orderClass: "Reagent", leadDays: 1 },
  ]);
  await lineOf("Newer", {}, { placedAt: new Date("2025-06-01T09:00:00Z") });

  const answer = await list(ada);

  expect(answer.status).toBe(200);
  expect(names(answer)).toEqual(["Newer", "A kit, 10 µg", "A mix, 1 mL"]);
  expect(answer.body.total).toBe(3);
  expect(answer.body.order_items[1]).toEqual({
    order_id: old.orderNumber,
    order_placed_date: "2025-05-01",
    work_period: "10 business days",
    est_delivery_date: "2025-05-15",
    product_sku: "CA-LA-CMXXPC-XXXXXX-PD10",
    product_name: "A kit, 10 µg",
    url: "/products/item/CA-LA-CMXXPC-XXXXXX",
    quantity: 3,
    total_price: 297.99,
    status: "open",
    payment_status: "confirmed",
  });
  expect(answer.body.order_items[2].work_period).toBe("1 business day");
});

it("names the gene of a design, and finds its line by the gene", async () => {
  const ada = await aCustomer();
  await lineOf("CRISPR KO Lenti-AIO Kit--Gene H00001, 10 µg", {
    title: "TP53 knock-out, lentiviral vectors",
  });
  await lineOf("A mix, 1 mL");

  const { body } = await list(ada, { filter: "tp53 knock" });

  expect(body.order_items).toHaveLength(1);
  expect(body.order_items[0].title).toBe("TP53 knock-out, lentiviral vectors");
  expect((await list(ada, { filter: "A mix" })).body.order_items[0]).not.toHaveProperty("title");
});

it.each([
  ["open", ["open"]],
  ["in-progress", ["in_progress"]],
  ["completed", ["cancelled", "invoiced", "paid", "ready_for_delivery"]],
  ["all", ["cancelled", "in_progress", "invoiced", "open", "paid", "ready_for_delivery"]],
])("lists %s as %j, without pending payments", async (status, listed) => {
  const ada = await aCustomer();
  const every: StoredStatus[] = [
    "pending_payment",
    "open",
    "in_progress",
    "ready_for_delivery",
    "invoiced",
    "paid",
    "cancelled",
  ];
  for (const one of every) await anOrder(db(), ADA, { status: one });

  const { body } = await list(ada, { status, page_size: "10" });

  expect(body.order_items.map((item: OrderItem) => item.status).sort()).toEqual(listed);
  expect(body.total).toBe(listed.length);
});

it("filters by class, also in the endpoints of the classes", async () => {
  const ada = await aCustomer();
  for (const orderClass of ["CRISPR", "Overexpression", "RNAi", "Reagent", "Other"] as const) {
    await lineOf(orderClass, { orderClass });
  }

  expect(names(await list(ada, { order_class: "Reagent" }))).toEqual(["Reagent"]);
  for (const [path, name] of [
    ["crispr", "CRISPR"],
    ["overexpression", "Overexpression"],
    ["rnai", "RNAi"],
  ]) {
    expect(names(await ada.get(`/api/users/view-cloning-${path}-orders/`))).toEqual([name]);
  }
});

it("returns five lines per page and the total", async () => {
  const ada = await aCustomer();
  await anOrder(
    db(),
    ADA,
    {},
    Array.from({ length: 7 }, (_, n) => ({ productName: `Line ${n}` })),
  );

  expect(names(await list(ada))).toHaveLength(5);
  expect(names(await list(ada, { page_number: "2" }))).toEqual(["Line 5", "Line 6"]);
  expect(names(await list(ada, { page_size: "10" }))).toHaveLength(7);
  expect((await list(ada, { page_number: "9" })).body).toEqual({ order_items: [], total: 7 });
});

it.each([
  ["kit--gene tp53", ["A Kit--Gene TP53"]],
  ["GS01", ["A Kit--Gene TP53"]],
  ["in progress", ["Working"]],
  ["100%", ["100% pure"]],
  ["_", []],
  ["nothing of the kind", []],
])("filters by the text of a row: %j", async (filter, found) => {
  const ada = await aCustomer();
  await lineOf("A Kit--Gene TP53", { productSku: "KO-LA-GS01" });
  await lineOf("Working", {}, { status: "in_progress" });
  await lineOf("100% pure");

  const answer = await list(ada, { filter });

  expect(names(answer)).toEqual(found);
  expect(answer.body.total).toBe(found.length);
});

it.each([
  ["November 22, 2026"],
  ["november 22"],
  ["Nov 22, 2026"],
  ["Sun, Nov 22"],
  ["2026-11-22"],
  ["December 7, 2026"],
  ["Mon, Dec 7"],
  ["2026-12-07"],
  ["$1,234.50"],
  ["1,234.50"],
  ["1234.5"],
])("filters by day and total, as displayed and as typed: %j", async (filter) => {
  const ada = await aCustomer();
  await lineOf(
    "This one",
    { quantity: 2, unitPriceCents: 61_725 },
    { placedAt: new Date("2026-11-22T23:59:00Z"), estDeliveryDate: "2026-12-07" },
  );
  await lineOf(
    "Another",
    { unitPriceCents: 99_999_999 },
    { placedAt: new Date("2026-11-23T00:00:00Z"), estDeliveryDate: "2026-12-08" },
  );

  expect(names(await list(ada, { filter }))).toEqual(["This one"]);
});

it.each(["$999,999.99", "999999.99"])("finds a large total: %j", async (filter) => {
  const ada = await aCustomer();
  await lineOf("This one", { unitPriceCents: 99_999_999 });

  expect(names(await list(ada, { filter }))).toEqual(["This one"]);
});

it("filters by order number", async () => {
  const ada = await aCustomer();
  const { orderNumber } = await lineOf("This one");
  await lineOf("Another");

  expect(names(await list(ada, { filter: orderNumber }))).toEqual(["This one"]);
});

it.each([
  ["product_name", ["alpha", "Beta", "gamma"]],
  ["quantity", ["gamma", "alpha", "Beta"]],
  ["total_price", ["Beta", "gamma", "alpha"]],
  ["work_period", ["Beta", "gamma", "alpha"]],
  ["order_placed_date", ["alpha", "Beta", "gamma"]],
  ["status", ["Beta", "gamma", "alpha"]],
])("sorts across pages by %s in both directions", async (sort, sorted) => {
  const ada = await aCustomer();
  const on = (day: number, status: StoredStatus) => ({ placedAt: new Date(2025, 4, day), status });
  await lineOf("alpha", { quantity: 2, unitPriceCents: 900, leadDays: 20 }, on(1, "paid"));
  await lineOf("Beta", { quantity: 3, unitPriceCents: 100, leadDays: 2 }, on(2, "open"));
  await lineOf("gamma", { quantity: 1, unitPriceCents: 500, leadDays: 10 }, on(3, "in_progress"));

  expect(names(await list(ada, { sort }))).toEqual(sorted);
  expect(names(await list(ada, { sort, direction: "desc" }))).toEqual(sorted.toReversed());
});

it("lists the user's own orders only, and requires a session", async () => {
  await aCustomer();
  await anOrder(db(), ADA);
  const eve = await aCustomer("eve@lab.example");

  expect((await list(eve)).body).toEqual({ order_items: [], total: 0 });
  expect((await list(browser())).status).toBe(401);
});

it.each([
  ["status", "pending_payment"],
  ["order_class", "crispr'"],
  ["page_size", "7"],
  ["page_number", "0"],
  ["page_number", "1e9"],
  ["sort", "user_id"],
  ["direction", "up"],
  ["filter", "x".repeat(101)],
  ["filter", "a\u0000b"],
])("rejects %s=%j with 400 and a sentence", async (name, value) => {
  const ada = await aCustomer();

  expect(await list(ada, { [name]: value })).toMatchObject({
    status: 400,
    body: { detail: expect.stringMatching(/\.$/) },
  });
});
