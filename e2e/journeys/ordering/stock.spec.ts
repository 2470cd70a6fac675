import type { Page } from "@playwright/test";
import { expectInCart, fillCard, fillShipping } from "../../support/cart-and-checkout.ts";
import { createEmail, signUp } from "../../support/customers.ts";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";
import { GOOD_CARD } from "../../support/go-to-payment.ts";
import { asOther } from "../../support/other-visitors.ts";
import { placeOrder } from "../../support/purchase-orders.ts";
import { staff } from "../../support/staff.ts";

const PAGE = "/products/stable-cell-line-stock";
const SKU = "ST-2003";
const NAME = "A549-dCas9-KRAB stable cell line";
const BOTH_DATES = "2 ready in 3 business days, 1 made to order in 35";
/** Within which a page has to show a sale. */
const SHOWN_WITHIN_MS = 5_000;

// The response to the payment whose promise has become worse.
test.use({ allowedErrors: [/status of 409 .*\/api\/orders\/(capture|create)\//] });

const row = (page: Page) => page.getByRole("row").filter({ hasText: NAME });

/** Puts pieces of the item into the cart, on its page. */
async function addPieces(page: Page, pieces: number): Promise<void> {
  await page.goto(PAGE, { waitUntil: "networkidle" });
  for (let piece = 1; piece < pieces; piece++)
    await row(page).getByRole("button", { name: "Increase quantity" }).click();
  await row(page)
    .getByRole("button", { name: /^Add to Cart/ })
    .click();
  await expectInCart(page, pieces);
}

async function goToPayment(page: Page): Promise<void> {
  await page.goto("/checkout");
  await fillShipping(page);
  await fillCard(page, GOOD_CARD);
}

const thanks = (page: Page) => page.getByRole("heading", { level: 1 });

test("Part of an order is in stock: both dates are shown, and confirmed again after another buyer took the rest.", async ({
  page,
  browser,
  baseURL,
}) => {
  await staff("stock:set", SKU, "2", "--reason", "Counted.");
  await signUp(page, createEmail());

  await test.step("the item's page says how many are left", async () => {
    await page.goto(PAGE);
    await expect(row(page)).toContainText("2 left");
    await expectAccessible(page);
  });

  await test.step("cart and checkout show both dates", async () => {
    await addPieces(page, 3);
    await page.goto("/cart");
    await expect(page.getByText(BOTH_DATES)).toBeVisible();
    await expect(page.getByText("2 left")).toBeVisible();
    await expectAccessible(page);
    await goToPayment(page);
    await expect(page.getByText(BOTH_DATES)).toBeVisible();
  });

  await test.step("another buyer takes one, which an open page shows within seconds", async () => {
    await asOther(browser, baseURL, async (other) => {
      await signUp(other, createEmail());
      await addPieces(other, 1);
      await goToPayment(other);
      const watcher = await other.context().newPage();
      await watcher.goto(PAGE);
      await expect(row(watcher)).toContainText("2 left");
      await placeOrder(other).click();
      await expect(thanks(other)).toHaveText(/^Thank you for your order #\S+$/);
      await expect(row(watcher)).toContainText("1 left", { timeout: SHOWN_WITHIN_MS });
    });
  });

  await test.step("the worse promise is confirmed before anything is paid", async () => {
    await placeOrder(page).click();
    const dialog = page.getByRole("dialog", { name: "Your order has changed" });
    await expect(dialog).toContainText("1 ready in 3 business days, 2 made to order in 35");
    await expect(dialog).toContainText("Nothing was charged");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Accept the changes" }).click();
    await placeOrder(page).click();
    await expect(thanks(page)).toHaveText(/^Thank you for your order #\S+$/);
    await expect(page.getByText("1 ready in 3 business days, 2 made to order in 35")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the item is made to order from now on, and the books agree", async () => {
    await page.goto(PAGE);
    await expect(row(page)).toContainText("Made to order");
    expect((await staff("audit")).says.join()).toContain("they agree");
  });
});
