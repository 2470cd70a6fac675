import { expect, type Page } from "@playwright/test";

/**
 * Loads another document and goes back.
 * @param whileAway runs while the other document is shown
 * @returns a mark in the first document, for isRestored
 */
export async function leaveAndReturn(page: Page, whileAway: () => Promise<void> = async () => {}) {
  const mark = await page.evaluate(() => {
    const mark = Math.random();
    Object.assign(window, { mark });
    window.addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
    return mark;
  });
  const { href } = new URL(page.url());
  await page.evaluate(() => window.location.assign("/policies/privacy?from=elsewhere"));
  await expect(page).toHaveURL(/from=elsewhere/);
  await page.waitForLoadState("networkidle");
  await whileAway();
  await page.evaluate(() => window.history.back());
  await expect(page).not.toHaveURL(/from=elsewhere/);
  return { mark, href };
}

/** Whether the current document is the marked one, restored from the back/forward cache. */
export const isRestored = (page: Page, mark: number) =>
  page.evaluate(
    (mark) => Reflect.get(window, "mark") === mark && Reflect.get(window, "persisted") === true,
    mark,
  );
