import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { REMOTES, type Remote } from "../support/remotes.ts";

/** What an area shows when its page cannot be shown. */
export const errorPanel = (page: Page) =>
  page.getByRole("alert").filter({ has: page.getByRole("button", { name: "Retry" }) });

/** The panel is there in time; how long it took is noted with the test. */
export async function expectErrorPanel(page: Page, title: string, withinMs: number): Promise<void> {
  const asked = performance.now();
  await expect(errorPanel(page).getByRole("heading", { name: title })).toBeVisible({ timeout: withinMs });
  recordTime("panel", performance.now() - asked);
}

/** Notes a measured time with the test: `--reporter=json` lists it. */
export const recordTime = (what: string, ms: number): void => {
  test.info().annotations.push({ type: what, description: `${Math.round(ms)} ms` });
};

export const retry = (page: Page) => page.getByRole("button", { name: "Retry" }).click();

/** The frame answers: its menus open, its links are there. */
export async function expectFrameWorks(page: Page): Promise<void> {
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Services" }).click();
  await expect(page.getByRole("link", { name: "Lab Supplies" }).first()).toBeVisible();
  await page.keyboard.press("Escape");
}

/** An area that does not need what is broken. */
export function otherRemote(remote: string): Remote {
  const other = REMOTES.find((area) => area.name !== remote && area.name !== "mf-cart-checkout");
  if (!other) throw new Error("There is one remote only.");
  return other;
}
