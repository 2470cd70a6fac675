import type { Page, Route } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { headingOf, REMOTES, type Remote } from "../support/remotes.ts";
import { errorPanel, expectErrorPanel, expectFrameWorks, otherRemote, retry } from "./error-panel.ts";

/** A page of each remote: its chunk, and a text that it renders. */
const PAGES: Record<string, { chunk: string; text: string }> = {
  "mf-catalog": { chunk: "home", text: "Design the vector" },
  "mf-designer": { chunk: "design", text: "Design a vector" },
  "mf-cart-checkout": { chunk: "cart", text: "Your cart" },
  "mf-account": { chunk: "signup", text: "Sign up" },
};

const NOT_AVAILABLE = "This page is not available";
const CRASHED = "This page ran into a problem";

interface Fault {
  name: string;
  respond: (route: Route, text: string) => Promise<void>;
  title: string;
  /** Time until the error panel; 3 s unless the shell waits for a timeout. */
  withinMs?: number;
}

const FAULTS: Fault[] = [
  {
    name: "is missing",
    respond: (route) => route.fulfill({ status: 404, body: "Not found" }),
    title: NOT_AVAILABLE,
  },
  {
    name: "loses its connection",
    respond: (route) => route.abort("connectionreset"),
    title: NOT_AVAILABLE,
  },
  { name: "never arrives", respond: () => new Promise(() => {}), title: NOT_AVAILABLE, withinMs: 8_500 },
  {
    name: "throws while it is imported",
    respond: (route) => rewrite(route, (script) => `${script}\nthrow new Error("broken on purpose");`),
    title: NOT_AVAILABLE,
  },
  {
    name: "throws while it renders",
    respond: (route, text) =>
      rewrite(route, (script) =>
        script.replaceAll(new RegExp(`"${text}[^"]*"`, "g"), '(()=>{throw Error("broken on purpose")})()'),
      ),
    title: CRASHED,
  },
];

test.use({ allowedErrors: [/\/releases\/mf-|could not be loaded|broken on purpose/] });

for (const { name, respond, title, withinMs = 3_000 } of FAULTS) {
  for (const remote of REMOTES) {
    test(`When the chunk of a page of ${remote.name} ${name}, an error panel appears, and Retry recovers.`, async ({
      page,
    }) => {
      const { chunk, text } = pageOf(remote);
      const files = `**/releases/${remote.name}/*/${chunk}.*.js`;
      const other = otherRemote(remote.name);
      await page.route(files, (route) => respond(route, text));

      await test.step("after navigation from another remote, whose pages still work", async () => {
        await page.goto(other.address, { waitUntil: "networkidle" });
        await remote.enter(page);
        await expectErrorPanel(page, title, withinMs);
        await expectFrameWorks(page);
        await other.enter(page);
        await expect(headingOf(page, other)).toBeVisible();
        await remote.enter(page);
        await expect(errorPanel(page)).toBeVisible();
      });

      await test.step("as the first document", async () => {
        // A preload that never ends prevents the load event.
        await page.goto(remote.address, { waitUntil: "commit" });
        await expect(errorPanel(page)).toBeVisible();
        await expectFrameWorks(page);
      });

      await page.unrouteAll();
      await retry(page);
      await expectRecovered(page, remote);
    });
  }
}

test("Offline, an error panel appears, and Retry recovers once the connection is back.", async ({
  page,
  context,
}) => {
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

for (const remote of REMOTES) {
  test(`A page of ${remote.name} appears without its style sheet, which is requested again.`, async ({
    page,
  }) => {
    const files = `**/releases/${remote.name}/*/${pageOf(remote).chunk}.*.css*`;
    let requests = 0;
    await page.route(files, (route) => (++requests === 1 ? route.abort() : route.continue()));
    await page.goto(otherRemote(remote.name).address, { waitUntil: "networkidle" });
    await remote.enter(page);
    await expectRecovered(page, remote);
    await expect.poll(() => requests, "requests for the style sheet").toBe(2);

    await page.unroute(files);
    await page.route(files, (route) => route.fulfill({ status: 404, body: "Not found" }));
    await page.goto(remote.address);
    await expectRecovered(page, remote);
    await expectFrameWorks(page);
  });
}

const pageOf = ({ name }: Remote) => PAGES[name] ?? { chunk: "", text: "" };

async function expectRecovered(page: Page, remote: Remote): Promise<void> {
  await expect(headingOf(page, remote)).toBeVisible();
  await expect(errorPanel(page)).toBeHidden();
}

async function rewrite(route: Route, change: (script: string) => string): Promise<void> {
  const response = await route.fetch();
  // The test repairs the file at the same address, which no release does, so the broken one must not be cached.
  const headers = { ...response.headers(), "cache-control": "no-store" };
  await route.fulfill({ response, headers, body: change(await response.text()) });
}
