import { fakeApi, postedBodies } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { aFeaturedProductPage } from "../testing/samples.ts";

const PAGE = "GET /api/products/load-featured-product-page/TR-1001";
const CART = "POST /api/orders/cart/";
const cartResponse = { count: 2, cart: { data: [], total_price: 178, count: 2 } };
const findAddToCart = () => screen.findByRole("button", { name: "Add to Cart" });

it("replaces an empty quantity or zero by 1, 1000 by 999, and refuses 2.5", async () => {
  const calls = fakeApi({ [PAGE]: aFeaturedProductPage(), [CART]: cartResponse });
  visit("/product/featured/TR-1001", routes);
  const quantity = await screen.findByLabelText("Quantity");
  expect(quantity).toHaveValue("1");
  expect(screen.getByRole("button", { name: "Decrease quantity" })).toHaveAttribute("aria-disabled", "true");
  const enter = async (text: string) => {
    await userEvent.clear(quantity);
    if (text) await userEvent.type(quantity, text);
    await userEvent.tab();
  };

  await enter("12");
  expect(quantity).toHaveValue("12");
  await enter("");
  expect(quantity).toHaveValue("1");
  await enter("0");
  expect(quantity).toHaveValue("1");
  expect(screen.getByText("The smallest quantity is 1.")).toBeVisible();
  await enter("2.5");
  expect(quantity).toHaveValue("1");
  expect(screen.getByText("Please enter a whole number from 1 to 999.")).toBeVisible();
  await enter("1000");
  expect(quantity).toHaveValue("999");
  expect(screen.getByText(/^The largest quantity is 999/)).toBeVisible();

  await userEvent.click(await findAddToCart());
  expect(postedBodies(calls)).toEqual([expect.objectContaining({ quantity: 999 })]);
});

it("adds the quantity that has just been typed", async () => {
  const calls = fakeApi({ [PAGE]: aFeaturedProductPage(), [CART]: cartResponse });
  visit("/product/featured/TR-1001", routes);
  const quantity = await screen.findByLabelText("Quantity");
  await userEvent.clear(quantity);
  await userEvent.type(quantity, "7");
  await userEvent.click(await findAddToCart());

  expect(postedBodies(calls)).toEqual([expect.objectContaining({ quantity: 7 })]);
});

it("keeps the selected size in the address, and selects that of the address", async () => {
  const calls = fakeApi({ [PAGE]: aFeaturedProductPage() });
  const { address } = visit("/product/featured/TR-1001?size=5%C3%971+mL", routes);
  const size = await screen.findByRole("button", { name: "5×1 mL", pressed: true });

  await userEvent.click(screen.getByRole("button", { name: "0.3 mL" }));
  await waitFor(() => expect(address()).toBe("/product/featured/TR-1001"));
  await userEvent.click(size);

  await waitFor(() => expect(address()).toBe("/product/featured/TR-1001?size=5%C3%971+mL"));
  expect(screen.getByText("$963.00")).toBeInTheDocument();
  expect(calls.filter(({ path }) => path.includes("load-featured-product-page"))).toHaveLength(1);
});

it("selects the first size where the address names another", async () => {
  fakeApi({ [PAGE]: aFeaturedProductPage() });
  visit("/product/featured/TR-1001?size=7+L", routes);

  expect(await screen.findByRole("button", { name: "0.3 mL", pressed: true })).toBeVisible();
});

it("shows the price of a unit of the selected size", async () => {
  const page = aFeaturedProductPage();
  const unit_prices = page.unit_prices.map((size, i) => ({
    ...size,
    price_per: { unit: "mL", price: i === 0 ? 296.67 : 192.6 },
  }));
  fakeApi({ [PAGE]: { ...page, unit_prices } });
  visit("/product/featured/TR-1001", routes);
  expect(await screen.findByText("$296.67 per mL")).toBeVisible();

  await userEvent.click(screen.getByRole("button", { name: "5×1 mL" }));

  expect(await screen.findByText("$192.60 per mL")).toBeVisible();
});

it("says that the selected size is in stock, and when it is ready", async () => {
  const page = aFeaturedProductPage();
  const unit_prices = page.unit_prices.map((size, i) => ({ ...size, lead_days: i === 0 ? 3 : 5 }));
  fakeApi({ [PAGE]: { ...page, unit_prices } });
  visit("/product/featured/TR-1001", routes);
  expect(await screen.findByText(/Ready in 3 business days/)).toHaveTextContent(/^In stock\./);

  await userEvent.click(screen.getByRole("button", { name: "5×1 mL" }));

  expect(await screen.findByText(/Ready in 5 business days/)).toBeVisible();
});
