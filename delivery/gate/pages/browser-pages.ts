import { CHROMIUM_FLAGS } from "@ligate/build/testing/chromium-flags";
import type { Chromium } from "@ligate/build/testing/find-chromium";
import { findRouteOwner, type RouteOwner } from "@ligate/contract/remotes/route-ownership";
import { type Browser, type Page, chromium as playwright } from "playwright-core";
import type { PageToCheck } from "./pages-to-check.ts";

const PAGE_TIMEOUT_MS = 30_000;
const MAX_ERRORS = 3;

export interface BrowserChecks {
  /** Address of the gateway. */
  gateway: string;
  chromium: Chromium;
  /** The remotes that are active. */
  remotes: readonly RouteOwner[];
}

/**
 * Loads pages in a browser, one after another, each without cookies. A page has to show its remote's element with a
 * heading, and no error panel. Console errors, uncaught exceptions and scripts that do not load are problems.
 * @returns one sentence per problem
 */
export async function checkBrowserPages(
  { gateway, chromium, remotes }: BrowserChecks,
  pages: PageToCheck[],
): Promise<string[]> {
  const { executablePath, env } = chromium;
  const browser = await playwright.launch({ executablePath, env, args: CHROMIUM_FLAGS });
  const problems: string[] = [];
  try {
    for (const { title, address } of pages) {
      const found = await loadPage(browser, new URL(address, gateway), remotes);
      problems.push(...found.map((problem) => `${title} at ${address} ${problem}`));
    }
  } finally {
    await browser.close();
  }
  return problems;
}

/** @returns the ends of sentences that begin with the page */
async function loadPage(browser: Browser, url: URL, remotes: readonly RouteOwner[]): Promise<string[]> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  context.setDefaultTimeout(PAGE_TIMEOUT_MS);
  const page = await context.newPage();
  const errors = collectErrors(page);
  try {
    const shown = await findProblem(page, url, remotes);
    const logged = [...new Set(errors)].slice(0, MAX_ERRORS);
    return [...(shown ? [shown] : []), ...logged];
  } finally {
    await context.close();
  }
}

/** The problems that the browser reports while it loads a page, as the ends of sentences. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  const add = (text: string) => errors.push(`${text.trim().split("\n")[0]}`);
  page.on("console", (message) => {
    if (message.type() === "error") add(`logs an error: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => add(`throws an error: ${error.message}`));
  page.on("requestfailed", (request) => {
    if (request.resourceType() !== "script") return;
    add(`cannot load the script ${request.url()}: ${request.failure()?.errorText ?? "it was refused"}`);
  });
  return errors;
}

/** Opens a page and waits until it is shown. @returns the end of a sentence, if it is not */
async function findProblem(
  page: Page,
  url: URL,
  remotes: readonly RouteOwner[],
): Promise<string | undefined> {
  const panel = page.getByRole("alert").filter({ has: page.getByRole("button", { name: "Retry" }) });
  const heading = page.locator("main [data-remote] h1").first();
  try {
    await page.goto(url.href, { waitUntil: "load" });
    await panel.or(heading).first().waitFor();
    await page.waitForLoadState("networkidle");
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    return `shows no heading within ${PAGE_TIMEOUT_MS / 1000} s (${reason}). Render an h1 in the page.`;
  }
  if (await panel.isVisible()) {
    const title = await panel.getByRole("heading").first().textContent();
    return `shows an error panel, "${title}". Correct the loader or the component of the page.`;
  }
  // A page can send a visitor to another page, such as the login.
  const owner = findRouteOwner(remotes, new URL(page.url()).pathname)?.name;
  const remote = await page.locator("main [data-remote]").first().getAttribute("data-remote");
  return owner === remote ? undefined : `shows the remote ${remote} at ${page.url()}, which ${owner} owns.`;
}
