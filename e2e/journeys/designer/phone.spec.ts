import { chooseCard, figures, nextButton, part } from "../../support/designer-page.ts";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";

test.use({ viewport: { width: 390, height: 844 }, colorScheme: "dark" });

test("On a phone, price, lead time and size stay in view at the bottom of every step.", async ({ page }) => {
  await page.goto("/design", { waitUntil: "networkidle" });
  for (const name of ["Overexpression", "Overexpression", "Lenti"]) {
    await expect(figures(page)).toBeInViewport();
    await expectAccessible(page);
    await chooseCard(page, name);
  }
  await part(page, "Promoter", "PCMV").click();
  await expect(figures(page)).toBeInViewport();
  const bar = await figures(page).boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeGreaterThan(800);
  await expectAccessible(page);

  await nextButton(page).click();
  await page.getByRole("button", { name: "Non-Insert/Template" }).click();
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(screen ?? 0);
  await nextButton(page).click();
  await expect(page).toHaveURL(/\/products\/item\/OE-LV-CMXXXA-XXXXXX$/);
});
