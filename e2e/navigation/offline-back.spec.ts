import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";

// The browser has everything that Back needs, except possibly an image.
test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] });

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls to a link and follows it. @returns the scroll position */
async function scrollAndFollow(page: Page, address: RegExp): Promise<number> {
  const links = page.getByRole("main").getByRole("link");
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const at = hrefs.findLastIndex((href) => address.test(href));
  await links.nth(at).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 40));
  const from = await scrollPosition(page);
  expect(from).toBeGreaterThan(0);
  await links.nth(at).click();
  await expect(page).toHaveURL(new RegExp(hrefs[at]?.replaceAll("?", "\\?") ?? "^$"));
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
  return from;
}

for (const [place, address, link] of [
  ["a list that the server rendered", "/blog", /^\/blog\/\d+$/],
  ["a page of search results", "/search?q=kit&page_number=2", /^\/products\/item\//],
] as const) {
  test(`Back to ${place} needs no network and restores the scroll position.`, async ({ page, context }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto(address, { waitUntil: "networkidle" });
    const text = (await page.getByRole("main").textContent()) ?? "";
    const from = await scrollAndFollow(page, link);
    await context.setOffline(true);
    await page.goBack();
    await expect.poll(() => page.getByRole("main").textContent()).toBe(text);
    await expect.poll(() => scrollPosition(page)).toBe(from);
    await context.setOffline(false);
  });
}

test("Back and Forward between visited pages need no network.", async ({ page, context }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByRole("contentinfo").getByRole("link", { name: "Research blog" }).click();
  await expect(page).toHaveURL("/blog");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  await scrollAndFollow(page, /^\/blog\/\d+$/);
  const post = (await heading.textContent()) ?? "";
  await context.setOffline(true);
  await page.goBack();
  await expect(page).toHaveURL("/blog");
  await expect(heading).not.toHaveText(post);
  await page.goForward();
  await expect(heading).toHaveText(post);
  await context.setOffline(false);
});
