import type { Page } from "@playwright/test";
import { createEmail, signUp } from "../../support/customers.ts";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";
import { postAs } from "../../support/other-visitors.ts";
import { orderByPurchaseOrder } from "../../support/purchase-orders.ts";
import { staff } from "../../support/staff.ts";

const SCREENS = [
  { viewport: { width: 1440, height: 900 }, colorScheme: "light" },
  { viewport: { width: 1440, height: 900 }, colorScheme: "dark" },
  { viewport: { width: 390, height: 844 }, colorScheme: "light" },
  { viewport: { width: 390, height: 844 }, colorScheme: "dark" },
] as const;

/** Pages that need nothing but an account. */
const PAGES = [
  ...["/profile", "/profile/orders/open", "/profile/orders/in-progress", "/profile/orders/completed"],
  ...["/profile/orders/all", "/profile/orders/all/whole", "/profile/quotes", "/profile/messages"],
  ...["/profile/designs", "/profile/services/custom-cloning"],
  ...["/profile/services/lentivirus-package", "/profile/services/stable-cell-line", "/profile/settings"],
];
const SIGNED_OUT = [
  ...["/login", "/signup", "/forgot-password", "/resend-verification"],
  ...["/verify-email/not-a-token", "/reset-password/not-a-token"],
];

async function expectFits(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const { viewport, colorScheme } of SCREENS) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    const [content = 0, screen] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect.soft(content, `${address} at ${viewport.width} px`).toBeLessThanOrEqual(Number(screen));
    for (const table of await page.getByRole("table").all()) {
      const isCut = await table.evaluate(
        (element) => element.scrollWidth > Number(element.parentElement?.clientWidth),
      );
      expect.soft(isCut, `a table of ${address} is cut at ${viewport.width} px`).toBe(false);
    }
  }
}

test("Every account page is accessible and fits, with orders, threads and designs.", async ({ page }) => {
  test.setTimeout(300_000);
  const email = createEmail();
  const order = await orderByPurchaseOrder(page, email);
  await staff("quotes:issue", "--line", "KO-LA-CMXXPC-H00001-PD05, 2, 210.25", "--email", email);
  await staff("orders:move", order, "in-progress");
  // The longest status.
  await staff("orders:move", order, "ready-for-delivery");
  await postAs(page, "/api/users/designs/", { product_sku: "KO-LA-CMXXPC-H00001", name: "For the grant" });
  const asked = await postAs(page, "/api/users/messages/about-order/", {
    order_number: order,
    message: "When does it arrive?\nWe need it soon.",
  });
  const { reference } = asked.body as unknown as { reference: string };
  await staff("reply", reference, "--text", "On Monday.");

  for (const address of [...PAGES, `/profile/order/${order}`, `/profile/messages/${reference}`])
    await test.step(address, () => expectFits(page, address));
});

test("Every account page is accessible and fits without data, before the address is verified.", async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signUp(page, createEmail());
  for (const address of PAGES) await test.step(address, () => expectFits(page, address));
});

test("The pages to log in, sign up and verify are accessible and fit.", async ({ page }) => {
  test.setTimeout(180_000);
  for (const address of SIGNED_OUT) await test.step(address, () => expectFits(page, address));
});
