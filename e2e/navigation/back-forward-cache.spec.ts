import { expectInCart } from "../support/cart-and-checkout.ts";
import { newEmail, signUp } from "../support/customers.ts";
import { expect, test } from "../support/fixtures.ts";
import { findLink, waitForMail } from "../support/mailbox.ts";
import { headingOf, REMOTES } from "../support/remotes.ts";
import { isRestored, leaveAndReturn } from "./leave-and-return.ts";

// Playwright switches off by itself what is tested here.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
});

for (const area of REMOTES) {
  test(`A document of ${area.name} is kept whole by the browser, and works after Back.`, async ({ page }) => {
    await page.goto(area.address, { waitUntil: "networkidle" });
    const { mark } = await leaveAndReturn(page);
    expect(await isRestored(page, mark)).toBe(true);
    await expect(headingOf(page, area)).toBeVisible();
    await page.getByRole("banner").getByRole("button", { name: "Services" }).click();
    await expect(page.getByRole("link", { name: "Lab Supplies" }).first()).toBeVisible();
  });
}

test("A document that is shown again counts what was put into the cart meanwhile.", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await expectInCart(page, 0);
  const { mark } = await leaveAndReturn(page, async () => {
    const { csrftoken } = await (await page.request.get("/api/csrf/")).json();
    const cart_item = { product_sku: "CA-LA-CMXXPC-XXXXXX-PD10" };
    const answer = await page.request.post("/api/orders/cart/", {
      headers: { "X-XSRF-TOKEN": csrftoken },
      data: { cart_item, quantity: 2 },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  });
  expect(await isRestored(page, mark)).toBe(true);
  await expectInCart(page, 2);
});

test("A customer's page that is shown again after they signed out elsewhere shows nothing of theirs.", async ({
  page,
  context,
  request,
}) => {
  const email = newEmail();
  await signUp(page, email);
  await page.goto(findLink(await waitForMail(request, email, /./), /\/verify-email\//));
  await page.goto("/profile");
  await expect(page.getByRole("main").getByText(email).first()).toBeVisible();
  await page.waitForLoadState("networkidle");

  await leaveAndReturn(page, async () => {
    const other = await context.newPage();
    await other.goto("/", { waitUntil: "networkidle" });
    await other.getByRole("button", { name: "Account" }).click();
    await other.getByRole("button", { name: "Logout" }).click();
    await expect(async () => {
      expect(await (await other.request.get("/api/session/")).json()).toEqual({ isAuthenticated: false });
    }).toPass();
    await other.close();
  });
  await expect(page).toHaveURL(/\/login\?redirectUrl=profile/);
  await expect(page.getByText(email)).toHaveCount(0);
});
