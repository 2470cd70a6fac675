import { fakeApi, postedBodies } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen } from "@testing-library/react";
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
