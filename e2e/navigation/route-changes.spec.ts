import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { frameLink } from "../support/remotes.ts";

/** Time in which the prefetch waits for an idle browser and loads its files. */
const PREFETCH_TIMEOUT_MS = 15_000;

/** Whether the last load of a file came from the browser's cache. */
const lastLoadOf = (page: Page, name: RegExp) =>
  page.evaluate(
    ({ source }) =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => new RegExp(source).test(entry.name))
        .map((entry) => ({ wasCached: (entry as PerformanceResourceTiming).transferSize === 0 }))
        .at(-1),
    { source: name.source },
  );

/** Follows a link. @returns milliseconds from the click to the heading of the next page */
const millisecondsTo = (page: Page, address: string) =>
  page.evaluate(
    (address) =>
      new Promise<number>((done) => {
        const heading = document.querySelector("main h1");
        const start = performance.now();
        const seen = new MutationObserver(() => {
          const next = document.querySelector("main h1");
          if (!next || next === heading) return;
          seen.disconnect();
          done(performance.now() - start);
        });
        seen.observe(document.body, { childList: true, subtree: true });
        document.querySelector<HTMLElement>(`header a[href="${address}"]`)?.click();
      }),
    address,
  );

test("The chunks of likely next pages are prefetched when the browser is idle, and run only on navigation.", async ({
  page,
}) => {
  const executed: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && executed.push(request.url()));
  const isPrefetched = page.waitForResponse(/\/mf-cart-checkout\/cart\.\w+\.js$/, {
    timeout: PREFETCH_TIMEOUT_MS,
  });
  await page.goto("/", { waitUntil: "networkidle" });
  await (await isPrefetched).finished();
  expect(executed.filter((url) => /mf-(designer|cart-checkout)/.test(url))).toEqual([]);

  await frameLink(page, "Design").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Design a vector");
  expect(executed.some((url) => url.includes("/mf-designer/"))).toBe(true);
  expect(await lastLoadOf(page, /mf-designer.*remoteEntry/)).toEqual({ wasCached: true });
  expect(await lastLoadOf(page, /mf-designer.*\/design\.\w+\.js/)).toEqual({ wasCached: true });
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test.describe(`With prefers-reduced-motion "${reducedMotion}"`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test("only navigation to another page starts a view transition", async ({ page }) => {
      await page.addInitScript(() => {
        const { startViewTransition } = Document.prototype;
        Object.assign(window, { transitions: 0 });
        Document.prototype.startViewTransition = function (...args) {
          Object.assign(window, { transitions: Reflect.get(window, "transitions") + 1 });
          return startViewTransition.apply(this, args);
        };
      });
      const transitions = () => page.evaluate(() => Reflect.get(window, "transitions"));
      await page.goto("/design", { waitUntil: "networkidle" });
      await page.getByRole("button", { name: /^CRISPR\b/ }).click();
      await page.getByRole("button", { name: "Next: function type" }).click();
      await expect(page).toHaveURL("/design?category=CRISPR&step=2");
      expect(await transitions()).toBe(0);

      await frameLink(page, "Home").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Design the vector/);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      expect(await transitions()).toBe(reducedMotion === "reduce" ? 0 : 1);

      // Recorded but not asserted, because the time depends on the machine. The aim is 100 ms.
      const times: number[] = [];
      for (const address of ["/cart", "/", "/cart", "/", "/cart", "/"]) {
        times.push(Math.round(await millisecondsTo(page, address)));
        await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      }
      test.info().annotations.push({ type: "click to heading, ms", description: times.join(" ") });
    });
  });
}

test("Clicks in quick succession end on the last page, although earlier transitions still run.", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/contact", { waitUntil: "networkidle" });
  await frameLink(page, "Home").click();
  await frameLink(page, "Contact").click();
  await frameLink(page, "Home").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Design the vector/);
  await expect(page).toHaveURL("/");
});

test("A double click on a link to a remote that is not loaded yet opens its page.", async ({ page }) => {
  await page.goto("/");
  await frameLink(page, "Design").dblclick();
  await expect(page.getByRole("heading", { level: 1, name: "Design a vector" })).toBeVisible();
  await frameLink(page, /^Cart, /).dblclick();
  await expect(page.getByRole("heading", { level: 1, name: "Your cart" })).toBeVisible();
});
