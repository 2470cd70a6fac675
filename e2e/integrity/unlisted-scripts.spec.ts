import type { Page } from "@playwright/test";
import { expect } from "../support/fixtures.ts";
import { REMOTES } from "../support/remotes.ts";
import { test } from "./verifying-store.ts";

/** A page that runs no script of other origins. */
const PAGE = "/contact";
const UNLISTED = "/assets/unlisted.js";

test("Visits of a page of each remote violate no policy, by a document and by a link.", async ({ page }) => {
  await recordViolations(page);
  for (const remote of REMOTES) {
    await page.goto(remote.address, { waitUntil: "networkidle" });
    for (const other of REMOTES) {
      await other.enter(page);
      await expect(page.getByRole("heading", { level: 1, name: other.heading })).toBeVisible();
    }
    expect(await violations(page)).toEqual([]);
  }
});

test.describe("On a page", () => {
  test.use({ allowedErrors: [/integrity|Content Security Policy|\/assets\//i] });

  test.beforeEach(async ({ page }) => {
    await recordViolations(page);
    await page.goto(PAGE, { waitUntil: "networkidle" });
  });

  test("a script of a release runs only under its listed address.", async ({ page }) => {
    const entry = await page.evaluate(() => {
      const { name } =
        performance.getEntriesByType("resource").find(({ name }) => /remoteEntry\.\w+\.js$/.test(name)) ?? {};
      return name ?? "";
    });
    const load = (url: string) =>
      page.evaluate(
        (url) =>
          import(url).then(
            () => "loaded",
            (error: Error) => error.message,
          ),
        url,
      );
    expect(await load(entry)).toBe("loaded");
    expect(await load(`${entry}?retry=3`)).toBe("loaded");
    expect(await load(`${entry}?other`)).toContain("Failed to fetch dynamically imported module");
  });

  test("a script that no release lists does not run, neither as a module nor as a classic script.", async ({
    page,
  }) => {
    await page.route(`**${UNLISTED}`, (route) =>
      route.fulfill({ contentType: "text/javascript", body: "globalThis.unlistedScriptHasRun = true;" }),
    );
    for (const type of ["text/javascript", "module"]) {
      expect(await insertScript(page, { type, src: `${UNLISTED}?${type}` }), type).toBe("error");
    }
    expect(await page.evaluate(() => "unlistedScriptHasRun" in globalThis)).toBe(false);
  });

  test("an import map with another text is refused.", async ({ page }) => {
    const text = JSON.stringify({ integrity: { [UNLISTED]: "sha384-x" } });
    await insertScript(page, { type: "importmap", text });
    await expect.poll(() => violations(page)).toEqual(["script-src-elem: inline"]);
  });
});

interface Violations {
  violations: string[];
}

/** Records what the content security policy and the integrity policy refuse. */
async function recordViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      violations.push(`${effectiveDirective}: ${blockedURI}`),
    );
    const options = { buffered: true, types: ["integrity-violation"] };
    new ReportingObserver(
      (reports) => violations.push(...reports.map((report) => `integrity: ${JSON.stringify(report)}`)),
      options,
    ).observe();
  });
}

const violations = (page: Page) => page.evaluate(() => (window as unknown as Violations).violations);

/** @returns the event that the script element fires; "none" if it fires none within a second */
const insertScript = (
  page: Page,
  properties: { type: string; src?: string; text?: string },
): Promise<string> =>
  page.evaluate(
    (properties) =>
      new Promise<string>((resolve) => {
        const script = Object.assign(document.createElement("script"), properties);
        for (const event of ["load", "error"]) script.addEventListener(event, () => resolve(event));
        document.head.append(script);
        setTimeout(resolve, 1_000, "none");
      }),
    properties,
  );
