import type { BrowserContext, Page } from "@playwright/test";
import { expectInCart, fillCard } from "../../support/cart-and-checkout.ts";
import { createEmail } from "../../support/customers.ts";
import { expect, test } from "../../support/fixtures.ts";
import { GOOD_CARD, goToPayment } from "../../support/go-to-payment.ts";
import { findMails, waitForMail } from "../../support/mailbox.ts";
import { placeOrder } from "../../support/purchase-orders.ts";
import { findOrderNumber } from "../../support/staff.ts";

const CAPTURES = "**/api/orders/capture/**";
const OUTCOMES = "**/api/orders/payment-status/**";

// The connections that the tests cut.
test.use({ allowedErrors: [/net::ERR_/] });

/** The store takes the payment, but its answers are lost. @returns the number of requests so far */
async function loseAnswers(context: BrowserContext): Promise<() => number> {
  let sent = 0;
  await context.route(CAPTURES, async (route) => {
    sent++;
    await route.fetch();
    await route.abort("connectionfailed");
  });
  return () => sent;
}

const loseOutcomes = (context: BrowserContext) => context.route(OUTCOMES, (route) => route.abort("failed"));

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const message = (page: Page) => page.getByRole("alert").filter({ hasText: /\S/ });

/** Expects the confirmation of the customer's only order, one mail, and an empty cart. */
async function expectOrdered(page: Page, email: string): Promise<void> {
  await expect(heading(page)).toHaveText(/^Thank you for your order #\S+$/);
  await expectInCart(page, 0);
  await expect(page.getByRole("main")).toContainText(`Order ${await findOrderNumber(email)}, placed`);
  await waitForMail(page.request, email, /order/);
  expect(await findMails(page.request, email, /order/)).toHaveLength(1);
}

test("A lost answer resolves itself: the page asks again and shows the order.", async ({ page, context }) => {
  const email = createEmail();
  await goToPayment(page, email);
  const sent = await loseAnswers(context);
  await fillCard(page, GOOD_CARD);

  await placeOrder(page).click();

  await expectOrdered(page, email);
  expect(sent()).toBe(1);
});

test("After a lost answer, a second press is refused, and a reload shows the order.", async ({
  page,
  context,
}) => {
  const email = createEmail();
  await goToPayment(page, email);
  const sent = await loseAnswers(context);
  await loseOutcomes(context);
  await fillCard(page, GOOD_CARD);
  await placeOrder(page).click();

  await test.step("the page says that the outcome is not known, and nothing else", async () => {
    await expect(message(page)).toHaveCount(1);
    await expect(message(page)).toContainText("We do not know yet whether your payment was taken.");
    await expect(message(page)).not.toContainText(/try again/i);
  });

  await test.step("a second press sends nothing", async () => {
    await placeOrder(page)
      .click({ force: true, timeout: 2_000 })
      .catch(() => undefined);
    await expect(message(page)).toContainText("Please do not pay again");
    expect(sent()).toBe(1);
  });

  await test.step("a reload shows the order", async () => {
    await context.unroute(OUTCOMES);
    await page.reload();
    await expectOrdered(page, email);
    expect(sent()).toBe(1);
  });
});

test("A payment that never reached the store is reported, and can be repeated.", async ({
  page,
  context,
}) => {
  const email = createEmail();
  await goToPayment(page, email);
  await context.route(CAPTURES, (route) => route.abort("connectionfailed"));
  await fillCard(page, GOOD_CARD);

  await placeOrder(page).click();
  await expect(message(page)).toContainText(
    "Your payment did not reach us, and nothing was taken. Please try again.",
  );
  await expectInCart(page, 1);

  await context.unroute(CAPTURES);
  await placeOrder(page).click();
  await expectOrdered(page, email);
});

test("A second tab at the checkout shows the order that the first tab has paid.", async ({
  page,
  context,
}) => {
  const email = createEmail();
  await goToPayment(page, email);
  const second = await context.newPage();
  await second.goto("/checkout");
  await expect(second.getByRole("region", { name: "Order review" }).getByRole("listitem")).toHaveCount(1);
  await fillCard(page, GOOD_CARD);

  await placeOrder(page).click();
  await expectOrdered(page, email);

  await test.step("the second tab, which was at the checkout, shows the order", async () => {
    await expectOrdered(second, email);
    await second.close();
  });

  await test.step("a new tab at the checkout gets the empty cart, which names the order", async () => {
    const third = await context.newPage();
    await third.goto("/checkout");
    await expect(third).toHaveURL("/cart");
    await expect(
      third.getByText("Please add items to your cart before proceeding to checkout."),
    ).toBeVisible();
    await expect(third.getByRole("link", { name: "View your order" })).toBeVisible();
    await third.close();
  });

  await test.step("Back does not lead to an empty checkout", async () => {
    await page.goBack();
    await expect(page.getByText("Please add items to your cart")).toHaveCount(0);
    await expect(heading(page)).not.toHaveText("Checkout");
  });
});
