import { CHROMIUM_FLAGS } from "@ligate/build/testing/chromium-flags";
import type { Chromium } from "@ligate/build/testing/find-chromium";
import { findRouteOwner, type RouteOwner } from "@ligate/contract/remotes/route-ownership";
import { type Browser, type BrowserContext, type Page, chromium as playwright } from "playwright-core";
import type { PageToCheck, Visits } from "./pages-to-check.ts";
import type { VisitedCustomer } from "./visited-store.ts";

const PAGE_TIMEOUT_MS = 30_000;
const MAX_ERRORS = 3;

export interface BrowserChecks {
  /** Address of the gateway. */
  gateway: string;
  chromium: Chromium;
  /** The remotes that are active. */
  remotes: readonly RouteOwner[];
  /** The session of the customer. */
  cookie: VisitedCustomer["cookie"];
}

/** So many pages are loaded at the same time, each by two visitors: a page that waits for the network needs no processor. */
const PAGES_AT_ONCE = 2;

/**
 * Loads pages in a browser, each as a customer and as a stranger, who have loaded nothing before. A page has to show its
 * remote's element with a heading, and no error panel. Console errors, uncaught exceptions and scripts that do not load are
 * problems. A page is visited if it stays at its own address for one of the two.
 */
export async function checkBrowserPages(checks: BrowserChecks, pages: PageToCheck[]): Promise<Visits> {
  const { executablePath, env } = checks.chromium;
  const browser = await playwright.launch({ executablePath, env, args: CHROMIUM_FLAGS });
  const visits: Visits = { problems: [], notVisited: {} };
  try {
    for (let start = 0; start < pages.length; start += PAGES_AT_ONCE) {
      const loaded = pages.slice(start, start + PAGES_AT_ONCE).map((page) => loadPage(browser, checks, page));
      for (const { problems, notVisited } of await Promise.all(loaded)) {
        visits.problems.push(...problems);
        Object.assign(visits.notVisited, notVisited);
      }
    }
  } finally {
    await browser.close();
  }
  return visits;
}

async function loadPage(
  browser: Browser,
  checks: BrowserChecks,
  { title, name, address }: PageToCheck,
): Promise<Visits> {
  const url = new URL(address, checks.gateway);
  const [customer, stranger] = await Promise.all([
    visit(browser, url, checks, true),
    visit(browser, url, checks, false),
  ]);
  const ends = [...new Set([customer.endedOn, stranger.endedOn])];
  return {
    problems: describeProblems(customer, stranger).map((problem) => `${title} at ${address}${problem}`),
    notVisited: ends.includes(url.pathname) ? {} : { [name]: `ended on ${ends.join(" and ")}` },
  };
}

interface Visit {
  /** The ends of sentences that begin with the page. */
  problems: string[];
  /** The path of the last address, or an address outside the store. */
  endedOn: string;
}

/** The problems of both visits as the ends of sentences, which say who has the problem if only one has it. */
function describeProblems(customer: Visit, stranger: Visit): string[] {
  const isShared = (problem: string) =>
    customer.problems.includes(problem) && stranger.problems.includes(problem);
  const ofOne = (who: string, { problems }: Visit) =>
    problems.filter((problem) => !isShared(problem)).map((problem) => `, visited as a ${who}, ${problem}`);
  return [
    ...customer.problems.filter(isShared).map((problem) => ` ${problem}`),
    ...ofOne("customer", customer),
    ...ofOne("stranger", stranger),
  ];
}

async function visit(
  browser: Browser,
  url: URL,
  { remotes, cookie }: BrowserChecks,
  isCustomer: boolean,
): Promise<Visit> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  context.setDefaultTimeout(PAGE_TIMEOUT_MS);
  if (isCustomer) await context.addCookies([{ ...cookie, url: url.origin }]);
  const page = await context.newPage();
  const errors = collectErrors(page);
  try {
    const shown = await findProblem(page, url, remotes);
    const logged = [...new Set(errors)].slice(0, MAX_ERRORS);
    const ended = isCustomer && (await hasEnded(cookie, context)) ? [SESSION_ENDED] : [];
    const end = new URL(page.url());
    const endedOn = end.origin === url.origin ? end.pathname : end.href;
    return { problems: [...(shown ? [shown] : []), ...logged, ...ended], endedOn };
  } finally {
    await context.close();
  }
}

const SESSION_ENDED = "ends the session of the customer. Log out only when the customer asks for it.";

/** The API gives a new id to a session that was ended. Pages that are visited afterwards do not see a customer. */
async function hasEnded(
  { name, value }: VisitedCustomer["cookie"],
  context: BrowserContext,
): Promise<boolean> {
  const cookies = await context.cookies();
  return !cookies.some((cookie) => cookie.name === name && cookie.value === value);
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
    // A page can send its visitor to another one, which is shown then.
    await panel.or(heading).first().waitFor();
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    return `shows no heading within ${PAGE_TIMEOUT_MS / 1000} s (${reason}). Render an h1 in the page.`;
  }
  if (await panel.isVisible()) {
    const title = await panel.getByRole("heading").first().textContent();
    return `shows an error panel, "${title}". Correct the loader or the component of the page.`;
  }
  const owner = findRouteOwner(remotes, new URL(page.url()).pathname)?.name;
  const remote = await page.locator("main [data-remote]").first().getAttribute("data-remote");
  return owner === remote ? undefined : `shows the remote ${remote} at ${page.url()}, which ${owner} owns.`;
}
