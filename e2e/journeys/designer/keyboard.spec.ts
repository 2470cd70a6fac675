import type { Locator, Page } from "@playwright/test";
import { card, nextButton, part, question } from "../../support/designer-page.ts";
import { expect, test } from "../../support/fixtures.ts";

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await element.evaluate((each) => each === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${element} cannot be reached by the keyboard.`);
}

async function press(page: Page, element: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, element);
  await page.keyboard.press(key);
}

test("A kit is designed by keyboard alone.", async ({ page }) => {
  await page.goto("/design", { waitUntil: "networkidle" });
  for (const name of ["CRISPR", "CRISPR KO", "Lenti-AIO"]) {
    await press(page, card(page, name), "Space");
    await expect(card(page, name)).toHaveAttribute("aria-pressed", "true");
    // The chosen card goes on.
    await page.keyboard.press("Enter");
    await expect(question(page)).toBeFocused();
  }

  await tabTo(page, part(page, "Promoter", "PEFS"));
  await page.keyboard.press("ArrowRight");
  await expect(part(page, "Promoter", "PEF1A")).toBeFocused();
  await page.keyboard.press("Space");
  await press(page, nextButton(page));
  await expect(question(page)).toBeFocused();

  await press(page, card(page, "Search Target Gene"));
  await tabTo(page, page.getByLabel("Enter Gene Symbol"));
  await page.keyboard.type("beta-actin");
  const suggestions = page.getByRole("listbox", { name: "Suggested genes" });
  await expect(suggestions.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Target sequence" })).toContainText("ACTB");
  await press(page, nextButton(page));

  await expect(page).toHaveURL(/\/products\/item\/KO-LA-EFXXXC-H\d{5}$/);
});
