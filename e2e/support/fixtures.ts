import { createHash } from "node:crypto";
import AxeBuilder from "@axe-core/playwright";
import { test as base, type ConsoleMessage, expect, type Page } from "@playwright/test";
import { visitorHeaders } from "./visitor-address.ts";

interface Options {
  /**
   * Console errors that a test causes on purpose, such as the response to a declined card. Each pattern is matched with
   * the message and its address. Any other error fails the test.
   */
  allowedErrors: RegExp[];
}

/** Fails a test on any console error and any uncaught exception. Each test has the address of another visitor. */
export const test = base.extend<Options>({
  extraHTTPHeaders: async ({ baseURL: _baseURL }, use) => use(visitorHeaders()),
  allowedErrors: [[], { option: true }],
  page: async ({ page, allowedErrors }, use) => {
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(textOf(message)));
    page.on("pageerror", (error) => errors.push(`Uncaught: ${error.stack ?? error}`));

    await use(page);

    const unexpected = errors.filter((text) => !allowedErrors.some((pattern) => pattern.test(text)));
    // The summary of a run shows the first line of a failure only.
    expect(unexpected, `errors in the browser: ${unexpected[0]}`).toEqual([]);
  },
});
export { expect };

const textOf = (message: ConsoleMessage) => `${message.text()} (${message.location().url})`;

/** Waits for transitions and for a changed color scheme: axe would compare the colors of two frames. */
async function waitUntilDrawn(): Promise<void> {
  const animations = document.getAnimations();
  const ending = animations.filter(
    ({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
  );
  await Promise.allSettled(ending.map(({ finished }) => finished));
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

/** Hashes of the documents that axe has checked in this worker without a violation: many journeys pass the same page. */
const accessibleDocuments = new Set<string>();

/** All that axe reads: the document, the shadow roots in it, and how it is shown. */
function describeDocument(): string {
  const shadows = [...document.querySelectorAll("*")].map(({ shadowRoot }) => shadowRoot?.innerHTML ?? "");
  const screen = [innerWidth, innerHeight, matchMedia("(prefers-color-scheme: dark)").matches];
  return [...screen, document.documentElement.outerHTML, ...shadows].join("");
}

/** Expects no axe violations on the current page. The test continues after a violation and fails at its end. */
export async function expectAccessible(page: Page): Promise<void> {
  // A region that is being updated is dimmed, so its contrast is checked after the update.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.evaluate(waitUntilDrawn);
  const described = createHash("sha256")
    .update(await page.evaluate(describeDocument))
    .digest("base64");
  if (accessibleDocuments.has(described)) return;
  const { violations } = await new AxeBuilder({ page })
    // Four times as fast: no blank page per run, and no list of passed rules.
    .setLegacyMode(true)
    // axe would copy the styles of shadow roots into style elements without the nonce of the policy.
    .options({ resultTypes: ["violations"], preload: false })
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
  );
  if (found.length === 0) accessibleDocuments.add(described);
  expect.soft(found, `accessibility of ${page.url()}`).toEqual([]);
}
