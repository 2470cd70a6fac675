import { expect, expectAccessible, test } from "../../support/fixtures.ts";

test("The home page asks for a gene, and says what is offered for it.", async ({ page }) => {
  await page.goto("/");
  const field = page.getByRole("combobox", { name: "Which gene?" });
  await field.pressSequentially("HER2");
  const gene = page.getByRole("option", { name: /^ERBB2 Human · alias HER2/ });
  await expect(gene).toContainText("Offered: knock-out, CRISPR activation, and");
  await expect(page.getByRole("group", { name: "Products" })).toHaveCount(0);
  await expectAccessible(page);

  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL("/genes/human/ERBB2");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("The field for a gene of the home page searches for it.", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("combobox", { name: "Which gene?" }).fill("KRAS");
    await page.getByRole("button", { name: "Find kits" }).click();

    await expect(page).toHaveURL("/search?q=KRAS");
    // A page that is rendered for the first time on a busy machine is left to the browser, which runs no scripts here.
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole("article", { name: "KRAS, Human" })).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });
});

test("The home page draws a kit as it is chosen, and leads to it.", async ({ page }) => {
  await page.goto("/");
  const kit = page.getByRole("link", { name: /^TP53 / }).filter({ has: page.locator("img") });
  const isDrawn = () => kit.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect(kit).toContainText("TP53 knock-out, lentivirus, EGFP");
  await expect.poll(isDrawn).toBe(true);
  const { y: before } = (await page.getByRole("region", { name: "Our services" }).boundingBox()) ?? {};

  await page.getByRole("button", { name: "Overexpression" }).click();
  await page.getByRole("button", { name: "mCherry" }).press("Enter");

  await expect(kit).toHaveAttribute("href", "/products/item/OE-LV-ESXRPA-H00001");
  await expect.poll(isDrawn).toBe(true);
  const { y: after } = (await page.getByRole("region", { name: "Our services" }).boundingBox()) ?? {};
  expect(after).toBe(before);
  await kit.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("TP53 overexpression, lentiviral vector");
});

/** Words of the linked pages, by the links of the facts. */
const STATEMENTS = {
  "Terms of Sale": "Plasmids are sequenced over their inserts and junctions",
  Returns: "Make it again, or refund it",
  "Their sources": "published libraries of the Broad Institute",
  Confidentiality: "What you design, and every sequence you send, remains yours",
};

test("The pages that the facts of the home page link to state them.", async ({ page }) => {
  for (const [name, statement] of Object.entries(STATEMENTS)) {
    await page.goto("/");
    await page
      .getByRole("list", { name: "What you can rely on" })
      .getByRole("link", { name, exact: true })
      .click();
    await expect(page.getByRole("main").getByText(statement)).toBeVisible();
  }
});
