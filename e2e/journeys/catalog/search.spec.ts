import { expect, type Page } from "@playwright/test";
import { expectAccessible, test } from "../../support/fixtures.ts";

const field = (page: Page) =>
  page.getByRole("combobox", { name: "Search the store" }).filter({ visible: true });
const suggestions = (page: Page) => page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const results = (page: Page) => page.getByRole("region", { name: "Search results" });

test("Suggestions find a gene by its alias, and filters choose the kits on its card.", async ({ page }) => {
  await page.goto("/");
  await field(page).pressSequentially("p");
  await expect(field(page)).toHaveAttribute("aria-expanded", "false");
  await field(page).pressSequentially("53");
  const gene = suggestions(page).filter({ hasText: /^TP53 Human · alias p53/ });
  await expect(gene).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press("ArrowDown");
  await expect(gene).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/genes/human/TP53");
  await expect(heading(page)).toBeFocused();
  await expect(suggestions(page)).toHaveCount(0);

  await field(page).fill("TP53 human");
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveValue("TP53 human");
  const human = results(page).getByRole("article", { name: "TP53, Human" });
  const kits = human.getByRole("list", { name: "Kits for TP53" }).getByRole("listitem");
  await expect(kits).toHaveCount(3);
  await expect(human.getByRole("link", { name: "All methods for TP53" })).toHaveAttribute(
    "href",
    "/genes/human/TP53",
  );
  const filters = page.getByRole("navigation", { name: "Filters" });
  await filters.getByRole("link", { name: /^CRISPRi / }).click();
  await expect(page).toHaveURL("/search?q=TP53+human&function=CRISPRi");
  await expect(human).toContainText("CRISPRi");
  await expectAccessible(page);
  await page.reload();
  await expect(human).toContainText("CRISPRi");
  const chips = page.getByRole("list", { name: "Selected filters" });
  await expect(chips.getByRole("link")).toHaveText(["Remove CRISPRi", "Clear all filters"]);
  await page.goBack();
  await expect(chips).toHaveCount(0);
  await page.goForward();
  await expect(human).toContainText("CRISPRi");

  // The whole tile leads to the kit. The query leaves with the page.
  await kits.first().click({ position: { x: 8, y: 8 } });
  await expect(page).toHaveURL(/\/products\/item\/CI-[\w-]+-H00001$/);
  await expect(field(page)).toHaveValue("");
  await page.goBack();
  await expect(field(page)).toHaveValue("TP53 human");
  await kits
    .first()
    .getByRole("button", { name: /^Add to Cart/ })
    .click();
  await expect(page.getByRole("link", { name: /^Cart, 1 item/ })).toBeVisible();
});

test("Escape and Tab close the suggestions, and Enter searches for the typed text.", async ({ page }) => {
  await page.goto("/contact");
  await field(page).pressSequentially("lenti");
  await expect(suggestions(page).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(suggestions(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue("lenti");
  await page.keyboard.press("ArrowDown");
  await expect(suggestions(page).first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(suggestions(page)).toHaveCount(0);

  await field(page).press("Enter");
  await expect(page).toHaveURL("/search?q=lenti");
  await expect(heading(page)).toContainText("results for “lenti”");
  await field(page).fill("TR-10");
  await suggestions(page).filter({ hasText: "TR-1001" }).click();
  await expect(page).toHaveURL("/product/featured/TR-1001");
});

test("The address holds the page and the filters, and a corrected spelling is searched for.", async ({
  page,
}) => {
  await page.goto("/search?q=kit");
  await expect(heading(page)).toHaveText(/^\d+ results for “kit”$/);
  await page.getByRole("button", { name: "Next page" }).first().click();
  await expect(page).toHaveURL("/search?q=kit&page_size=10&page_number=2");
  await page
    .getByRole("navigation", { name: "Filters" })
    .getByRole("link", { name: /^In stock/ })
    .click();
  await expect(page).toHaveURL("/search?q=kit&in_stock=true");
  await expect(results(page).getByRole("listitem").first()).toContainText("In stock");
  await page.getByRole("link", { name: "Clear all filters" }).click();
  await expect(page).toHaveURL("/search?q=kit");

  await page.getByRole("link", { name: "Lead time" }).click();
  await expect(page).toHaveURL("/search?q=kit&sort=lead_time");
  await page.getByRole("button", { name: "Next page" }).last().click();
  await expect(page).toHaveURL("/search?q=kit&sort=lead_time&page_size=10&page_number=2");
  await expectAccessible(page);

  await page.goto("/search?q=tp35");
  await expect(heading(page)).toContainText("for “TP53”");
  await expect(page.getByText("Nothing was found for “tp35”.")).toBeVisible();
  await page.goto("/search?q=KRASQQ");
  await expect(heading(page)).toHaveText("No results found for “KRASQQ”");
  await expectAccessible(page);
  await page.getByRole("link", { name: "KRAS", exact: true }).click();
  await expect(page).toHaveURL("/genes/human/KRAS");
});

test("On a phone, the search is in the top bar and the filters are collapsed.", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    colorScheme: "dark",
  });
  const page = await context.newPage();
  await page.goto("/");
  await field(page).pressSequentially("her2");
  const gene = suggestions(page).filter({ hasText: /^ERBB2 Human · alias HER2/ });
  await expect(gene).toBeVisible();
  await expectAccessible(page);
  await gene.tap();
  await expect(page).toHaveURL("/genes/human/ERBB2");
  await expect(suggestions(page)).toHaveCount(0);

  await field(page).fill("ERBB2 human");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toContainText("for “ERBB2 human”");
  const filters = page.getByRole("navigation", { name: "Filters" });
  const filter = filters.getByRole("link", { name: /^CRISPRa / });
  await expect(filter).toBeHidden();
  await page.getByText("Filters", { exact: true }).tap();
  await filter.tap();
  await expect(results(page).getByRole("listitem").first()).toContainText("CRISPRa");
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, "no horizontal overflow").toBeLessThanOrEqual(390);
  await context.close();
});

test("A pasted sequence stays out of the address, also after a reload, and is carried to a quote.", async ({
  page,
}) => {
  await page.goto("/");
  const bases = `ATG${"GAGGAGCCGCAGTCAGATCC".repeat(60)}TGA`;
  await field(page).fill(`>NM_1 tumor protein ${bases}`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search");
  await expect(page.getByText("It has 1,206 bases. It is a complete coding sequence")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole("link", { name: "Get a quote for this sequence" }).click();
  await expect(page.getByText("NM_1 tumor protein, 1,206 bp")).toBeVisible();
});

test("Search and filters work without JavaScript.", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await expect(async () => {
    await page.goto("/");
    await field(page).fill("tp53", { timeout: 2_000 });
  }).toPass();
  await field(page).press("Enter");
  await expect(page).toHaveURL(/\/search\?q=tp53$/);
  await expect(heading(page)).toContainText("results for “tp53”");
  await page
    .getByRole("navigation", { name: "Filters" })
    .getByRole("link", { name: /^CRISPRa / })
    .click();
  await expect(page).toHaveURL(/&function=CRISPRa$/);
  await expect(results(page).getByRole("article").first()).toContainText("CRISPRa");
  await context.close();
});
