import type { NotSoldLine } from "@ligate/contract/cart/schemas";
import { useCart } from "@ligate/platform/cart";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { aCart, aLine, aNotSoldLine, aRemovedLine } from "../testing/sample-cart.ts";

const user = userEvent.setup();
const withNotSold = (...not_sold: NotSoldLine[]) => ({ ...aCart(aLine()), not_sold });
const findSection = async () => within(await screen.findByRole("region", { name: "No longer available" }));

beforeEach(() => {
  localStorage.clear();
  useCart.setState({ count: 0 });
});

it("shows the reason, what makes the design possible, and the product page, outside the total", async () => {
  const fixes = ["XX", "FX", "HX"].map((tags) => ({
    label: `Use ${tags}`,
    product_sku: `KO-AV-CM${tags}XA-XXXXXX`,
  }));
  fakeApi({ "GET /api/orders/cart/": withNotSold(aNotSoldLine({ fixes })) });
  visit("/cart", routes);
  const section = await findSection();

  expect(section.getByText("CRISPR KO AAV Kit", { selector: "p" })).toBeVisible();
  expect(section.getByText("KO-AV-CMXGXA-XXXXXX-PD10")).toBeVisible();
  expect(section.getByText(/is over the 4\.7 kb that packages well\.$/)).toBeVisible();
  expect(section.getByRole("link", { name: "Use XX (CRISPR KO AAV Kit)" })).toHaveAttribute(
    "href",
    "/products/item/KO-AV-CMXXXA-XXXXXX",
  );
  expect(section.getByRole("link", { name: "View the product (CRISPR KO AAV Kit)" })).toHaveAttribute(
    "href",
    "/products/item/KO-AV-CMXGXA-XXXXXX",
  );
  expect(section.getAllByRole("link")).toHaveLength(3);
  expect(screen.getByText("Subtotal (1)").nextSibling).toHaveTextContent("$379.00");
  expect(screen.getByRole("link", { name: "Checkout" })).toBeVisible();
  expect(useCart.getState().count).toBe(1);
});

it("names the gene of a design first", async () => {
  const title = "KRAS knock-out, AAV vector";
  fakeApi({ "GET /api/orders/cart/": withNotSold(aNotSoldLine({ title })) });
  visit("/cart", routes);
  const section = await findSection();

  expect(section.getByRole("listitem")).toHaveTextContent(new RegExp(`^${title} CRISPR KO AAV Kit`));
  expect(section.getByRole("button", { name: `Remove ${title} (CRISPR KO AAV Kit)` })).toBeVisible();
});

it("names a product of which nothing else is known by its SKU, and the quote of a line", async () => {
  const known = { product_sku: "TR-0000", product_name: "TR-0000", url: null, fixes: [] };
  const quoted = aNotSoldLine({ id: 8, quote_number: "QT-7M3K9X2B4VD6H" });
  fakeApi({ "GET /api/orders/cart/": withNotSold(aNotSoldLine(known), quoted) });
  visit("/cart", routes);
  const [unknown, byQuote] = (await findSection()).getAllByRole("listitem");

  expect(within(unknown as HTMLElement).getByText("TR-0000", { selector: "p" })).toBeVisible();
  expect(within(unknown as HTMLElement).queryByRole("link")).not.toBeInTheDocument();
  expect(byQuote).toHaveTextContent("Quantity 2, from quote QT-7M3K9X2B4VD6H");
});

it("is removed with one click, which is announced", async () => {
  const calls = fakeApi({
    "GET /api/orders/cart/": withNotSold(aNotSoldLine()),
    "POST /api/orders/cart/": {
      count: 1,
      cart: { ...aCart(aLine()), removed: aRemovedLine(aNotSoldLine()) },
    },
  });
  visit("/cart", routes);
  await user.click((await findSection()).getByRole("button", { name: "Remove CRISPR KO AAV Kit" }));

  expect(screen.queryByRole("region", { name: "No longer available" })).not.toBeInTheDocument();
  expect(screen.getByText("Removed CRISPR KO AAV Kit.")).toHaveAttribute("role", "status");
  await waitFor(() => expect(postedBodies(calls)).toEqual([{ remove: true, product_id: 9 }]));
  expect(screen.getByText("Subtotal (1)")).toBeVisible();
});

it("is removed after a change that is still being saved", async () => {
  const saves = [Promise.withResolvers<object>(), Promise.withResolvers<object>()];
  let sent = 0;
  const calls = fakeApi({
    "GET /api/orders/cart/": withNotSold(aNotSoldLine()),
    "POST /api/orders/cart/": () => saves[sent++]?.promise,
  });
  visit("/cart", routes);
  const remove = (await findSection()).getByRole("button", { name: "Remove CRISPR KO AAV Kit" });
  await user.click(screen.getByRole("button", { name: "Increase quantity" }));
  await user.click(remove);
  const more = aCart(aLine({ quantity: 2 }));
  saves[0]?.resolve({ count: 2, cart: { ...more, not_sold: [aNotSoldLine()] } });

  await waitFor(() => expect(postedBodies(calls)).toHaveLength(2));
  expect(screen.queryByRole("region", { name: "No longer available" })).not.toBeInTheDocument();
  saves[1]?.resolve({ count: 2, cart: more });
  await waitFor(() => expect(screen.getByRole("link", { name: "Checkout" })).toBeVisible());
  expect(postedBodies(calls).at(-1)).toEqual({ remove: true, product_id: 9 });
});

it("comes back if it cannot be removed", async () => {
  fakeApi({
    "GET /api/orders/cart/": withNotSold(aNotSoldLine()),
    "POST /api/orders/cart/": problem(503, "The store is being updated."),
  });
  visit("/cart", routes);
  await user.click((await findSection()).getByRole("button", { name: /^Remove/ }));

  expect(await screen.findByRole("alert")).toHaveTextContent("The store is being updated.");
  expect((await findSection()).getByText("KO-AV-CMXGXA-XXXXXX-PD10")).toBeVisible();
});

it("does not call a cart empty that has only such lines", async () => {
  fakeApi({ "GET /api/orders/cart/": { ...aCart(), not_sold: [aNotSoldLine()] } });
  visit("/cart", routes);

  expect(await screen.findByText("None of the items in your cart can be ordered.")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Checkout" })).not.toBeInTheDocument();
  expect((await findSection()).getByRole("button", { name: /^Remove/ })).toBeVisible();
});
