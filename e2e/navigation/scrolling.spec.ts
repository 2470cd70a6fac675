import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { frameLink } from "../support/remotes.ts";

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 400));
  expect(await scrolled(page)).toBe(400);
}

test("Another page begins at its top; back is where one was.", async ({ page }) => {
  await page.goto("/products/gene-knock-out", { waitUntil: "networkidle" });
  await scrollDown(page);
  await frameLink(page, "Design").evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Design a vector");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await scrolled(page)).toBe(0);

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gene Knock-out");
  await expect.poll(() => scrolled(page)).toBe(400);
});

for (const [manner, address, heading] of [
  ["comes rendered", "/products/rna-knock-down", "RNA Knock-down"],
  ["is rendered here", "/signup", "Sign up"],
] as const) {
  test(`A new document that ${manner} begins at its top, also where the one before was scrolled.`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto("/products/gene-knock-out", { waitUntil: "networkidle" });
    await scrollDown(page);
    await page.goto(address, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    expect(await scrolled(page)).toBe(0);
  });
}
