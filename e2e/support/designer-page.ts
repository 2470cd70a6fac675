import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./fixtures.ts";

/** Goes from the home page to the first step of the designer by its links. */
export async function goToDesigner(page: Page): Promise<void> {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("main").getByRole("link", { name: "Gene Knock-out" }).first().click();
  await expect(page).toHaveURL("/products/gene-knock-out");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Knock-out");
  await expectAccessible(page);

  await page.getByRole("link", { name: "Go to Design" }).click();
  await expect(page).toHaveURL(/\/design\b/);
}

/** Designs a CRISPR KO kit against human TP53 in five steps, and checks the accessibility of each. */
export async function designKnockOutOfTp53(page: Page): Promise<void> {
  await choose(page, "CRISPR");
  await choose(page, "CRISPR KO");
  await choose(page, "Lenti-AIO");
  await step(page, async () => {
    for (const [part, name] of [
      ["Promoter", "PCMV"],
      ["Selection marker", "Puro"],
    ] as const) {
      await page.getByRole("group", { name: part }).getByRole("button", { name, exact: true }).click();
    }
  });
  await step(page, async () => {
    await page.getByRole("button", { name: /^Search Target Gene/ }).click();
    await page.getByLabel("Enter Gene Symbol").fill("TP53");
    await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
    await page.getByRole("radio", { name: "TP53, H00001" }).check();
    await expectAccessible(page);
  });
  await expect(page).toHaveURL(/\/products\/item\/KO-LA-\w{6}-H00001$/);
}

const choose = (page: Page, option: string) =>
  step(page, () =>
    page
      .getByRole("main")
      .getByRole("button", { name: new RegExp(`^${option}\\b`) })
      .click(),
  );

async function step(page: Page, answer: () => Promise<void>): Promise<void> {
  const question = page.getByRole("main").getByRole("heading", { level: 2 }).first();
  const asked = await question.textContent();
  await expectAccessible(page);
  await answer();
  await nextButton(page).click();
  await expect(question).not.toHaveText(asked ?? "");
}

/** The heading of the current step. */
export const question = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 }).first();

/** A card of steps 1 to 3 and 5. */
export const card = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

/** A part of step 4. */
export const part = (page: Page, group: string, name: string) =>
  page.getByRole("group", { name: group }).getByRole("button", { name, exact: true });

/** Price, lead time and size of the design. */
export const figures = (page: Page) => page.getByRole("region", { name: "Price, lead time and size" });

/** The button to the next step: below the options, or on phones beside the figures. */
export const nextButton = (page: Page) =>
  page.getByRole("button", { name: /^Next:/ }).or(figures(page).getByRole("button", { name: "Next" }));

/** Chooses a card and goes to the next step. */
export async function chooseCard(page: Page, name: string): Promise<void> {
  await expect(card(page, name)).toBeVisible();
  const asked = await question(page).textContent();
  await card(page, name).click();
  await expect(card(page, name)).toHaveAttribute("aria-pressed", "true");
  await nextButton(page).click();
  await expect(question(page)).not.toHaveText(asked ?? "");
}
