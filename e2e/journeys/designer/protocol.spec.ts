import { readFileSync } from "node:fs";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";

test("A protocol is downloaded as a PDF by keyboard.", async ({ page }) => {
  await page.goto("/protocol/KO/LV", { waitUntil: "networkidle" });
  await expectAccessible(page);
  await page.getByRole("link", { name: "Download PDF" }).focus();

  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);

  expect(download.suggestedFilename()).toBe("KO-LV.pdf");
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  await expect(page.getByRole("heading", { level: 1, name: "CRISPR KO Lenti Protocol" })).toBeVisible();
});
