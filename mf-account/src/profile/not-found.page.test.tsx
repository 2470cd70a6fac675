import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import { routes } from "../routes.ts";
import { signedIn } from "../testing/responses.ts";

it.each(["/profile/nonsense", "/profile/services"])(
  "shows %s as not found in the account's frame",
  async (address) => {
    fakeApi(signedIn);
    visit(address, routes);

    expect(await screen.findByRole("alert")).toHaveTextContent("There is no page at this address.");
    expect(screen.getByRole("navigation", { name: "Account" })).toBeVisible();
    expect(screen.getByRole("link", { name: "My Account" })).toHaveAttribute("href", "/profile");
  },
);

it.each([
  ["/profile/order/1", "GET /api/users/view-order/1", "No such order was found."],
  ["/profile/orders/lost", undefined, "There is no such order list."],
])("keeps the account's frame at %s, and links to all orders", async (address, endpoint, detail) => {
  fakeApi({ ...signedIn, ...(endpoint && { [endpoint]: problem(404, detail) }) });
  visit(address, routes);

  expect(await screen.findByRole("alert")).toHaveTextContent(detail);
  const menu = within(screen.getByRole("navigation", { name: "Account" }));
  expect(menu.getByRole("link", { name: "All orders" })).toBeVisible();
  expect(screen.getAllByRole("link", { name: "All orders" })).toHaveLength(2);
});

it("redirects a signed-out visitor to the login", async () => {
  fakeApi({});
  const page = visit("/profile/nonsense", routes);

  expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
  expect(page.address()).toBe("/login?redirectUrl=profile%2Fnonsense");
});
