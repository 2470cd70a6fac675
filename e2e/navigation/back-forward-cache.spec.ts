import { expectInCart } from "../support/cart-and-checkout.ts";
import { createEmail, signUp } from "../support/customers.ts";
import { expect, test } from "../support/fixtures.ts";
import { findLink, waitForMail } from "../support/mailbox.ts";
import { pageHeading, REMOTES } from "../support/remotes.ts";
import { isRestored, leaveAndReturn } from "./leave-and-return.ts";

// Playwright disables the cache by default.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
});

test.beforeEach(async ({ browser }) => {
  const { product } = await (await browser.newBrowserCDPSession()).send("Browser.getVersion");
  // The headless shell has no such cache. The full Chromium is called Chrome, also without a window.
  test.skip(product.startsWith("HeadlessChrome/"), "headless shell");
});

for (const remote of REMOTES) {
  test(`The browser restores a document of ${remote.name} from its back/forward cache, and the page works.`, async ({
    page,
  }) => {
    await page.goto(remote.address, { waitUntil: "networkidle" });
    const { mark } = await leaveAndReturn(page);
    expect(await isRestored(page, mark)).toBe(true);
    await expect(pageHeading(page, remote)).toBeVisible();
    await page.getByRole("banner").getByRole("button", { name: "Services" }).click();
    await expect(page.getByRole("link", { name: "Lab Supplies" }).first()).toBeVisible();
  });
}

test("A restored document updates the cart badge.", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await expectInCart(page, 0);
  const { mark } = await leaveAndReturn(page, async () => {
    const { csrftoken } = await (await page.request.get("/api/csrf/")).json();
    const cart_item = { product_sku: "CA-LA-CMXXPC-XXXXXX-PD10" };
    const response = await page.request.post("/api/orders/cart/", {
      headers: { "X-XSRF-TOKEN": csrftoken },
      data: { cart_item, quantity: 2 },
    });
    expect(response.status(), await response.text()).toBe(200);
  });
  expect(await isRestored(page, mark)).toBe(true);
  await expectInCart(page, 2);
});

test("A restored page of a customer who logged out in another tab shows no personal data.", async ({
  page,
  context,
  request,
}) => {
  const email = createEmail();
  await signUp(page, email);
  await page.goto(findLink(await waitForMail(request, email, /./), /\/verify-email\//));
  await page.goto("/profile");
  await expect(page.getByRole("main").getByText(email).first()).toBeVisible();
  await page.waitForLoadState("networkidle");

  await leaveAndReturn(page, async () => {
    const other = await context.newPage();
    await other.goto("/", { waitUntil: "networkidle" });
    await other.getByRole("button", { name: "Account", exact: true }).click();
    await other.getByRole("button", { name: "Logout" }).click();
    await expect(async () => {
      expect(await (await other.request.get("/api/session/")).json()).toEqual({ isAuthenticated: false });
    }).toPass();
    await other.close();
  });
  await expect(page).toHaveURL(/\/login\?redirectUrl=profile/);
  await expect(page.getByText(email)).toHaveCount(0);
});
