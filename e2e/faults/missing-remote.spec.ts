import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/fixtures.ts";
import { frameLink, pageHeading, REMOTES, unavailableHeading } from "../support/remotes.ts";

/** Answers requests for these files with 404. @returns a function that ends it */
async function removeFiles(page: Page, files: string): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.fulfill({ status: 404, body: "Not found" }));
  return () => page.unroute(files);
}

// The errors of the browser, the federation runtime and the shell about the missing files.
test.use({ allowedErrors: [/status of 404 .*\/assets\/mf-|^Uncaught: (Remote|Page)UnavailableError: /] });

for (const remote of REMOTES) {
  test(`Without ${remote.name} the frame and the other remotes work, and Retry recovers.`, async ({
    page,
  }) => {
    const restoreFiles = await removeFiles(page, `**/assets/${remote.name}/**`);

    await page.goto(remote.address);
    await expect(unavailableHeading(page)).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expectAccessible(page);

    for (const other of REMOTES.filter((candidate) => candidate !== remote)) {
      await other.enter(page);
      await expect(pageHeading(page, other)).toBeVisible();
    }
    await remote.enter(page);
    await expect(unavailableHeading(page)).toBeVisible();
    await expect(page).toHaveURL(remote.address);

    await restoreFiles();
    await page.getByRole("button", { name: "Retry" }).click();
    // The server-rendered page is readable below the panel.
    await expect(unavailableHeading(page)).toBeHidden();
    await expect(pageHeading(page, remote)).toBeVisible();
    await expectAccessible(page);
  });
}

test("Without the chunk of a page the rest of its remote works, and Retry recovers.", async ({ page }) => {
  const restoreFiles = await removeFiles(page, "**/assets/mf-designer/design.*.js");

  await page.goto("/design");
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/products/item/CA-LA-CMXXPC-XXXXXX");
  await expect(page.getByRole("heading", { level: 1, name: /^CRISPR activation template/ })).toBeVisible();
  await frameLink(page, "Design").click();
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();

  await restoreFiles();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Design a vector" })).toBeVisible();
});
