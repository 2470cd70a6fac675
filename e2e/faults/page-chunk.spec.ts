import type { Page, Route } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { headingOf, REMOTES, type Remote } from "../support/remotes.ts";
import { errorPanel, expectErrorPanel, expectFrameWorks, otherRemote, retry } from "./error-panel.ts";

/** Each area's page by its chunk, and a text that it renders. */
const PAGES: Record<string, { chunk: string; text: string }> = {
  "mf-catalog": { chunk: "home", text: "Design the vector" },
  "mf-designer": { chunk: "design", text: "Design a vector" },
  "mf-cart-checkout": { chunk: "cart", text: "Your cart" },
  "mf-account": { chunk: "signup", text: "Sign up" },
};

const NOT_AVAILABLE = "This page is not available";
const RAN_INTO_A_PROBLEM = "This page ran into a problem";

interface Fault {
  name: string;
  answer: (route: Route, text: string) => Promise<void>;
  title: string;
  /** How long the area may take to say so: 3 s, where nothing is waited for. */
  withinMs?: number;
}

const FAULTS: Fault[] = [
  {
    name: "is missing after a deploy",
    answer: (route) => route.fulfill({ status: 404, body: "Not found" }),
    title: NOT_AVAILABLE,
  },
  {
    name: "is cut off by a broken connection",
    answer: (route) => route.abort("connectionreset"),
    title: NOT_AVAILABLE,
  },
  { name: "never comes", answer: () => new Promise(() => {}), title: NOT_AVAILABLE, withinMs: 8_500 },
  {
    name: "throws while it is imported",
    answer: (route) => rewrite(route, (script) => `${script}\nthrow new Error("broken on purpose");`),
    title: NOT_AVAILABLE,
  },
  {
    name: "throws while it renders",
    answer: (route, text) =>
      rewrite(route, (script) =>
        script.replaceAll(new RegExp(`"${text}[^"]*"`, "g"), '(()=>{throw Error("broken on purpose")})()'),
      ),
    title: RAN_INTO_A_PROBLEM,
  },
];

test.use({ allowedErrors: [/\/releases\/mf-|could not be loaded|broken on purpose/] });

for (const { name, answer, title, withinMs = 3_000 } of FAULTS) {
  for (const area of REMOTES) {
    test(`Where a page's code of ${area.name} ${name}, its area says so, and Retry recovers.`, async ({
      page,
    }) => {
      const { chunk, text } = pageOf(area);
      const files = `**/releases/${area.name}/*/${chunk}.*.js`;
      const other = otherRemote(area.name);
      await page.route(files, (route) => answer(route, text));

      await test.step("gone to from another area, whose own pages work on", async () => {
        await page.goto(other.address, { waitUntil: "networkidle" });
        await area.enter(page);
        await expectErrorPanel(page, title, withinMs);
        await expectFrameWorks(page);
        await other.enter(page);
        await expect(headingOf(page, other)).toBeVisible();
        await area.enter(page);
        await expect(errorPanel(page)).toBeVisible();
      });

      await test.step("opened as a document", async () => {
        // A preload that never ends keeps the document from being loaded.
        await page.goto(area.address, { waitUntil: "commit" });
        await expect(errorPanel(page)).toBeVisible();
        await expectFrameWorks(page);
      });

      await page.unrouteAll();
      await retry(page);
      await expectRecovered(page, area);
    });
  }
}

test("Without a line an area says so, and Retry recovers when it is back.", async ({ page, context }) => {
  const [home, designer] = REMOTES as [Remote, Remote];
  await page.goto(home.address, { waitUntil: "networkidle" });
  await context.setOffline(true);
  await designer.enter(page);
  await expectErrorPanel(page, "not available", 3_000);
  await expectFrameWorks(page);
  await context.setOffline(false);
  await retry(page);
  await expectRecovered(page, designer);
});

for (const area of REMOTES) {
  test(`Without the styles of its page ${area.name} shows it all the same, and with them when they come.`, async ({
    page,
  }) => {
    const files = `**/releases/${area.name}/*/${pageOf(area).chunk}.*.css*`;
    let asked = 0;
    await page.route(files, (route) => (++asked === 1 ? route.abort() : route.continue()));
    await page.goto(otherRemote(area.name).address, { waitUntil: "networkidle" });
    await area.enter(page);
    await expectRecovered(page, area);
    await expect.poll(() => asked, "asked for once more").toBe(2);

    await page.unroute(files);
    await page.route(files, (route) => route.fulfill({ status: 404, body: "Not found" }));
    await page.goto(area.address);
    await expectRecovered(page, area);
    await expectFrameWorks(page);
  });
}

const pageOf = ({ name }: Remote) => PAGES[name] ?? { chunk: "", text: "" };

async function expectRecovered(page: Page, area: Remote): Promise<void> {
  await expect(headingOf(page, area)).toBeVisible();
  await expect(errorPanel(page)).toBeHidden();
}

async function rewrite(route: Route, change: (script: string) => string): Promise<void> {
  const response = await route.fetch();
  // What is broken is mended under the same address here, which no release does: nothing may keep it.
  const headers = { ...response.headers(), "cache-control": "no-store" };
  await route.fulfill({ response, headers, body: change(await response.text()) });
}
