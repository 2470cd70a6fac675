import type { OrderView } from "@ligate/contract/orders/schemas";
import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen } from "@testing-library/react";
import { routes } from "../routes.ts";

const signedIn = { "GET /api/session/": { isAuthenticated: true, email: "ada@lab.example" } };
const boston = {
  address_line_1: "100 Binney Street",
  apt_suite: "4B",
  city: "Cambridge",
  state: "MA",
  zipcode: "02142",
};

const anOrder: OrderView = {
  order_number: "4334724101",
  status: "ready_for_delivery",
  items: [
    {
      product_sku: "KO-LA-CMXXPC-H00001-PD10",
      product_name: "CRISPR KO Lenti-AIO Kit--Gene H00001, 10 µg",
      url: "/products/item/KO-LA-CMXXPC-H00001",
      quantity: 2,
      total_price: 298,
    },
  ],
  subtotal: 298,
  shipping_amount: 43,
  tax_amount: 18.63,
  total_price: 341,
  payment_source: "VISA",
  last_digits: "1111",
  order_placed_date: "2025-05-01",
  est_delivery_date: "2025-05-10",
  shipping_address: boston,
  billing_address: boston,
  user: { first_name: "Ada", last_name: "Lovelace", email: "ada@lab.example" },
};

it("shows the order's status, items, amounts, address and payment", async () => {
  fakeApi({ ...signedIn, "GET /api/users/view-order/4334724101": anOrder });
  visit("/profile/order/4334724101", routes);

  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Order 4334724101");
  expect(screen.getByText("Ready for Delivery")).toBeVisible();
  expect(screen.getByText(/^Placed May 1, 2025/)).toHaveTextContent("Estimated delivery Sat, May 10.");
  expect(screen.getByRole("link", { name: /^CRISPR KO/ })).toHaveAttribute(
    "href",
    "/products/item/KO-LA-CMXXPC-H00001",
  );
  expect(screen.getByText("Subtotal (2)").nextSibling).toHaveTextContent("$298.00");
  expect(screen.getByText("Shipping Fee").nextSibling).toHaveTextContent("$43.00");
  expect(screen.getByText("Tax").nextSibling).toHaveTextContent("Free");
  expect(screen.getByText("Total").nextSibling).toHaveTextContent("$341.00");
  expect(screen.getByText("Ships to").nextSibling).toHaveTextContent("Ada Lovelace100 Binney Street, 4B");
  expect(screen.getByText("Payment").nextSibling).toHaveTextContent("VISA ending in 1111");
});

it("shows the same error for another customer's order as for an unknown one", async () => {
  fakeApi({ ...signedIn, "GET /api/users/view-order/1": problem(404, "No such order was found.") });
  visit("/profile/order/1", routes);

  expect(await screen.findByRole("alert")).toHaveTextContent("No such order was found.");
});

it("redirects to the login without a session, with the way back", async () => {
  fakeApi({});
  const page = visit("/profile/order/4334724101", routes);

  expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
  expect(page.address()).toBe("/login?redirectUrl=profile%2Forder%2F4334724101");
});
