import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { REMOTES, type Remote } from "../support/remotes.ts";

/** The error panel in place of a page that cannot be shown. */
export const errorPanel = (page: Page) =>
  page.getByRole("alert").filter({ has: page.getByRole("button", { name: "Retry" }) });

/** Expects the error panel in time, and records how long it took. */
export async function expectErrorPanel(page: Page, title: string, withinMs: number): Promise<void> {
  const start = performance.now();
  await expect(errorPanel(page).getByRole("heading", { name: title })).toBeVisible({ timeout: withinMs });
  recordTime("panel", performance.now() - start);
}

/** Records a time with the test, for `--reporter=json`. */
export const recordTime = (what: string, ms: number): void => {
  test.info().annotations.push({ type: what, description: `${Math.round(ms)} ms` });
};

export const retry = (page: Page) => page.getByRole("button", { name: "Retry" }).click();

/** Expects that the frame's menus open and its links are visible. */
export async function expectFrameWorks(page: Page): Promise<void> {
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Services" }).click();
  await expect(page.getByRole("link", { name: "Lab Supplies" }).first()).toBeVisible();
  await page.keyboard.press("Escape");
}

/** A remote that works without the broken one. */
export function otherRemote(remote: string): Remote {
  const other = REMOTES.find(({ name }) => name !== remote && name !== "mf-cart-checkout");
  if (!other) throw new Error("There is only one remote.");
  return other;
}
