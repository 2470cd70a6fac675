import type { Page } from "@playwright/test";
import { expectInCart } from "../support/cart-and-checkout.ts";
import { expect, test } from "../support/fixtures.ts";
import { errorPanel, expectErrorPanel, retry } from "./error-panel.ts";

const PRODUCT = "/products/item/CA-LA-CMXXPC-XXXXXX";

test.use({ allowedErrors: [/\/assets\/mf-|could not be loaded/] });

const removeFiles = (page: Page, files: string) =>
  page.route(`**/assets/${files}`, (route) => route.fulfill({ status: 404, body: "Not found" }));

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const goToCart = (page: Page) =>
  page
    .getByRole("banner")
    .getByRole("link", { name: /^Cart, / })
    .click();

test("The contact form is restored after a failed page, a failed Retry and a reload.", async ({ page }) => {
  await page.goto("/contact");
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Message").fill("Which titer may I expect?");
  const expectRestored = async () => {
    await expect(heading(page)).toHaveText("Contact");
    await expect(page.getByLabel("First name")).toHaveValue("Ada");
    await expect(page.getByLabel("Message")).toHaveValue("Which titer may I expect?");
  };

  await removeFiles(page, "mf-cart-checkout/cart.*.js");
  await goToCart(page);
  await expectErrorPanel(page, "This page is not available", 3_000);
  await page.goBack();
  await expectRestored();

  await page.goForward();
  await expect(errorPanel(page)).toBeVisible();
  await retry(page);
  await page.waitForLoadState("networkidle");
  await expect(errorPanel(page)).toBeVisible();
  await page.goBack();
  await expectRestored();
});

test("The quote form is restored after a failed remote.", async ({ page }) => {
  await page.goto("/quote");
  await page.getByRole("radio", { name: "Product" }).check();
  await page.getByLabel("Product type").selectOption("Gene Knock-out");
  await page.getByLabel("Gene sequence").fill(">TP53\nATGGAG");
  await page.getByLabel("Institution").fill("Analytical Lab");

  await removeFiles(page, "mf-cart-checkout/**");
  await goToCart(page);
  await expectErrorPanel(page, "This part of the store is not available", 3_000);
  await page.goBack();

  await expect(page.getByRole("radio", { name: "Product" })).toBeChecked();
  await expect(page.getByLabel("Product type")).toHaveValue("Gene Knock-out");
  await expect(page.getByLabel("Gene sequence")).toHaveValue(">TP53\nATGGAG");
  await expect(page.getByLabel("Institution")).toHaveValue("Analytical Lab");
});

test("A design in progress is restored after a failed remote.", async ({ page }) => {
  await page.goto("/design");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^CRISPR\b/ })
    .click();
  await page.getByRole("button", { name: /^Next:/ }).click();
  const second = page.getByRole("main").getByRole("button", { name: /^CRISPR KO\b/ });
  await second.click();
  await expect(second).toHaveAttribute("aria-pressed", "true");

  await removeFiles(page, "mf-cart-checkout/**");
  await goToCart(page);
  await expectErrorPanel(page, "This part of the store is not available", 3_000);
  await page.goBack();
  await expect(second).toHaveAttribute("aria-pressed", "true");
});

test("A choice is restored that was made just before the page was left, while its options were loading.", async ({
  page,
}) => {
  await page.goto("/design?category=CRISPR&step=2");
  const option = page.getByRole("main").getByRole("button", { name: /^CRISPR KO\b/ });
  await expect(option).toHaveAttribute("aria-pressed", "false");
  const slow = "**/api/products/**";
  await page.route(slow, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await option.click();
  await expect(option).toHaveAttribute("aria-pressed", "true");
  await goToCart(page);
  await expect(heading(page)).toHaveText("Your cart");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goBack();
  await expect(option).toHaveAttribute("aria-pressed", "true");
});

test("Without the cart pop-up the badge is updated, and the page keeps its selection.", async ({ page }) => {
  await removeFiles(page, "mf-cart-checkout/*/__federation_expose_cart_pop_up.*");
  await page.goto(PRODUCT);
  const format = page.getByRole("checkbox", { name: "Select Plasmid DNA" });
  await format.check();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expectInCart(page, 1);
  await expect(heading(page)).toHaveText(/^CRISPR activation template/);
  await expect(page.getByRole("button", { name: "Add to Cart" })).toBeVisible();
  await goToCart(page);
  await expect(heading(page)).toHaveText("Your cart");
});
