import AxeBuilder from "@axe-core/playwright";
import { test as base, type ConsoleMessage, expect, type Page } from "@playwright/test";

interface Expectations {
  /**
   * Trouble that a journey brings about itself, such as a declined card: what the console says of it, with the
   * address that it is about. Everything else fails the journey.
   */
  expectedTrouble: RegExp[];
}

/** Fails a journey on any console error and any uncaught exception. */
export const test = base.extend<Expectations>({
  expectedTrouble: [[], { option: true }],
  page: async ({ page, expectedTrouble }, use) => {
    const trouble: string[] = [];
    page.on("console", (message) => message.type() === "error" && trouble.push(textOf(message)));
    page.on("pageerror", (error) => trouble.push(`Uncaught: ${error.stack ?? error}`));

    await use(page);

    const unexpected = trouble.filter((text) => !expectedTrouble.some((pattern) => pattern.test(text)));
    expect(unexpected, "errors in the browser").toEqual([]);
  },
});
export { expect };

const textOf = (message: ConsoleMessage) => `${message.text()} (${message.location().url})`;

/** Runs axe on what is on screen: no violations. The journey goes on, and fails at its end. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is being brought up to date is dimmed, and judged once it is.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page })
    // Four times as quick: without a blank page for each answer, and without a list of what is well.
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
  );
  expect.soft(found, `accessibility of ${page.url()}`).toEqual([]);
}
