import type { Page } from "@playwright/test";
import { card, chooseCard, figures, nextButton, part, question } from "../../support/designer-page.ts";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";

const target = (page: Page) => page.getByRole("status").filter({ hasText: "Target sequence" });

test("The target survives Back, Next, other structures, the product page and Change this design.", async ({
  page,
}) => {
  await page.goto("/design?sku=KO-LA-CMXXPC-H00001", { waitUntil: "networkidle" });
  await nextButton(page).click();
  await expect(target(page)).toContainText("H00001");

  await page.getByRole("link", { name: "Back" }).click();
  await part(page, "Promoter", "PEFS").click();
  await nextButton(page).click();
  await expect(target(page)).toContainText("TP53");

  await page
    .getByRole("navigation", { name: "Steps of the design" })
    .getByRole("link", { name: /Delivery/ })
    .click();
  await chooseCard(page, "Standard");
  await part(page, "Promoter", "PCMV").click();
  await part(page, "Selection marker", "Puro").click();
  await nextButton(page).click();
  await expect(target(page)).toContainText("H00001");
  await nextButton(page).click();
  await expect(page).toHaveURL(/\/products\/item\/KO-SP-CMXXPA-H00001$/);

  await page.getByRole("link", { name: "Change this design" }).click();
  await expect(page).toHaveURL(/\/design\?sku=KO-SP-CMXXPA-H00001/);
  await nextButton(page).click();
  await expect(target(page)).toContainText("H00001");
});

test("The address has the whole design: reload, another browser and another tab show the same.", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/design", { waitUntil: "networkidle" });
  await chooseCard(page, "RNAi");
  await chooseCard(page, "RNAi");
  await chooseCard(page, "Lenti");
  await part(page, "Promoter", "PH1").click();
  await expect(page).toHaveURL(/promoter=PH1/);
  await page.reload({ waitUntil: "networkidle" });
  await expect(part(page, "Promoter", "PH1")).toHaveAttribute("aria-pressed", "true");

  const guest = await (await browser.newContext({ baseURL })).newPage();
  await guest.goto(page.url(), { waitUntil: "networkidle" });
  await expect(part(guest, "Promoter", "PH1")).toHaveAttribute("aria-pressed", "true");
  await expect(figures(guest)).toHaveText((await figures(page).textContent()) ?? "");
  await guest.context().close();

  const tab = await page.context().newPage();
  await tab.goto("/design?sku=KO-LA-CMXXPC-H00001", { waitUntil: "networkidle" });
  await expect(part(tab, "Promoter", "PCMV")).toHaveAttribute("aria-pressed", "true");
  await page.reload({ waitUntil: "networkidle" });
  await expect(part(page, "Promoter", "PH1")).toHaveAttribute("aria-pressed", "true");
});

test("A step without a design leads to the first step that is open, under its own address.", async ({
  page,
}) => {
  await page.goto("/design?step=5", { waitUntil: "networkidle" });

  await expect(question(page)).toHaveText("What should the vector do?");
  await expect(page).toHaveURL(/\/design(\?step=1)?$/);
  await expect(card(page, "CRISPR")).toBeVisible();
});

test("The gene search keeps its text and page, finds ids and names, and offers a quote for other genes.", async ({
  page,
}) => {
  const search = (text: string) => async () => {
    await page.getByLabel("Enter Gene Symbol").fill(text);
    await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
  };
  await page.goto("/design?sku=KO-LA-CMXXPC-XXXXXX&step=5", { waitUntil: "networkidle" });
  await card(page, "Search Target Gene").click();

  for (const text of ["7157", "ENSG00000141510", "NM_000546", "HGNC:11998", "tumor protein p53"]) {
    await test.step(`finds TP53 by ${text}`, search(text));
    await expect(page.getByRole("radio", { name: "TP53, H00001" })).toBeVisible();
    await page.reload({ waitUntil: "networkidle" });
    await expect(page.getByLabel("Enter Gene Symbol")).toHaveValue(text);
    await expect(page.getByRole("radio", { name: "TP53, H00001" })).toBeVisible();
  }
  await test.step("does not know TTN", search("TTN"));
  await expect(page.getByText("TTN is not in the catalog.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Get a quote for TTN" }).click();
  await expect(page).toHaveURL(/\/message\?product=.*TTN/);
});

test("A gene that a function does not apply to says what is offered instead.", async ({ page }) => {
  await page.goto("/design?sku=KO-LA-CMXXPC-XXXXXX&step=5", { waitUntil: "networkidle" });
  await card(page, "Search Target Gene").click();
  await page.getByLabel("Enter Gene Symbol").fill("MALAT1");
  await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();

  const row = page.getByRole("row", { name: /MALAT1/ });
  await expect(row.getByRole("radio")).toBeDisabled();
  await expect(row).toContainText("CRISPR DEL");
  await expectAccessible(page);
});

test("The selected formats survive a reload and Back.", async ({ page }) => {
  await page.goto("/products/item/KO-LA-CMXXPC-H00001", { waitUntil: "networkidle" });
  const row = page.getByRole("row", { name: /Plasmid DNA/ });
  await row.getByText("10 µg", { exact: true }).click();
  await row.getByRole("combobox").selectOption("3");
  await page.getByRole("link", { name: "Change this design" }).click();
  await expect(page).toHaveURL(/\/design/);
  await page.goBack();

  for (const visit of ["Back", "reload"]) {
    await test.step(visit, async () => {
      await expect(row.getByRole("checkbox")).toBeChecked();
      await expect(row.getByRole("combobox")).toHaveValue("3");
      await expect(row.getByRole("radio", { name: "10 µg" })).toBeChecked();
    });
    await page.reload({ waitUntil: "networkidle" });
  }
});
