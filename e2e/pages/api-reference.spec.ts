import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/fixtures.ts";

const SCREENS = [
  { viewport: { width: 1440, height: 900 }, colorScheme: "light" },
  { viewport: { width: 390, height: 844 }, colorScheme: "dark" },
] as const;

test.beforeEach(async ({ page }) => {
  // The library renders every call again when one is opened, which takes seconds on a busy machine.
  page.setDefaultTimeout(60_000);
  await page.goto("/api/docs/");
  await expect(page.getByRole("heading", { level: 2, name: "Calls" })).toBeVisible();
});

test("The API reference has the store's mark and is accessible, closed and opened.", async ({ page }) => {
  await expect(page).toHaveTitle("Ligate API");
  await expect(page.getByRole("banner").getByRole("link", { name: "Ligate" })).toHaveAttribute("href", "/");
  await expect(page.getByText("swagger", { exact: false })).toHaveCount(0);
  await expectAccessibleOnScreens(page);
  await page.getByRole("button", { name: "GET /api/products/get-product-summary" }).first().click();
  await page.getByRole("button", { name: "POST /api/orders/cart" }).first().click();
  await expectAccessibleOnScreens(page);
});

async function expectAccessibleOnScreens(page: Page) {
  for (const { viewport, colorScheme } of SCREENS) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

test("The examples of the API reference run in the visitor's session, also those that write.", async ({
  page,
}) => {
  await page.getByRole("button", { name: "POST /api/orders/cart" }).first().click();
  await page.getByRole("button", { name: "Try it out" }).click();
  await page.getByRole("button", { name: "Execute" }).click();

  await expect(page.locator(".live-responses-table .response-col_status").last()).toHaveText("200");
  const cart = await page.request.get("/api/orders/cart/");
  expect((await cart.json()).count).toBeGreaterThan(0);
});
