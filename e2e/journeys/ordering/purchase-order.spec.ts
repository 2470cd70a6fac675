import type { Page } from "@playwright/test";
import { addFormats, expectInCart, fillCard, fillShipping } from "../../support/cart-and-checkout.ts";
import { createEmail, logIn, logOut, signUpVerified } from "../../support/customers.ts";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";
import { GOOD_CARD, KIT } from "../../support/go-to-payment.ts";
import { waitForMail } from "../../support/mailbox.ts";
import {
  fillPurchaseOrder,
  openPurchaseOrder,
  PO_NUMBER,
  placeOrder,
} from "../../support/purchase-orders.ts";

const review = (page: Page) => page.getByRole("region", { name: "Order review" });
const amount = (page: Page, name: string) => page.locator("dt", { hasText: name }).locator("+ dd");

async function expectOrdered(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Thank you for your order #[\w-]+$/);
  await expectInCart(page, 0);
  await expect(amount(page, "PO number")).toHaveText(PO_NUMBER);
  await expectAccessible(page);
}

test("A customer who logs in at the checkout gets the guest's cart merged, and pays by purchase order.", async ({
  page,
  request,
}) => {
  const email = createEmail();

  await test.step("fills a cart in the account and logs out", async () => {
    await signUpVerified(page, email);
    await page.goto(KIT);
    await addFormats(page, "Glycerol stock");
    await page.getByRole("button", { name: "Close" }).click();
    await logOut(page);
    await expectInCart(page, 0);
  });

  await test.step("fills a cart as a guest and logs in at the checkout", async () => {
    await page.goto(KIT);
    await addFormats(page, "Plasmid DNA");
    await page.getByRole("dialog").getByRole("link", { name: "Checkout" }).click();
    await expect(page).toHaveURL("/checkout");
    await expect(review(page).getByRole("listitem")).toHaveCount(1);
    await page.getByRole("link", { name: "Log in" }).click();
    await logIn(page, email);
    await expect(page).toHaveURL("/checkout");
    await expect(review(page).getByRole("listitem")).toHaveCount(2);
    await expectInCart(page, 2);
  });

  await test.step("sees which fields a purchase order requires", async () => {
    await fillShipping(page);
    await openPurchaseOrder(page);
    await placeOrder(page).click();
    const missing = "Please fill in all required Purchase Order (PO) fields.";
    await expect(page.getByRole("alert").filter({ hasText: missing })).toBeVisible();
    await expect(page.getByLabel("PO number")).toBeFocused();
    const noPdf = { name: "po.pdf", mimeType: "application/pdf", buffer: Buffer.from("a letter") };
    await page.getByLabel("Purchase order (PDF)").setInputFiles(noPdf);
    await expect(page.getByText("Please choose a purchase order (PO) in PDF format.")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("pays by purchase order once with a double click", async () => {
    const sent: number[] = [];
    page.on("response", (response) => {
      if (response.url().includes("/pay-with-purchase-order/")) sent.push(response.status());
    });
    await fillPurchaseOrder(page);
    await page.getByRole("tab", { name: "Credit Card", exact: true }).click();
    await openPurchaseOrder(page);
    await expect(page.getByText("po-7.pdf")).toBeVisible();
    await expectAccessible(page);
    await placeOrder(page).dblclick();
    await expectOrdered(page);
    expect(sent).toEqual([200]);
    await expect(page.getByText("Paid with Purchase Order", { exact: true })).toBeVisible();
    expect((await waitForMail(request, email, /order/)).text).toContain(PO_NUMBER);
  });
});

test("An order of 1000 dollars or more is paid half by card and half by purchase order.", async ({
  page,
  request,
}) => {
  const email = createEmail();
  await signUpVerified(page, email);
  await page.goto(KIT);
  await addFormats(page, "Plasmid DNA");
  await page.getByRole("dialog").getByRole("link", { name: "View cart" }).click();
  for (const pieces of [2, 3]) {
    await page.getByRole("button", { name: "Increase quantity" }).click();
    await expectInCart(page, pieces);
  }
  await page.getByRole("link", { name: "Checkout" }).click();
  await fillShipping(page);
  await openPurchaseOrder(page);
  await expect(page.getByText(/50% is paid upfront/)).toBeVisible();
  const half = (await amount(page, "To pay now").textContent()) ?? "";
  expect(Number(half.replace(/[$,]/g, ""))).toBeGreaterThanOrEqual(500);
  await expect(page.getByText("To pay now:")).toContainText(half);
  await fillPurchaseOrder(page);
  await fillCard(page, GOOD_CARD);
  await expectAccessible(page);

  await placeOrder(page).dblclick();

  await expectOrdered(page);
  await expect(page.getByText(/^Purchase Order \(PO\) and \w+ ending in 1111$/)).toBeVisible();
  await expect(page.locator("dt", { hasText: /^Paid$/ }).locator("+ dd")).toHaveText(half);
  await expect(amount(page, "By purchase order (PO)")).toHaveText(half);
  expect((await waitForMail(request, email, /order/)).text).toContain(PO_NUMBER);
});
