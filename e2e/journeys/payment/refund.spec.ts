import type { Page } from "@playwright/test";
import { fillCard } from "../../support/cart-and-checkout.ts";
import { createEmail } from "../../support/customers.ts";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";
import { GOOD_CARD, goToPayment } from "../../support/go-to-payment.ts";
import { waitForMail } from "../../support/mailbox.ts";
import { decide, lastCapture } from "../../support/paypal-sandbox.ts";
import { placeOrder } from "../../support/purchase-orders.ts";
import { findOrderNumber, staff } from "../../support/staff.ts";

const amount = (page: Page, name: string | RegExp) =>
  page.getByRole("main").locator("dt", { hasText: name }).locator("+ dd");

test("Refunds by staff and at PayPal are seen on the order's page, and a cancellation pays back the rest.", async ({
  page,
  request,
}) => {
  const email = createEmail();
  await goToPayment(page, email);
  await fillCard(page, GOOD_CARD);
  await placeOrder(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Thank you for your order #\S+$/);
  const order = await findOrderNumber(email);
  const capture = await lastCapture(page.request);

  await test.step("staff refund a part", async () => {
    await staff("refund", order, "100.50", "--reason", "One tube was broken.");
    await waitForMail(request, email, /refund/i);
    await page.goto(`/profile/order/${order}`);
    await expect(amount(page, /^Refund, .*One tube was broken\./)).toHaveText("-$100.50");
    await expectAccessible(page);
  });

  await test.step("PayPal tells of a refund that was made there", async () => {
    await decide(request, capture, "refund", "10.00");
    await expect(async () => {
      await page.reload();
      await expect(amount(page, /^Refund, /)).toHaveText(["-$100.50", "-$10.00"], { timeout: 500 });
    }).toPass({ timeout: 30_000 });
  });

  await test.step("the cancelled order is refunded in full", async () => {
    await staff("orders:cancel", order, "--reason", "The gene is not available.");
    await page.reload();
    await expect(page.getByText("Cancelled", { exact: true }).first()).toBeVisible();
    await expect(amount(page, /^Refund, /)).toHaveCount(3);
    await expect(amount(page, /^New total$/)).toHaveText("$0.00");
    await expectAccessible(page);
    await expect(staff("refund", order, "1", "--reason", "Again")).rejects.toThrow(/refunded/);
    expect((await staff("audit", "--paypal", "1")).says.join()).toContain("they agree");
  });
});
