import type { Page } from "@playwright/test";
import { expectInCart, fillCard, fillShipping } from "../../support/cart-and-checkout.ts";
import { createEmail, signUp } from "../../support/customers.ts";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";
import { GOOD_CARD } from "../../support/go-to-payment.ts";
import { findLink, waitForMail } from "../../support/mailbox.ts";
import { staff } from "../../support/staff.ts";

const OFFER = ["--line", "KO-LA-CMXXPC-H00001-PD05, 2, 210.25", "--line", "TR-1001, 1, 70, 0.3 mL"];

// The responses to quotes that cannot be applied.
test.use({ allowedErrors: [/status of 40[349] .*\/add-quote-to-cart\//] });

async function issueQuote(...more: string[]): Promise<string> {
  const { rows } = await staff("quotes:issue", ...OFFER, ...more);
  return String(rows[0]?.number);
}

async function openCart(page: Page): Promise<void> {
  await page.goto("/cart");
  // The server renders the field before the button works: only the hydrated button has this type.
  await expect(page.getByRole("button", { name: "Apply quote" })).toHaveAttribute("type", "submit");
}

async function apply(page: Page, number: string): Promise<void> {
  await page.getByLabel("Quote number").fill(number);
  await page.getByRole("button", { name: "Apply quote" }).dblclick();
}

const quoteError = (page: Page) => page.getByRole("form", { name: "Apply a quote" }).getByRole("alert");
const amount = (page: Page, name: string | RegExp) =>
  page.getByRole("main").locator("dt", { hasText: name }).locator("+ dd").first();

test("A quote is applied to an empty cart at its prices, and can be paid once.", async ({ page }) => {
  const number = await issueQuote();

  await test.step("an unknown quote number is reported", async () => {
    await openCart(page);
    await expect(page.getByText("Your cart is empty.")).toBeVisible();
    await apply(page, "QT-0000000000000");
    await expect(quoteError(page)).toHaveText("No quote with the number QT-0000000000000 was found.");
    await expectAccessible(page);
  });

  await test.step("the items of the quote are added once at its prices, in any spelling of the number", async () => {
    await apply(page, number.toLowerCase().replace("-", " "));
    await expect(page.getByRole("status").filter({ hasText: "The quote was added" })).toBeVisible();
    await expect(page.getByText(`From quote ${number}`)).toHaveCount(2);
    await expect(page.getByText("$210.25 each")).toBeVisible();
    await expectInCart(page, 3);
    await apply(page, number);
    await expect(page.getByRole("status").filter({ hasText: "The quote was added" })).toBeVisible();
    await expectInCart(page, 3);
    await expect(amount(page, "Subtotal (3)")).toHaveText("$490.50");
    await expectAccessible(page);
  });

  await test.step("the customer pays the quoted total by card", async () => {
    await signUp(page, createEmail());
    await expectInCart(page, 3);
    await openCart(page);
    await page.getByRole("main").getByRole("link", { name: "Checkout" }).click();
    await fillShipping(page);
    await fillCard(page, GOOD_CARD);
    await page.getByRole("button", { name: "Place Order" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Thank you for your order #\w+$/);
    await expect(amount(page, /^Total$/)).toHaveText("$533.50");
    await expectInCart(page, 0);
  });

  await test.step("the quote cannot be used again", async () => {
    await openCart(page);
    await apply(page, number);
    await expect(quoteError(page)).toHaveText(`The quote ${number} has already been used.`);
    await expectInCart(page, 0);
  });
});

test("A quote for an e-mail address requires a customer who has verified the address.", async ({
  page,
  request,
}) => {
  const email = createEmail();
  const number = await issueQuote("--email", email);
  expect((await waitForMail(request, email, /quote/i)).subject).toContain(number);

  await openCart(page);
  await apply(page, number);
  await expect(quoteError(page)).toContainText("Please log in with the e-mail address it was sent to.");
  await expect(page.getByRole("main").getByRole("link", { name: "Log in" })).toBeVisible();
  await expectAccessible(page);

  await signUp(page, email);
  await openCart(page);
  await expect(page.getByLabel("Quote number")).toHaveValue(number);
  await page.getByRole("button", { name: "Apply quote" }).click();
  await expect(quoteError(page)).toContainText("Please verify your e-mail address first");

  await page.goto("/profile/quotes");
  await expect(page.getByText("listed here once it is verified")).toBeVisible();
  await page.goto(findLink(await waitForMail(request, email, /verif/i), /\/verify-email\//));
  await expect(page.getByText("Email verified successfully!")).toBeVisible();

  await page.goto("/profile/quotes");
  await page.getByRole("article", { name: number }).getByRole("button", { name: "Add to cart" }).dblclick();
  await expect(page).toHaveURL("/cart");
  await expect(page.getByText(`From quote ${number}`)).toHaveCount(2);
  await expectInCart(page, 3);
});

test("A quote for another customer's e-mail address is rejected without naming the address.", async ({
  page,
}) => {
  const holder = createEmail();
  const number = await issueQuote("--email", holder);
  await signUp(page, createEmail());

  await openCart(page);
  await apply(page, number);

  await expect(quoteError(page)).toHaveText("This quote is for another customer's e-mail address.");
  await expect(page.getByRole("main")).not.toContainText(holder);
  await expectInCart(page, 0);
});
