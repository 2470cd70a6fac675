import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/fixtures.ts";
import { errorPanel, expectErrorPanel, expectFrameWorks, recordTime, retry } from "./error-panel.ts";

const NEVER = () => new Promise<void>(() => {});

test.use({ allowedErrors: [/\/assets\/mf-|could not be loaded/] });

test("A rendered page stays readable in a working frame while its remote never arrives.", async ({
  page,
}) => {
  await page.route(`**/assets/mf-catalog/remoteEntry.*.js*`, NEVER);
  await waitUntilRendered(page, "/contact");
  const start = performance.now();
  const hydrated = frameHydrated(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await expect(heading(page)).toHaveText("Contact");
  await hydrated;
  recordTime("frame hydrated", performance.now() - start);
  await expect(heading(page)).toHaveText("Contact");

  await expectErrorPanel(page, "This part of the store is not available", 12_000);
  recordTime("panel since the request for the document", performance.now() - start);
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

test("While the chunk of a rendered page never arrives, the frame navigates to other pages.", async ({
  page,
}) => {
  await page.route("**/assets/mf-designer/design.*.js", NEVER);
  const hydrated = frameHydrated(page);
  await openRendered(page, "/design");
  await hydrated;
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await goTo(page, "Contact");
  await expect(heading(page)).toHaveText("Contact");
  await expect(page).toHaveTitle(/^Contact/);
  expect(await page.evaluate(() => Reflect.get(window, "isSameDocument"))).toBe(true);
});

test("A rendered page stays readable below the error panel when its chunk answers 500, and Retry recovers.", async ({
  page,
}) => {
  await page.route("**/assets/mf-catalog/contact.*.js", (route) => route.fulfill({ status: 500, body: "" }));
  await openRendered(page, "/contact");
  await expectErrorPanel(page, "This page is not available", 3_000);
  await expect(heading(page)).toHaveText("Contact");
  await expectAccessible(page);
  await page.getByLabel("Subject").fill("Titer");
  await expectFrameWorks(page);
  await page.unrouteAll();
  await retry(page);
  await expect(errorPanel(page)).toBeHidden();
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please complete all required fields.");
});

test("A page whose chunk arrives late is readable, keeps its scroll position and entries, and is hydrated.", async ({
  page,
}) => {
  const chunk = Promise.withResolvers<void>();
  await page.route("**/assets/mf-catalog/contact.*.js", async (route) => {
    await chunk.promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    const positions: number[] = [];
    Object.assign(window, { scrollPositions: positions });
    window.addEventListener("scroll", () => positions.push(window.scrollY));
  });
  const hydrated = frameHydrated(page);
  await openRendered(page, "/contact");
  await page.getByLabel("Subject").fill("Titer of LV-6001");
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await hydrated;
  await expect(page.getByLabel("Subject")).toHaveValue("Titer of LV-6001");

  chunk.resolve();
  const send = page.getByRole("button", { name: "Send message" });
  // The button does not submit before it is hydrated.
  await expect(send).toHaveAttribute("type", "submit");
  await send.click();
  await expect(page.getByRole("alert")).toHaveText("Please complete all required fields.");
  await expect(page.getByLabel("Subject")).toHaveValue("Titer of LV-6001");
  // The browser has not painted the top of the page at any time.
  expect(await page.evaluate(() => Reflect.get(window, "scrollPositions"))).not.toContain(0);
});

test("Before any script runs, the links of a rendered page load documents.", async ({ page }) => {
  await page.route("**/assets/shell/main.*.js", NEVER);
  await openRendered(page, "/blog");
  await page.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
});

/** The first response may precede the rendering; then the browser renders the page. */
const waitUntilRendered = (page: Page, address: string) =>
  expect(async () => {
    expect(await (await page.request.get(address)).text()).toContain('id="ligate-data"');
  }).toPass({ timeout: 10_000 });

async function openRendered(page: Page, address: string): Promise<void> {
  await waitUntilRendered(page, address);
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const goTo = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true }).click();

/** The hydrated frame requests the session. */
const frameHydrated = (page: Page) => page.waitForRequest("**/api/session/", { timeout: 5_000 });
