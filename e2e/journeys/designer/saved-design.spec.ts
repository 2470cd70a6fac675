import { createEmail, signUp } from "../../support/customers.ts";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";

const PRODUCT = "/products/item/KO-LA-CMXXPC-H00001";

test.describe("A design", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("is kept in the browser by a guest, saved by a customer, and shared with another guest", async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(PRODUCT);
    await page.getByRole("button", { name: "Save Design" }).dblclick();
    await expect(page.getByText("Saved in this browser only.")).toBeVisible();

    await signUp(page, createEmail());
    await page.goto(PRODUCT);
    await page.getByRole("button", { name: "Save it to your account" }).dblclick();
    await expect(page.getByText("1 design saved in your account")).toBeVisible();
    await page.getByRole("button", { name: "Save Design" }).dblclick();
    await expect(page.getByText(/^Saved in your account: TP53 knock-out/)).toBeVisible();
    await page.getByRole("button", { name: "Copy link to share" }).click();
    await expect(page.getByText("Link copied.")).toBeVisible();
    await expectAccessible(page);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`^${baseURL}/design/shared/`));

    const guest = await (await browser.newContext({ baseURL })).newPage();
    await guest.goto(link);
    await expect(guest.getByRole("heading", { level: 1 })).toHaveText(/^TP53 knock-out/);
    await expectAccessible(guest);
    await guest.getByRole("link", { name: "Formats and Add to Cart" }).click();
    await expect(guest).toHaveURL(PRODUCT);
    await guest.goBack();
    await guest.getByRole("link", { name: "Use this design" }).click();
    await expect(guest.getByRole("heading", { name: "Which parts does it carry?" })).toBeVisible();
    await guest.context().close();
  });
});
