import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/fixtures.ts";
import { errorPanel, expectErrorPanel, expectFrameWorks, recordTime, retry } from "./error-panel.ts";

const NEVER = () => new Promise<void>(() => {});

test.use({ allowedErrors: [/\/releases\/mf-|could not be loaded/] });

test("A rendered page is readable in a living frame while its remote never comes, and after that.", async ({
  page,
}) => {
  await page.route(`**/releases/mf-catalog/*/remoteEntry.js*`, NEVER);
  await untilRendered(page, "/contact");
  const asked = performance.now();
  const alive = frameAlive(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await expect(heading(page)).toHaveText("Contact");
  await alive;
  recordTime("frame alive", performance.now() - asked);
  await expect(heading(page)).toHaveText("Contact");

  await expectErrorPanel(page, "This part of the store is not available", 8_500);
  recordTime("panel since the document was asked for", performance.now() - asked);
  await expect(heading(page)).toHaveText("Contact");
  await expectFrameWorks(page);

  await goTo(page, "Design");
  await expect(heading(page)).toHaveText("Design a vector");
  await expect(page).toHaveTitle(/^Design a vector/);
  await page.unrouteAll();
  await goTo(page, "Contact");
  await expect(heading(page)).toHaveText("Contact");
  await expect(errorPanel(page)).toBeHidden();
});

test("While the code of a rendered page never comes, the frame leads to other pages.", async ({ page }) => {
  await page.route("**/releases/mf-designer/*/design.*.js", NEVER);
  const alive = frameAlive(page);
  await openRendered(page, "/design");
  await alive;
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await goTo(page, "Contact");
  await expect(heading(page)).toHaveText("Contact");
  await expect(page).toHaveTitle(/^Contact/);
  expect(await page.evaluate(() => Reflect.get(window, "isSameDocument"))).toBe(true);
});

test("A rendered page stays readable below the panel where its code answers 500, and Retry recovers.", async ({
  page,
}) => {
  await page.route("**/releases/mf-catalog/*/contact.*.js", (route) =>
    route.fulfill({ status: 500, body: "" }),
  );
  await openRendered(page, "/contact");
  await expectErrorPanel(page, "This page is not available", 3_000);
  await expect(heading(page)).toHaveText("Contact");
  await expectAccessible(page);
  await page.getByLabel("Subject").fill("Titre");
  await expectFrameWorks(page);
  await page.unrouteAll();
  await retry(page);
  await expect(errorPanel(page)).toBeHidden();
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please complete all required fields.");
});

test("A page whose code comes late is readable, stays where it was scrolled to, and comes to life.", async ({
  page,
}) => {
  const code = Promise.withResolvers<void>();
  await page.route("**/releases/mf-catalog/*/contact.*.js", async (route) => {
    await code.promise;
    await route.continue();
  });
  const alive = frameAlive(page);
  await openRendered(page, "/contact");
  await page.getByLabel("Subject").fill("Titre of LV-6001");
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await alive;
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  await expect(page.getByLabel("Subject")).toHaveValue("Titre of LV-6001");

  code.resolve();
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please complete all required fields.");
  await expect(page.getByLabel("Subject")).toHaveValue("Titre of LV-6001");
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test("Before any script runs, the links of a rendered page lead on as documents.", async ({ page }) => {
  await page.route("**/releases/shell/*/main.*.js", NEVER);
  await openRendered(page, "/blog");
  await page.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
});

/** The first answer may come before the page is rendered; then the browser renders it. */
const untilRendered = (page: Page, address: string) =>
  expect(async () => {
    expect(await (await page.request.get(address)).text()).toContain('id="ligate-data"');
  }).toPass({ timeout: 10_000 });

async function openRendered(page: Page, address: string): Promise<void> {
  await untilRendered(page, address);
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const goTo = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true }).click();

/** The frame has come to life: it asks who is here. */
const frameAlive = (page: Page) => page.waitForRequest("**/api/session/", { timeout: 5_000 });
