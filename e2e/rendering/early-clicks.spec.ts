import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";

/** Opens a rendered page and delays its hydration. @returns a function that starts it */
async function openUnhydrated(page: Page, address: string) {
  // The first response may precede the rendering; then the page has no buttons.
  await expect(async () => {
    expect(await (await page.request.get(address)).text()).toContain('id="ligate-data"');
  }).toPass({ timeout: 10_000 });
  const { promise: released, resolve: hydrate } = Promise.withResolvers<void>();
  await page.route("**/assets/shell/main.*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return hydrate;
}

test("A click on Add to Cart before the hydration is replayed.", async ({ page }) => {
  const hydrate = await openUnhydrated(page, "/product/featured/TR-1001");
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  hydrate();
  await expect(page.getByRole("dialog")).toContainText("2 × $89.00");
});

test("A choice in the designer before the hydration is replayed.", async ({ page }) => {
  const hydrate = await openUnhydrated(page, "/design");
  const choice = page.getByRole("button", { name: "RNAi" });
  await choice.click();
  hydrate();
  await expect(choice).toHaveAttribute("aria-pressed", "true");
});
