import { expect, type Page } from "@playwright/test";

/** The heading of the current step. */
export const question = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 }).first();

/** A card of steps 1 to 3 and 5. */
export const card = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

/** A part of step 4. */
export const part = (page: Page, group: string, name: string) =>
  page.getByRole("group", { name: group }).getByRole("button", { name, exact: true });

export const nextButton = (page: Page) => page.getByRole("button", { name: /^Next:/ });

/** Price, lead time and size of the design. */
export const figures = (page: Page) => page.getByRole("region", { name: "Price, lead time and size" });

/** Chooses a card and goes to the next step. */
export async function chooseCard(page: Page, name: string): Promise<void> {
  await expect(card(page, name)).toBeVisible();
  const asked = await question(page).textContent();
  await card(page, name).click();
  await expect(card(page, name)).toHaveAttribute("aria-pressed", "true");
  await nextButton(page).click();
  await expect(question(page)).not.toHaveText(asked ?? "");
}
