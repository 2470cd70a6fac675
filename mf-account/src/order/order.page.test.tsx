import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen } from "@testing-library/react";
import { routes } from "../routes.ts";
import { signedIn } from "../testing/responses.ts";
import { anOrder } from "../testing/samples.ts";

it("shows the order's status, items, amounts, address and payment", async () => {
  fakeApi({ ...signedIn, "GET /api/users/view-order/4334724101": anOrder() });
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

it("redirects a signed-out visitor to the login, with the page as redirect URL", async () => {
  fakeApi({});
  const page = visit("/profile/order/4334724101", routes);

  expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
  expect(page.address()).toBe("/login?redirectUrl=profile%2Forder%2F4334724101");
});
