import type { Page } from "@playwright/test";
import { expectErrorPanel, expectFrameWorks, otherRemote, retry } from "../faults/error-panel.ts";
import { NOT_AVAILABLE } from "../faults/page-panels.ts";
import { expect } from "../support/fixtures.ts";
import { pageHeading, REMOTES, type Remote } from "../support/remotes.ts";
import { alter, expectNothingRun, INTEGRITY_ERROR } from "./altered-file.ts";
import { test } from "./verifying-store.ts";

const NO_REMOTE = "This part of the store is not available";

interface File {
  name: string;
  /** Path below the remote. A query follows the path of an entry in a retry. */
  path: (chunk: string) => string;
  /** Heading of the error panel. */
  panel: string;
}

const ENTRY: File = { name: "entry", path: () => "remoteEntry.*.js*", panel: NO_REMOTE };
const CHUNK: File = { name: "page chunk", path: (chunk) => `${chunk}.*.js`, panel: NOT_AVAILABLE };
const STYLES: File = { name: "stylesheet", path: (chunk) => `${chunk}.*.css*`, panel: NOT_AVAILABLE };

const pattern = (remote: Remote, { path }: File) => `${remote.name}/${path(remote.chunk)}`;

test.use({ allowedErrors: [INTEGRITY_ERROR] });

test("With an altered entry of the shell, a page stays as the server rendered it.", async ({ page }) => {
  await alter(page, "shell/main.*.js");
  const address = "/contact";
  await expect(async () => {
    expect(await (await page.request.get(address)).text()).toContain('id="ligate-data"');
  }).toPass({ timeout: 10_000 });
  const session: string[] = [];
  page.on("request", (request) => request.url().includes("/api/") && session.push(request.url()));
  await page.goto(address, { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
  expect(session, "requests of the shell").toEqual([]);
  await expectNothingRun(page);

  await page.unrouteAll();
  await page.reload();
  await expectHydrated(page);
});

for (const remote of REMOTES) {
  for (const file of [ENTRY, CHUNK]) {
    test(`An altered ${file.name} of the page's own remote ${remote.name} does not run, and Retry recovers.`, async ({
      page,
    }) => {
      await alter(page, pattern(remote, file));
      await page.goto(remote.address);
      await expectRefused(page, file);
      await expectRecovery(page, remote);
    });
  }

  for (const file of [ENTRY, CHUNK, STYLES]) {
    test(`After a navigation, an altered ${file.name} of ${remote.name} is refused, and Retry recovers.`, async ({
      page,
    }) => {
      const other = otherRemote(remote.name);
      await alter(page, pattern(remote, file));
      await page.goto(other.address, { waitUntil: "networkidle" });
      await remote.enter(page);
      await expectRefused(page, file);
      await expectRecovery(page, remote);
    });
  }
}

/** Expects the error panel in a working frame, and that no altered script has run. */
async function expectRefused(page: Page, { panel }: File): Promise<void> {
  await expectErrorPanel(page, panel, 3_000);
  await expectFrameWorks(page);
  await expectNothingRun(page);
}

/** Stops altering files, and expects that Retry loads the page. */
async function expectRecovery(page: Page, remote: Remote): Promise<void> {
  await page.unrouteAll();
  await retry(page);
  await expect(pageHeading(page, remote)).toBeVisible();
}

/** The hydrated frame opens its menus. */
const expectHydrated = (page: Page) => expectFrameWorks(page);
