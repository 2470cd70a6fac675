import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";

const TWO_PLASMIDS = "/products/item/KO-LV-CMXGPA-H00001";
const ringOf = (page: Page) => page.getByRole("listbox", { name: /^Map of .* to scale$/ });

test("The features of both maps of a kit's plasmid are walked by keyboard, and pinned.", async ({ page }) => {
  await page.goto(TWO_PLASMIDS, { waitUntil: "networkidle" });
  await expect(page.getByRole("tab", { name: "Cas9" })).toHaveAttribute("aria-selected", "true");

  await ringOf(page).getByRole("option").first().focus();
  await page.keyboard.press("ArrowLeft");
  const ori = ringOf(page).getByRole("option", {
    name: /^ori, position [\d,]+ to 10,931, 589 bp, added by the kit/,
  });
  await expect(ori).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(ori).toHaveAttribute("aria-selected", "true");

  const line = page.getByRole("listbox", { name: /^Linear map of pLV\[KO\]-Blast/ });
  await line.getByRole("option").first().focus();
  await expect(line.getByRole("option", { name: /^ori,/ })).toHaveAttribute("aria-selected", "true");

  await page.getByRole("tab", { name: "Guide" }).click();
  await expect(ringOf(page)).toHaveAccessibleName(/gRNA/);
  const maps = page.getByRole("region", { name: "Linear map" });
  await expect(
    maps.getByText(/^[\d,]+ of [\d,]+ bp known. Design sequence, not as built.$/).last(),
  ).toBeVisible();
  const features = page.getByRole("region", { name: "Features", exact: true });
  await features
    .getByText(/features, with positions and sources/)
    .last()
    .click();
  await expect(page.getByRole("row", { name: /^gRNA/ })).toContainText("76 bp");
  await expectAccessible(page);
});

test("The maps of a plasmid are saved as SVG and PNG that need no other file.", async ({ page }) => {
  await page.goto(TWO_PLASMIDS, { waitUntil: "networkidle" });

  const svg = await save(page, "SVG");
  expect(svg.name).toBe("pLV[KO]-Blast-CMV-SpCas9.svg");
  const text = svg.content.toString();
  expect(text).toContain("Design sequence, not as built");
  expect(text).toContain('src: url("data:font/woff2;base64,');
  expect(text).not.toMatch(/class=|var\(|light-dark|oklab|https?:\/\/(?!www\.w3\.org\/)/);

  const png = await save(page, "PNG");
  expect(png.name).toBe("pLV[KO]-Blast-CMV-SpCas9.png");
  expect(png.content.subarray(1, 4).toString()).toBe("PNG");
  expect(png.content.readUInt32BE(16), "two pixels per unit").toBe(1440);
});

async function save(page: Page, format: "SVG" | "PNG"): Promise<{ name: string; content: Buffer }> {
  const download = page.waitForEvent("download");
  await page
    .getByRole("button", { name: `Download ${format}` })
    .first()
    .click();
  const file = await download;
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}
