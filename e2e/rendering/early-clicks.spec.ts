import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";

/** Holds the shell's script back, so that a rendered page stands without life. */
async function arriveEarly(page: Page, address: string) {
  // The first answer may come before the page is rendered; then there is nothing to press.
  await expect(async () => {
    expect(await (await page.request.get(address)).text()).toContain('id="ligate-data"');
  }).toPass({ timeout: 10_000 });
  const { promise: scriptMayCome, resolve: letLive } = Promise.withResolvers<void>();
  await page.route("**/releases/shell/*/main.*.js", async (route) => {
    await scriptMayCome;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return letLive;
}

test("Add to Cart counts, though it is pressed before the page lives.", async ({ page }) => {
  const letLive = await arriveEarly(page, "/product/featured/TR-1001");
  await page.getByRole("button", { name: "One more" }).click();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  letLive();
  await expect(page.getByRole("dialog")).toContainText("× 2");
});

test("A designer's choice counts, though it is made before the page lives.", async ({ page }) => {
  const letLive = await arriveEarly(page, "/design");
  const choice = page.getByRole("button", { name: "RNAi" });
  await choice.click();
  letLive();
  await expect(choice).toHaveAttribute("aria-pressed", "true");
});
