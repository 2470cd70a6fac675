import { expect, expectAccessible, test } from "../../support/fixtures.ts";

test.use({
  allowedErrors: [/status of 404 .*\/(get-product-summary|products\/item)\//],
});

test("The page of a design that cannot be made says why, and one click fixes it.", async ({ page }) => {
  // On a busy machine, rendering may time out, and only a rendered page has the status.
  await expect(async () => {
    const response = await page.goto("/products/item/KO-AV-CMXGXA-H00001", { waitUntil: "networkidle" });
    expect(response?.status()).toBe(404);
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This design cannot be made");
  await expect(page.getByRole("alert")).toContainText("over the 5.0 kb that packages well");
  await expectAccessible(page);

  await page.getByRole("link", { name: /^Drop EGFP/ }).click();

  await expect(page).toHaveURL("/products/item/KO-AV-CMXXXA-H00001");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^TP53 knock-out, AAV/);
  await expect(page.getByRole("checkbox", { name: "Select Plasmid DNA" })).toBeEnabled();
});

test("The designer opens a refused design with its choices, and one click fixes it.", async ({ page }) => {
  await page.goto("/design?sku=KO-AV-CMXGXA-H00001", { waitUntil: "networkidle" });
  await expect(page.getByRole("alert")).toContainText("This design cannot be made.");
  await expect(page.getByRole("button", { name: "EGFP", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expectAccessible(page);

  await page.getByRole("button", { name: "Drop EGFP" }).click();

  await expect(page.getByRole("status").filter({ hasText: "This design can be made." })).toBeVisible();
  await expect(page).toHaveURL(/sku=KO-AV-CMXXXA-H00001/);
});

test("A gene that is too long for the parts is refused with the change that makes it possible.", async ({
  page,
}) => {
  await page.goto("/design?sku=OE-AV-CMXGXA-H00001&step=5&q=EGFR", { waitUntil: "networkidle" });
  await page.getByRole("radio", { name: "EGFR, H00002" }).check();

  await expect(page.getByRole("alert")).toContainText("This design cannot be made.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Drop EGFP" }).click();

  await expect(page).toHaveURL("/design?sku=OE-AV-CMXXXA-H00002&step=5&q=EGFR");
  await expect(page.getByText("a part of the genomes is truncated above 4.7 kb")).toBeVisible();
});

test("An amount of particles without a price names the change that gives one, and one click makes it.", async ({
  page,
}) => {
  await page.goto("/products/item/KO-LA-CMXGPC-H00001", { waitUntil: "networkidle" });
  const particles = page.getByRole("row", { name: /Lentivirus particles/ });
  await expect(particles.getByText("47 bp over the 9.2 kb that packages well")).toBeVisible();
  await expectAccessible(page);
  await particles.getByRole("link", { name: /^Use PEFS instead of PCMV/ }).click();

  await expect(page).toHaveURL(/\/products\/item\/KO-LA-ESXGPC-H00001-LP07/);
  await expect(particles.getByText("$935.00")).toBeVisible();
  await expect(particles.getByText("a lower titer is to be expected than below 8.5 kb")).toBeVisible();
});
