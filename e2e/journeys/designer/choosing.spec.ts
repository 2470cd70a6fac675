import { card, chooseCard, figures, nextButton, part } from "../../support/designer-page.ts";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";

test("A visitor sees what every choice costs before choosing, and why an option is not offered.", async ({
  page,
}) => {
  await test.step("ranges stand in the header from the first step on", async () => {
    await page.goto("/design", { waitUntil: "networkidle" });
    await expect(figures(page)).toContainText(/\$\d+–\$[\d,]+/);
    await expect(figures(page)).toContainText("business days");
    await expect(figures(page)).toContainText(/[\d.]+–[\d.]+ kb/);
    await chooseCard(page, "CRISPR");
    await expectAccessible(page);
  });

  await test.step("a structure that is not offered says why, and cannot be chosen", async () => {
    await chooseCard(page, "CRISPRa");
    const aav = card(page, "AAV");
    await expect(aav).toHaveAttribute("aria-disabled", "true");
    await expect(aav).toHaveAccessibleDescription(/Not offered\. dCas9-VPR .+ 5\.0 kb/);
    await aav.press("Enter");
    await expect(aav).toHaveAttribute("aria-pressed", "false");
    await nextButton(page).click();
    await expect(page).toHaveURL(/step=3/);
    await expectAccessible(page);
  });

  await test.step("a fluorophore that never fits an AAV is not offered", async () => {
    await page.getByRole("link", { name: "Back" }).click();
    await chooseCard(page, "CRISPR KO");
    await chooseCard(page, "AAV");
    await expect(part(page, "Fluorescence marker", "EGFP")).toBeDisabled();
    await expect(part(page, "Fluorescence marker", "EGFP")).toHaveAccessibleDescription(
      /Not offered\. With EGFP.* it is at least 5,\d+ bp/,
    );
    await expect(part(page, "Promoter", "PU6")).toHaveAccessibleDescription(/Pol III/);
    await expectAccessible(page);
  });

  await test.step("a part says what it adds to size and price", async () => {
    await page.getByRole("link", { name: "Back" }).click();
    await chooseCard(page, "Lenti-AIO");
    await expect(part(page, "Fluorescence marker", "EGFP")).toHaveAccessibleDescription("+774 bp, +$45");
    await part(page, "Promoter", "PEFS").click();
    await part(page, "Fluorescence marker", "EGFP").click();
    await expect(part(page, "Fluorescence marker", "None")).toHaveAccessibleDescription("−774 bp, −$45");
    await expectAccessible(page);
  });
});

test("A change of the structure resets the parts, and one click brings back those that still fit.", async ({
  page,
}) => {
  await page.goto("/design?sku=KO-LA-ESXGPC-H00001", { waitUntil: "networkidle" });
  await page
    .getByRole("navigation", { name: "Steps of the design" })
    .getByRole("link", { name: /Delivery/ })
    .click();
  await chooseCard(page, "AAV");

  const offer = page.getByRole("status").filter({ hasText: "Restore" });
  await expect(offer).toContainText("PEFS");
  await expect(offer).toContainText(/EGFP is no longer possible/);
  await expect(offer).toContainText(/Puro is no longer possible/);
  await expectAccessible(page);
  await offer.getByRole("button", { name: /^Restore/ }).click();

  await expect(part(page, "Promoter", "PEFS")).toHaveAttribute("aria-pressed", "true");
  await nextButton(page).click();
  await expect(page.getByText("H00001").first()).toBeVisible();
});

test('"Help me choose" fills in the steps and says why.', async ({ page }) => {
  await page.goto("/design", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Help me choose" }).click();
  const dialog = page.getByRole("dialog", { name: "Help me choose" });
  await dialog.getByLabel("Which cells?").selectOption("Neurons");
  await dialog.getByLabel("What should happen?").selectOption("Express a gene from the vector");
  await dialog.getByLabel("How do the cells get it?").selectOption("In the animal (in vivo)");
  await dialog.getByRole("button", { name: "Recommend a design" }).click();

  const result = dialog.getByRole("status", { name: "Recommended design" });
  await expect(result).toContainText("Overexpression in AAV");
  await expect(result).toContainText("PSYN1 restricts expression to neurons.");
  await expect(result).toContainText("Work with animals needs an approved protocol.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Use this design" }).click();

  await expect(part(page, "Promoter", "PSYN1")).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/function=Overexpression.+structure=AAV/);

  await page.reload({ waitUntil: "networkidle" });
  await expect(page.getByText("PSYN1 restricts expression to neurons.")).toBeVisible();
  await expectAccessible(page);
  await part(page, "Promoter", "PCMV").click();
  await expect(page.getByText("PSYN1 restricts expression to neurons.")).toBeHidden();
});
