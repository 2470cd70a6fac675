import { addFormats, fillShipping } from "../../support/cart-and-checkout.ts";
import { becomeCustomer, createEmail, signUp, VERIFIED, verifyEmail } from "../../support/customers.ts";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";
import { KIT } from "../../support/go-to-payment.ts";
import { findLink, findMails, waitForMail } from "../../support/mailbox.ts";
import { asOther } from "../../support/other-visitors.ts";
import { fillPurchaseOrder, placeOrder } from "../../support/purchase-orders.ts";

test("Account pages tell a customer that the address is unverified, and can send the link again.", async ({
  page,
  request,
}) => {
  const email = createEmail();
  await signUp(page, email);
  await waitForMail(request, email, /verif/i);
  const banner = page.getByRole("region", { name: "Your e-mail address is not verified" });

  for (const path of ["", "/orders/all", "/messages", "/designs", "/services/custom-cloning", "/settings"]) {
    await page.goto(`/profile${path}`);
    await expect(banner, path).toContainText(email);
  }
  await expectAccessible(page);
  await banner.getByRole("button", { name: "Send the link again" }).dblclick();
  await expect(banner.getByRole("status")).toBeVisible();
  await expect(async () => expect(await findMails(request, email, /verif/i)).toHaveLength(2)).toPass();
  await verifyEmail(page, email);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "My Account" })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test("A link that has set the first password answers the same text again, with a link to log in.", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const email = createEmail();
  await page.goto(KIT);
  await addFormats(page, "Plasmid DNA");
  await page.getByRole("dialog").getByRole("link", { name: "Checkout" }).click();
  await becomeCustomer(page, request, email);

  const mail = await waitForMail(request, email, /./);
  await asOther(browser, baseURL, async (other) => {
    await other.goto(findLink(mail, /\/verify-email\//));
    await expect(other.getByText(VERIFIED)).toBeVisible();
    const logIn = other.getByRole("main").getByRole("link", { name: "Log in" });
    await expect(logIn).toHaveAttribute("href", /^\/login/);
    await expectAccessible(other);
  });
});

test("A reset link that does not work says so before a password is typed.", async ({ page }) => {
  await page.goto("/reset-password/not-a-token");
  await expect(page.getByRole("main")).toContainText(/expired|does not work|invalid/i);
  await expect(page.getByLabel("New password", { exact: true })).toHaveCount(0);
  await expectAccessible(page);
});

test("A checkout that was begun unverified goes on by purchase order after verification.", async ({
  page,
}) => {
  const email = createEmail();
  await signUp(page, email);
  await page.goto(KIT);
  await addFormats(page, "Plasmid DNA");
  await page.getByRole("dialog").getByRole("link", { name: "Checkout" }).click();
  await expect(page).toHaveURL("/checkout");
  await fillShipping(page);
  await page.getByRole("tab", { name: "Credit Card and Purchase Order" }).click();
  await expect(
    page.getByText("To order by purchase order (PO), you need a verified e-mail address."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Send the link again" })).toBeVisible();
  await expectAccessible(page);

  const tab = await page.context().newPage();
  await verifyEmail(tab, email);
  await tab.close();
  // Headless Chromium does not hide the other tab.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

  await fillPurchaseOrder(page);
  await placeOrder(page).dblclick();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Thank you for your order/);
});
