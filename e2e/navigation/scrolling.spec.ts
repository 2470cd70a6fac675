import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { frameLink } from "../support/remotes.ts";

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 400));
  expect(await scrollPosition(page)).toBe(400);
}

test("A new page starts at its top, and Back restores the scroll position.", async ({ page }) => {
  await page.goto("/products/gene-knock-out", { waitUntil: "networkidle" });
  await scrollDown(page);
  await frameLink(page, "Design").evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Design a vector");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await scrollPosition(page)).toBe(0);

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gene Knock-out");
  await expect.poll(() => scrollPosition(page)).toBe(400);
});

for (const [renderer, address, heading] of [
  ["the server renders", "/products/rna-knock-down", "RNA Knock-down"],
  ["the browser renders", "/signup", "Sign up"],
] as const) {
  test(`A document that ${renderer} starts at its top, even if the previous one was scrolled.`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto("/products/gene-knock-out", { waitUntil: "networkidle" });
    await scrollDown(page);
    await page.goto(address, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    expect(await scrollPosition(page)).toBe(0);
  });
}
