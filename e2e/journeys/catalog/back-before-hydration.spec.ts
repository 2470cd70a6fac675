import { expect, test } from "../../support/fixtures.ts";

test("Back after a reload shows the page of the earlier address, also before the reloaded page is hydrated.", async ({
  page,
}) => {
  const results = page.getByRole("main");
  await page.goto("/search?q=TP53", { waitUntil: "networkidle" });
  const field = page.getByRole("search").getByRole("combobox");
  await field.fill("BRCA1");
  await field.press("Enter");
  await expect(page).toHaveURL("/search?q=BRCA1");
  await expect(results).toContainText("BRCA1 DNA repair associated");

  await page.route("**/assets/shell/app.*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await expect(results).toContainText("BRCA1 DNA repair associated");
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL("/search?q=TP53");
  await expect(results).toContainText("tumor protein p53");
  await expect(results).not.toContainText("BRCA1 DNA repair associated");
  await expect(page).toHaveTitle(/TP53/);
});
