import type { OrderSummary } from "@ligate/contract/orders/schemas";
import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { orderCounts, signedIn } from "../testing/responses.ts";

const LINE = {
  product_sku: "KO-LA-CMXXPC-H00001-PD10",
  product_name: "CRISPR KO Lenti-AIO Kit--Gene H00001, 10 µg",
  title: "TP53 knock-out",
  url: "/products/item/KO-LA-CMXXPC-H00001",
  quantity: 2,
  total_price: 1030,
};
const anOrder = (order: Partial<OrderSummary> = {}): OrderSummary => ({
  order_number: "4334724101",
  order_placed_date: "2025-05-01",
  est_delivery_date: "2025-05-15",
  status: "open",
  payment_status: "confirmed",
  po_number: "PO-7",
  total_price: 1073,
  items: [
    LINE,
    { ...LINE, product_sku: "TR-1001", product_name: "PEI, 1 mL", title: undefined, quantity: 1 },
  ],
  ...order,
});

/** @param orders of every page */
const fakeOrders = (orders: OrderSummary[], total = orders.length) =>
  fakeApi({
    ...signedIn,
    "GET /api/users/orders/": { orders, total },
    "GET /api/users/count-orders/": orderCounts(),
    "GET /api/users/view-orders/": { order_items: [], total: 0 },
  });

it("shows an order with its lines inside", async () => {
  fakeOrders([anOrder()]);
  visit("/profile/orders/all/whole", routes);
  const card = within(await screen.findByRole("article", { name: "Order 4334724101" }));
  expect(card.getByRole("link", { name: "Order 4334724101" })).toHaveAttribute(
    "href",
    "/profile/order/4334724101",
  );
  expect(
    card.getByText("Placed May 1, 2025. Estimated delivery May 15, 2025. PO number PO-7."),
  ).toBeVisible();
  expect(card.getAllByRole("listitem")).toHaveLength(2);
  expect(card.getByText("KO-LA-CMXXPC-H00001-PD10 × 2")).toBeVisible();
  expect(card.getByText("Total $1,073.00")).toBeVisible();
  expect(card.getByRole("button", { name: "Order again" })).toBeVisible();
});

it("promises no delivery of an order that is paid, cancelled or under review", async () => {
  const orders = [{ status: "paid" }, { status: "cancelled" }, { payment_status: "pending" as const }].map(
    (order, i) => anOrder({ ...order, order_number: `433472410${i}` }),
  );
  fakeOrders(orders);
  visit("/profile/orders/all/whole", routes);
  await screen.findByRole("article", { name: "Order 4334724100" });
  expect(screen.queryByText(/Estimated delivery/)).not.toBeInTheDocument();
});

it("is the other view of the list, and turns its pages", async () => {
  const calls = fakeOrders([anOrder()], 30);
  visit("/profile/orders/open", routes);
  await userEvent.click(await screen.findByRole("link", { name: "By order" }));
  expect(await screen.findByText("1–5 of 30")).toBeVisible();
  expect(screen.getByRole("link", { name: "Open orders" })).toHaveAttribute("aria-current", "true");
  await userEvent.click(screen.getByRole("button", { name: "Next page" }));
  expect(await screen.findByText("6–10 of 30")).toBeVisible();
  const { query } = calls.filter(({ path }) => path === "/api/users/orders/").at(-1) ?? {};
  expect(Object.fromEntries(query ?? [])).toEqual({ status: "open", page_number: "2", page_size: "5" });
});

it("says that there are none, and that a list does not exist", async () => {
  fakeOrders([]);
  visit("/profile/orders/open/whole", routes);
  expect(await screen.findByText(/^There are no orders here/)).toBeVisible();
  visit("/profile/orders/lost/whole", routes);
  expect(await screen.findByText("There is no such order list.")).toBeVisible();
});
