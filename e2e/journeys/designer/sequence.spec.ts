import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";

const PRODUCT = "/products/item/KO-LV-CMXXPC-H00001";
const section = (page: Page) => page.getByRole("region", { name: /^Sequence of/ });

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("The sequence of a design loads when it is opened, is searched, selected and downloaded.", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  const ofSequence = () => requested.filter((url) => /kit-sequence/.test(url));
  await page.goto(PRODUCT, { waitUntil: "networkidle" });
  expect(ofSequence()).toEqual([]);

  await test.step("each plasmid has a tab", async () => {
    await section(page)
      .getByRole("button", { name: /^Show the sequence/ })
      .click();
    await expect(section(page).getByRole("tab")).toHaveText(["Cas9", "Guide"]);
    expect(ofSequence().length).toBeGreaterThan(1);
    await section(page).getByRole("tab", { name: "Guide" }).click();
    await expect(section(page)).toContainText(/Circular, [\d,]+ of [\d,]+ bp known/);
    await expectAccessible(page);
  });

  await test.step("bases are found on both strands", async () => {
    await section(page).getByLabel("Find bases on both strands").fill("GAATTC");
    await expect(section(page)).toContainText(/\d+ sites? found/);
    await section(page).getByLabel("Find bases on both strands").press("Enter");
    await expect(section(page)).toContainText(/Site 1 of \d+, at [\d,]+/);
    await expect(section(page)).toContainText("6 bp, GC 33.3 %");
    await section(page).getByRole("button", { name: "Copy", exact: true }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("GAATTC");
  });

  await test.step("a drag over the bases selects them", async () => {
    const line = section(page).getByRole("region", { name: "Bases" }).locator("svg[data-from]").first();
    await line.scrollIntoViewIfNeeded();
    const box = await line.boundingBox();
    if (!box) throw new Error("The first line is not visible.");
    const middle = (base: number) => box.x + (base - 0.5) * (box.width / 70);
    await page.mouse.move(middle(11), box.y + 8);
    await page.mouse.down();
    await page.mouse.move(middle(20), box.y + 8, { steps: 4 });
    await page.mouse.up();
    await expect(section(page)).toContainText(/Selected 11–20: 10 bp/);
  });

  await test.step("a feature is selected and translated", async () => {
    await section(page)
      .getByText(/features, with position and source/)
      .click();
    await section(page).getByRole("button", { name: "Puro" }).click();
    await section(page)
      .getByText(/^Puro translated/)
      .click();
    await expect(section(page).getByLabel("Translation of Puro")).toHaveValue(/^M?TEYKPTVRLATRDDVPRAVR/);
    await section(page)
      .getByText(/^Cut sites: \d+ of \d+ enzymes cut once/)
      .click();
    await expectAccessible(page);
  });

  for (const [name, start] of [
    ["GenBank", /^LOCUS /],
    ["FASTA", /^>/],
  ] as const) {
    await test.step(`it is downloaded as ${name}`, async () => {
      const download = page.waitForEvent("download");
      await section(page)
        .getByRole("link", { name: new RegExp(`^${name} file`) })
        .click();
      expect(await readFile(await (await download).path(), "utf8")).toMatch(start);
    });
  }
});
