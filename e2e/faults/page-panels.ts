import { expect, type Page, test } from "@playwright/test";
import { pageHeading, type Remote } from "../support/remotes.ts";
import { errorPanel, expectErrorPanel, expectFrameWorks, otherRemote } from "./error-panel.ts";

/** Heading of the error panel of a page whose code cannot be loaded. */
export const NOT_AVAILABLE = "This page is not available";

/** Expects the error panel in place of the page of a remote, however it is visited, and that other pages work. */
export async function expectPanels(
  page: Page,
  remote: Remote,
  title: string,
  withinMs: number,
): Promise<void> {
  const other = otherRemote(remote.name);
  await test.step("after navigation from another remote, whose pages still work", async () => {
    await page.goto(other.address, { waitUntil: "networkidle" });
    await remote.enter(page);
    await expectErrorPanel(page, title, withinMs);
    await expectFrameWorks(page);
    await other.enter(page);
    await expect(pageHeading(page, other)).toBeVisible();
    await remote.enter(page);
    await expect(errorPanel(page)).toBeVisible();
  });

  await test.step("as the first document", async () => {
    // A preload that never ends prevents the load event.
    await page.goto(remote.address, { waitUntil: "commit" });
    await expect(errorPanel(page)).toBeVisible();
    await expectFrameWorks(page);
  });
}

export async function expectRecovered(page: Page, remote: Remote): Promise<void> {
  await expect(pageHeading(page, remote)).toBeVisible();
  await expect(errorPanel(page)).toBeHidden();
}
