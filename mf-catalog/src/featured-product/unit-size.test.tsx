import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { aFeaturedProductPage } from "../testing/samples.ts";

const PAGE = "GET /api/products/load-featured-product-page/TR-1001";

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
