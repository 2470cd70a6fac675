import { signUp } from "../../../testing/customers.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import { addSpecified, COMPLETE, capture, getCart, openPayment } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { orderLines } from "../orders/orders.table.ts";

const { db, browser } = testApp(sandboxProviders().settings);

it("keeps the specification of each line in the order, and takes both out of the cart", async () => {
  const ada = browser();
  await signUp(ada);
  await addSpecified(ada);
  await addSpecified(ada, { ...COMPLETE, site: { at: "N-terminal" } });
  const cart = await getCart(ada);
  const id = await openPayment(ada, cart);

  expect((await capture(ada, id, cart)).status).toBe(200);

  const lines = await db().select().from(orderLines);
  expect(lines.map(({ specification }) => specification)).toEqual([
    COMPLETE,
    { ...COMPLETE, site: { at: "N-terminal" } },
  ]);
  expect(await getCart(ada)).toMatchObject({ data: [] });
  const { body: list } = await ada.get("/api/users/view-orders/?status=open");
  const { body: order } = await ada.get(`/api/users/view-order/${list.order_items[0].order_id}/`);
  expect(order.items.map((item: { specification: object }) => item.specification)).toEqual([
    COMPLETE,
    { ...COMPLETE, site: { at: "N-terminal" } },
  ]);
});

it("refuses to make what was specified in another tab since the review", async () => {
  const ada = browser();
  await signUp(ada);
  await addSpecified(ada);
  const reviewed = await getCart(ada);
  const id = await openPayment(ada, reviewed);
  await ada.post("/api/orders/cart/", {
    updateSpecification: true,
    product_id: reviewed.data[0]?.id,
    specification: { ...COMPLETE, site: { at: "N-terminal" } },
  });

  const refused = await capture(ada, id, reviewed, { cart: reviewed.data });
  expect(refused.status).toBe(409);
  expect(refused.body.detail).toMatch(/^The specification of .+ has changed\./);
  expect(refused.body.cart.data[0].specification.site).toEqual({ at: "N-terminal" });
  expect(await db().select().from(orderLines)).toEqual([]);

  const current = await getCart(ada);
  expect((await capture(ada, id, current, { cart: current.data })).status).toBe(200);
});
