import type { APIRequestContext, Page } from "@playwright/test";
import { expectInCart, fillCard, fillShipping } from "../../support/cart-and-checkout.ts";
import { createEmail, signUp } from "../../support/customers.ts";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";
import { GOOD_CARD, goToPayment, KIT } from "../../support/go-to-payment.ts";
import { findMails, waitForMail } from "../../support/mailbox.ts";

const DECLINED = "4000 0000 0000 0002";

/** The payment requests that the browser sent. */
interface Payments {
  captures: { status: number }[];
}

function watchPayments(page: Page): Payments {
  const captures: Payments["captures"] = [];
  page.on("response", (response) => {
    if (response.url().includes("/api/orders/capture/")) captures.push({ status: response.status() });
  });
  return { captures };
}

/** Expects a confirmation on the page and in one mail, and an empty cart. */
async function expectOrdered(page: Page, request: APIRequestContext, email: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Thank you for your order #\w+$/);
  await expectInCart(page, 0);
  await expectAccessible(page);
  await waitForMail(request, email, /order/);
  expect(await findMails(request, email, /order/)).toHaveLength(1);
}

test.describe("A declined card", () => {
  // The response to the declined card.
  test.use({ allowedErrors: [/status of 422 .*\/api\/orders\/capture\//] });

  test("is reported as declined, and another card then pays once", async ({ page, request }) => {
    const email = createEmail();
    const payments = watchPayments(page);
    await goToPayment(page, email);

    await fillCard(page, DECLINED);
    await page.getByRole("button", { name: "Place Order" }).click();
    await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toContainText(/declined/i);
    await expect(page).toHaveURL("/checkout");
    await expectInCart(page, 1);
    await expectAccessible(page);

    await fillCard(page, GOOD_CARD);
    await page.getByRole("button", { name: "Place Order" }).click();
    await expectOrdered(page, request, email);
    expect(payments.captures).toEqual([{ status: 422 }, { status: 200 }]);
  });
});

test("A double click adds one item to the cart, and pays by card once.", async ({ page, request }) => {
  const email = createEmail();
  const payments = watchPayments(page);
  await signUp(page, email);
  await page.goto(KIT);
  await page.getByRole("checkbox", { name: "Select Plasmid DNA" }).check();
  await page.getByRole("button", { name: "Add to Cart" }).dblclick();
  await expect(page.getByRole("dialog", { name: "Added to your cart" })).toBeVisible();
  await expectInCart(page, 1);
  await page.getByRole("dialog").getByRole("link", { name: "Checkout" }).dblclick();
  await fillShipping(page);
  await fillCard(page, GOOD_CARD);

  await page.getByRole("button", { name: "Place Order" }).dblclick();

  await expectOrdered(page, request, email);
  expect(payments.captures).toEqual([{ status: 200 }]);
});

test("A double click on the PayPal button pays once.", async ({ page, request }) => {
  const email = createEmail();
  const payments = watchPayments(page);
  await goToPayment(page, email);

  await page.getByRole("button", { name: "PayPal" }).dblclick();
  const window = page.getByRole("dialog", { name: "PayPal sandbox" });
  await expect(window.getByRole("button", { name: "Pay now" })).toBeEnabled();
  await expectAccessible(page);
  await window.getByRole("button", { name: "Pay now" }).dblclick();

  await expectOrdered(page, request, email);
  await expect(page.getByText("Paid with PayPal")).toBeVisible();
  expect(payments.captures).toEqual([{ status: 200 }]);
});
