import { createEmail } from "../../support/customers.ts";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";
import { orderByPurchaseOrder } from "../../support/purchase-orders.ts";

const today = new Date();
const PLACED = today.toLocaleDateString("en-US", {
  month: "long",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});

test("The order list counts its tabs, opens on the first with orders, and Back keeps tabs and filters.", async ({
  page,
}) => {
  const order = await orderByPurchaseOrder(page, createEmail());
  await page.goto("/profile/orders/all");
  const tab = (name: RegExp) => page.getByRole("tab", { name });
  const row = page.getByRole("row").filter({ hasText: order });

  await expect(tab(/^CRISPR \(1\)$/)).toHaveAttribute("aria-selected", "true");
  await expect(tab(/^Reagent \(0\)$/)).toBeVisible();
  await expectAccessible(page);

  for (const text of [PLACED, today.toISOString().slice(0, 10), "538", order]) {
    await page.getByLabel("Filter").fill(text);
    await expect(page).toHaveURL(/filter=/);
    await expect(row, `found by ${text}`).toHaveCount(1);
  }
  await page.getByLabel("Filter").fill("1066");
  await expect(page.getByText('No data matching the filter "1066"')).toBeVisible();
  await page.getByLabel("Filter").fill(order);
  await expect(row).toHaveCount(1);

  await tab(/^Reagent/).click();
  await expect(page.getByText("There are no Reagent orders here.")).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(tab(/^CRISPR/)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByLabel("Filter")).toHaveValue(order);
  await expect(row).toHaveCount(1);
  await page.goForward();
  await expect(tab(/^Reagent/)).toHaveAttribute("aria-selected", "true");
});
