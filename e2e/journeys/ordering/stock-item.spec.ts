import type { Page } from "@playwright/test";
import { expectInCart, fillCard, fillShipping } from "../../support/cart-and-checkout.ts";
import { createEmail, signUp } from "../../support/customers.ts";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";
import { GOOD_CARD } from "../../support/go-to-payment.ts";
import { placeOrder } from "../../support/purchase-orders.ts";
import { staff } from "../../support/staff.ts";

const SKU = "ST-2001";
const NAME = "HEK293-Cas9 stable cell line, 1×10⁶ cells";
const PAGE = `/products/item/${SKU}`;

const order = (page: Page) => page.getByRole("region", { name: "Your order" });
const addToCart = (page: Page) => order(page).getByRole("button", { name: "Add to Cart" });

test("A cell line is bought from its page, to which its category leads.", async ({ page }) => {
  await staff("stock:set", SKU, "4", "--reason", "Counted.");
  await signUp(page, createEmail());

  await test.step("the row of the category leads to the page", async () => {
    await page.goto("/products/stable-cell-line-stock", { waitUntil: "networkidle" });
    await page.getByRole("row").filter({ hasText: SKU }).getByText(NAME).click();
    await expect(page).toHaveURL(PAGE);
    await expect(page.getByRole("heading", { level: 1, name: NAME })).toBeVisible();
  });

  await test.step("price, pieces and button are in view, and the lot is on its certificate", async () => {
    await expect(addToCart(page)).toBeInViewport({ ratio: 1 });
    await expect(order(page)).toContainText(/\$1,250\.00\s*4 left\. Ready in 3 business days, by \w{3}, /);
    await expect(page.getByText(/: on the certificate with the lot\.$/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("a double click adds the quantity once", async () => {
    await page.getByRole("button", { name: "Increase quantity" }).click();
    await expect(order(page)).toContainText("$2,500.00");
    await addToCart(page).dblclick();
    await expectInCart(page, 2);
    await expectAccessible(page);
  });

  await test.step("the order is placed, and its pieces are gone", async () => {
    await page.goto("/checkout");
    await fillShipping(page);
    await fillCard(page, GOOD_CARD);
    await placeOrder(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Thank you for your order #\S+$/);
    await page.goto(PAGE);
    await expect(order(page)).toContainText("2 left");
  });

  await test.step("without pieces it is made to order, which an open page shows", async () => {
    await staff("stock:set", SKU, "0", "--reason", "Counted.");
    await expect(order(page)).toContainText("Made to order. Ready in 35 business days");
    await expectAccessible(page);
    await staff("stock:set", SKU, "5", "--reason", "Counted.");
  });
});

test("The page of a cell line is rendered on the server, and its number leads to it from the search.", async ({
  page,
  request,
}) => {
  await expect(async () => {
    const html = await (await request.get(PAGE)).text();
    expect(html).toContain(`<h1>${NAME}</h1>`);
    expect(html).toContain('"https://schema.org/InStock"');
  }).toPass({ timeout: 10_000 });

  await page.goto(`/search?q=${SKU}`);
  await page.getByRole("main").getByRole("link", { name: NAME }).click();
  await expect(page).toHaveURL(PAGE);
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: "dark" });

  test("a bar at the bottom has price and button.", async ({ page }) => {
    await page.goto("/products/item/ST-1005", { waitUntil: "networkidle" });
    await expect(addToCart(page)).toBeInViewport({ ratio: 1 });
    await expect(order(page).getByText("$265.00")).toBeInViewport({ ratio: 1 });
    await expect(order(page)).toContainText("Made to order");
    await expectAccessible(page);
  });
});
