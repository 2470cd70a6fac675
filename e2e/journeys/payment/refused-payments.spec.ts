import { expectInCart, fillCard } from "../../support/cart-and-checkout.ts";
import { createEmail } from "../../support/customers.ts";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";
import { GOOD_CARD, goToPayment } from "../../support/go-to-payment.ts";
import { DECLINED_BY_BANK } from "../../support/paypal-sandbox.ts";
import { placeOrder } from "../../support/purchase-orders.ts";

test.describe("A card that the bank declines in the capture", () => {
  // The response to the declined card.
  test.use({ allowedErrors: [/status of 422 .*\/api\/orders\/capture\//] });

  test("is reported with the reason of the bank, and another card then pays", async ({ page }) => {
    await goToPayment(page, createEmail());
    await fillCard(page, DECLINED_BY_BANK);
    await placeOrder(page).click();

    const message = page.getByRole("alert").filter({ hasText: /\S/ });
    await expect(message).toContainText(
      /Sorry, your transaction could not be processed\. The card does not have sufficient funds\. \(\w+\)/,
    );
    await expect(page).toHaveURL("/checkout");
    await expectInCart(page, 1);
    await expectAccessible(page);

    await fillCard(page, GOOD_CARD);
    await placeOrder(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Thank you for your order #\S+$/);
  });
});

test("Without card fields, the checkout offers PayPal and says so.", async ({ page }) => {
  await page.route("**/paypal/sdk/js**", (route) =>
    route.continue({ url: `${route.request().url()}&disable-funding=card` }),
  );
  await goToPayment(page, createEmail());

  await expect(
    page.getByText("Card payments are not available at the moment. Please pay with PayPal."),
  ).toBeVisible();
  await expect(page.getByRole("form", { name: "Pay by card" })).toHaveCount(0);
  await expect(placeOrder(page)).toHaveCount(0);
  await expect(page.getByText("or pay by card")).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole("button", { name: "PayPal" }).click();
  const window = page.getByRole("dialog", { name: "PayPal sandbox" });
  await window.getByRole("button", { name: "Pay now" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Thank you for your order #\S+$/);
});
