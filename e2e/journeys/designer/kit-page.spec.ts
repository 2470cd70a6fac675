import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";

const KIT = "/products/item/KO-LA-ESXXPC-H00001-PD05";
/** A custom tag is priced by quote in every format. */
const BY_QUOTE = "/products/item/CA-LA-CMXXZC-XXXXXX";
const MAX_TABS = 15;

const addToCart = (page: Page) => page.getByRole("button", { name: "Add to Cart" });
const selection = (page: Page) => page.getByRole("region", { name: "Your selection" });

test("Price and Add to Cart are in view without scrolling, and within 15 tabs.", async ({ page }) => {
  await page.goto(KIT, { waitUntil: "networkidle" });
  await expect(addToCart(page)).toBeInViewport({ ratio: 1 });
  await expect(selection(page).getByText("$495.00")).toBeInViewport({ ratio: 1 });
  await expect(selection(page)).toContainText(/Ready in 10–15 business days, by \w{3}, \w{3} \d+/);
  await expect(selection(page)).toContainText("For research use only.");

  await page.getByRole("main").focus();
  let tabs = 0;
  while (!(await addToCart(page).evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press("Tab");
    tabs++;
    expect(tabs).toBeLessThanOrEqual(MAX_TABS);
  }
});

test("The sections of a kit are reached by links.", async ({ page }) => {
  await page.goto(`${KIT}?formats=GS01x2`, { waitUntil: "networkidle" });
  const links = page.getByRole("navigation", { name: "On this page" });
  for (const name of ["Sequence", "What's in the box", "What you need"]) {
    await links.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { name, exact: true })).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  await expect(page).toHaveURL(/\?formats=GS01x2#what-you-need$/);
  await expect(page.getByRole("combobox", { name: "Quantity of Glycerol stock" })).toHaveValue("2");
  await expectAccessible(page);
});

test("A design that is by quote in every format has Consult in place of Add to Cart.", async ({ page }) => {
  await page.goto(BY_QUOTE, { waitUntil: "networkidle" });
  await expect(addToCart(page)).toHaveCount(0);
  const consult = selection(page).getByRole("link", { name: /^Consult/ });
  await expect(consult).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await consult.click();
  await expect(page).toHaveURL(/\/message\?product=.*CA-LA-CMXXZC-XXXXXX/);
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: "dark" });

  test("a bar at the bottom has price and button, and covers neither the focus nor the end of the page.", async ({
    page,
  }) => {
    await page.goto(KIT, { waitUntil: "networkidle" });
    await expect(addToCart(page)).toBeInViewport({ ratio: 1 });
    await expect(selection(page).getByText("$495.00")).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);

    await page.getByRole("main").focus();
    for (let tabs = 0; tabs < 30; tabs++) {
      await page.keyboard.press("Tab");
      expect(await coveredFocus(page)).toBe("");
    }

    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const footer = await page.getByRole("contentinfo").boundingBox();
    const button = await addToCart(page).boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(footer?.y ?? 0);
  });
});

/** The focused element, if another element lies over its middle. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    // The options of a map are shapes with holes.
    if (!(focused instanceof HTMLElement) || focused === document.body) return "";
    const { left, top, width, height } = focused.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    const isCovered = at?.closest("[aria-label='Your selection']") && !focused.contains(at);
    return isCovered && !at?.contains(focused) ? focused.outerHTML : "";
  });
