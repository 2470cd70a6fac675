import type { OrderView } from "@ligate/contract/orders/schemas";
import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import { routes } from "../routes.ts";

const boston = {
  address_line_1: "100 Binney Street",
  apt_suite: "4B",
  city: "Cambridge",
  state: "MA",
  zipcode: "02142",
};
const austin = {
  address_line_1: "1 Congress Ave",
  apt_suite: "",
  city: "Austin",
  state: "TX",
  zipcode: "78701",
};

const anOrder = (order: Partial<OrderView> = {}): OrderView => ({
  order_number: "LG-1001",
  status: "open",
  items: [
    {
      product_sku: "CO-LA-CMXXPC-H00001-PD05",
      product_name: "CRISPR KO Lenti-AIO Kit--Gene TP53, 5 µg",
      url: "/products/item/CO-LA-CMXXPC-H00001",
      quantity: 2,
      total_price: 758,
    },
  ],
  subtotal: 758,
  shipping_amount: 0,
  tax_amount: 47.38,
  total_price: 758,
  payment_source: "VISA",
  last_digits: "1111",
  order_placed_date: "2025-05-01",
  est_delivery_date: "2025-05-10",
  shipping_address: boston,
  billing_address: austin,
  user: { first_name: "Ada", last_name: "Lovelace", email: "ada@lab.example" },
  ...order,
});

const signedIn = { "GET /api/session/": { isAuthenticated: true, email: "ada@lab.example" } };

it("thanks for the order, and shows what was bought and what it came to", async () => {
  fakeApi({ ...signedIn, "GET /api/users/view-order/8XK12345": anOrder() });
  visit("/order-confirmation/8XK12345", routes);

  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
    "Thank you for your order #8XK12345",
  );
  expect(screen.getByRole("link", { name: "CRISPR KO Lenti-AIO Kit--Gene TP53, 5 µg" })).toHaveAttribute(
    "href",
    "/products/item/CO-LA-CMXXPC-H00001",
  );
  const order = within(screen.getByRole("region", { name: "Your order" }));
  expect(order.getByText("Subtotal (2)").nextSibling).toHaveTextContent("$758.00");
  expect(order.getByText("Shipping Fee").nextSibling).toHaveTextContent("Free");
  expect(order.getByText("Tax").nextSibling).toHaveTextContent("Free");
  expect(order.getByText("Total").nextSibling).toHaveTextContent("$758.00");
});

it("shows when it was placed and when it is to arrive, both addresses and the card", async () => {
  fakeApi({ ...signedIn, "GET /api/users/view-order/8XK12345": anOrder() });
  visit("/order-confirmation/8XK12345", routes);

  expect(await screen.findByText(/placed Thu, May 1/)).toHaveTextContent("Estimated delivery Sat, May 10");
  expect(screen.getByText("Ships to").nextSibling).toHaveTextContent(
    "Ada Lovelace100 Binney Street, 4BCambridge, MA 02142",
  );
  expect(screen.getByText("Billed to").nextSibling).toHaveTextContent("1 Congress AveAustin, TX 78701");
  expect(screen.getByText("Payment").nextSibling).toHaveTextContent("VISA ending in 1111");
});

it("tells of a purchase order its number, and that nothing was paid yet", async () => {
  const order = anOrder({
    payment_source: "Paid with Purchase Order (PO)",
    last_digits: "",
    po_number: "PO-7",
  });
  fakeApi({ ...signedIn, "GET /api/users/view-order/TOKEN-1": order });
  visit("/order-confirmation/TOKEN-1", routes);
  expect((await screen.findByText("Payment")).nextSibling).toHaveTextContent(/^Paid with Purchase Order$/);
  expect(screen.getByText("PO number").nextSibling).toHaveTextContent("PO-7");
  expect(screen.getByText("Paid").nextSibling).toHaveTextContent("$0.00");
  expect(screen.getByText("By purchase order (PO)").nextSibling).toHaveTextContent("$758.00");
});

it("tells both parts of an order that is paid half by card, half by purchase order", async () => {
  const order = anOrder({
    total_price: 1137.01,
    payment_source: "Purchase Order (PO) and Visa",
    po_number: "PO-7",
  });
  fakeApi({ ...signedIn, "GET /api/users/view-order/TOKEN-2": order });
  visit("/order-confirmation/TOKEN-2", routes);
  expect((await screen.findByText("Payment")).nextSibling).toHaveTextContent(
    "Purchase Order (PO) and Visa ending in 1111",
  );
  expect(screen.getByText("Paid").nextSibling).toHaveTextContent("$568.50");
  expect(screen.getByText("By purchase order (PO)").nextSibling).toHaveTextContent("$568.51");
});

it("says what happens next, and to whom the confirmation goes", async () => {
  fakeApi({ ...signedIn, "GET /api/users/view-order/8XK12345": anOrder() });
  visit("/order-confirmation/8XK12345", routes);
  const next = within(await screen.findByRole("region", { name: "What happens next" }));
  expect(next.getByText(/ada@lab\.example/)).toBeVisible();
  expect(next.getByRole("link", { name: "View my orders" })).toHaveAttribute("href", "/profile/orders/open");
});

it("asks who is not signed in to log in, and leads back here", async () => {
  fakeApi({});
  const page = visit("/order-confirmation/8XK12345", routes);
  expect(await screen.findByText("Elsewhere: /login")).toBeVisible();
  expect(page.address()).toBe("/login?redirectUrl=order-confirmation%2F8XK12345");
});

it("leads to the login when the session has ended", async () => {
  fakeApi({ ...signedIn, "GET /api/users/view-order/8XK12345": problem(401, "Please log in.") });
  const page = visit("/order-confirmation/8XK12345", routes);
  expect(await screen.findByText("Elsewhere: /login")).toBeVisible();
  expect(page.address()).toBe("/login?redirectUrl=order-confirmation%2F8XK12345");
});

it("tells of somebody else's order what it tells of one that does not exist", async () => {
  fakeApi({
    ...signedIn,
    "GET /api/users/view-order/OTHERS": problem(404, "No order has the number OTHERS."),
  });
  visit("/order-confirmation/OTHERS", routes);
  expect(await screen.findByRole("alert")).toHaveTextContent("No order has the number OTHERS.");
});
