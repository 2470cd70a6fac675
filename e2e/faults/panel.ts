import type { Page } from "@playwright/test";
import { AREAS, type Area } from "../journeys/areas.ts";
import { expect, test } from "../journeys/fixtures.ts";

/** What an area shows when its page cannot be shown. */
export const panel = (page: Page) =>
  page.getByRole("alert").filter({ has: page.getByRole("button", { name: "Retry" }) });

/** The panel is there in time; how long it took is noted with the test. */
export async function expectPanel(page: Page, title: string, withinMs: number): Promise<void> {
  const asked = performance.now();
  await expect(panel(page).getByRole("heading", { name: title })).toBeVisible({ timeout: withinMs });
  note("panel", performance.now() - asked);
}

/** Notes a measured time with the test: `--reporter=json` lists it. */
export const note = (what: string, ms: number): void => {
  test.info().annotations.push({ type: what, description: `${Math.round(ms)} ms` });
};

export const retry = (page: Page) => page.getByRole("button", { name: "Retry" }).click();

/** The frame answers: its menus open, its links are there. */
export async function expectFrameAlive(page: Page): Promise<void> {
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Services" }).click();
  await expect(page.getByRole("link", { name: "Lab Supplies" }).first()).toBeVisible();
  await page.keyboard.press("Escape");
}

/** An area that does not need what is broken. */
export function otherThan(remote: string): Area {
  const other = AREAS.find((area) => area.remote !== remote && area.remote !== "mf-cart-checkout");
  if (!other) throw new Error("There is one remote only.");
  return other;
}
