import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/fixtures.ts";
import { frameLink, headingOf, REMOTES, unavailableHeading } from "../support/remotes.ts";

/** The files are not there, as after a deployment that went wrong. */
async function takeAway(page: Page, files: string): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.fulfill({ status: 404, body: "Not found" }));
  return () => page.unroute(files);
}

// The files that are missing on purpose, as the browser, the federation's runtime and the shell tell of them.
test.use({ allowedErrors: [/status of 404 .*\/releases\/mf-|^(Area|Page)Unavailable: /] });

for (const area of REMOTES) {
  test(`Without ${area.name} the frame and the other areas work, and Retry recovers.`, async ({ page }) => {
    const giveBack = await takeAway(page, `**/releases/${area.name}/**`);

    await page.goto(area.address);
    await expect(unavailableHeading(page)).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expectAccessible(page);

    for (const other of REMOTES.filter((one) => one !== area)) {
      await other.enter(page);
      await expect(headingOf(page, other)).toBeVisible();
    }
    await area.enter(page);
    await expect(unavailableHeading(page)).toBeVisible();
    await expect(page).toHaveURL(area.address);

    await giveBack();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(headingOf(page, area)).toBeVisible();
    await expectAccessible(page);
  });
}

test("Without a page's own file the rest of its remote works, and Retry recovers.", async ({ page }) => {
  const giveBack = await takeAway(page, "**/releases/mf-designer/*/design.*.js");

  await page.goto("/design");
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/products/item/CA-LA-CMXXPC-XXXXXX");
  await expect(page.getByRole("heading", { level: 1, name: "CRISPRa Lenti-AIO Kit" })).toBeVisible();
  await frameLink(page, "Design").click();
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();

  await giveBack();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Design a vector" })).toBeVisible();
});
