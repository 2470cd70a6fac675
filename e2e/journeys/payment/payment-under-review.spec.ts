import type { Page } from "@playwright/test";
import { addFormats, expectInCart, fillCard, fillShipping } from "../../support/cart-and-checkout.ts";
import { createEmail } from "../../support/customers.ts";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";
import { GOOD_CARD, goToPayment, KIT } from "../../support/go-to-payment.ts";
import { waitForMail } from "../../support/mailbox.ts";
import { decide, lastCapture, REVIEWED_CARD } from "../../support/paypal-sandbox.ts";
import { placeOrder } from "../../support/purchase-orders.ts";
import { findOrderNumber, staff } from "../../support/staff.ts";

const REVIEW = "PayPal is reviewing your payment.";
const thanks = (page: Page) => page.getByRole("heading", { level: 1 });

/** Orders by a card whose payment PayPal reviews. @returns the order number and PayPal's id of the capture */
async function orderUnderReview(page: Page, email: string) {
  await goToPayment(page, email);
  await fillCard(page, REVIEWED_CARD);
  await placeOrder(page).click();
  await expect(thanks(page)).toHaveText(/^Thank you for your order #\S+$/);
  await expect(page.getByText(REVIEW).first()).toBeVisible();
  await expectInCart(page, 0);
  await expectAccessible(page);
  return { order: await findOrderNumber(email), capture: await lastCapture(page.request) };
}

/** Reloads the page until PayPal's decision has arrived. */
const reloadUntil = (page: Page, check: () => Promise<void>) =>
  expect(async () => {
    await page.reload();
    await check();
  }).toPass({ timeout: 30_000 });

test("A payment under review is shown everywhere, does not block other orders, and is confirmed.", async ({
  page,
  request,
}) => {
  const email = createEmail();
  const { order, capture } = await orderUnderReview(page, email);
  await waitForMail(request, email, /payment under review/);

  await test.step("the order's page says so, and staff cannot produce the order", async () => {
    await page.goto(`/profile/order/${order}`);
    await expect(page.getByText("Payment under review", { exact: true })).toBeVisible();
    await expect(page.getByText(REVIEW)).toBeVisible();
    await expectAccessible(page);
    await expect(staff("orders:move", order, "in-progress")).rejects.toThrow(/review/);
  });

  await test.step("another order is paid during the review", async () => {
    await page.goto(KIT);
    await addFormats(page, "Plasmid DNA");
    await page.getByRole("dialog").getByRole("link", { name: "Checkout" }).click();
    await fillShipping(page);
    await fillCard(page, GOOD_CARD);
    await placeOrder(page).click();
    await expect(thanks(page)).toHaveText(/^Thank you for your order #\S+$/);
    await expect(page.getByText(REVIEW)).toHaveCount(0);
  });

  await test.step("PayPal completes the payment", async () => {
    await decide(request, capture, "complete");
    await page.goto(`/profile/order/${order}`);
    await reloadUntil(page, () =>
      expect(page.getByText("Payment under review", { exact: true })).toHaveCount(0, { timeout: 500 }),
    );
    await expect(page.getByText("Open", { exact: true }).first()).toBeVisible();
    await waitForMail(request, email, /payment confirmed/);
    await staff("orders:move", order, "in-progress");
    expect((await staff("audit")).says.join()).toContain("they agree");
  });
});

test("A payment that PayPal refuses after its review cancels the order, and nothing is taken.", async ({
  page,
  request,
}) => {
  const email = createEmail();
  const { order, capture } = await orderUnderReview(page, email);

  await decide(request, capture, "deny");

  await reloadUntil(page, () =>
    expect(page.getByText("PayPal has refused the payment after its review").first()).toBeVisible({
      timeout: 500,
    }),
  );
  await waitForMail(request, email, /payment declined/);
  await page.goto(`/profile/order/${order}`);
  await expect(page.getByText("Cancelled", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("You were not charged", { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
  expect((await staff("audit")).says.join()).toContain("they agree");
});
