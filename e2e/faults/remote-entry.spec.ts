import type { Route } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { pageHeading, REMOTES } from "../support/remotes.ts";
import { expectErrorPanel, expectFrameWorks, otherRemote, retry } from "./error-panel.ts";

/** Faults of a remote's entry, each with the time until the error panel. */
const FAULTS: { name: string; respond: (route: Route) => Promise<void>; withinMs: number }[] = [
  { name: "is unreachable", respond: (route) => route.abort(), withinMs: 3_000 },
  { name: "hangs", respond: () => new Promise(() => {}), withinMs: 12_000 },
  { name: "answers 500", respond: (route) => route.fulfill({ status: 500, body: "{}" }), withinMs: 3_000 },
  {
    name: "answers HTML",
    respond: (route) => route.fulfill({ contentType: "text/html", body: "<h1>Hello</h1>" }),
    withinMs: 3_000,
  },
  {
    name: "is broken JavaScript",
    respond: (route) => route.fulfill({ contentType: "text/javascript", body: "export const {" }),
    withinMs: 3_000,
  },
];

// The errors of the browser and of the federation runtime about a broken entry.
test.use({
  allowedErrors: [
    /\/assets\/mf-|Federation Runtime|remoteEntry|Unexpected|dynamically imported module|could not be loaded/,
  ],
});

const entryOf = (remote: string) => `**/assets/${remote}/remoteEntry.*.js*`;

for (const { name, respond, withinMs } of FAULTS) {
  for (const remote of REMOTES) {
    test(`When the entry of ${remote.name} ${name}, an error panel appears in time, and Retry recovers.`, async ({
      page,
    }) => {
      const other = otherRemote(remote.name);
      await page.route(entryOf(remote.name), respond);
      await page.goto(other.address, { waitUntil: "networkidle" });
      await expect(pageHeading(page, other)).toBeVisible();

      await remote.enter(page);
      await expectErrorPanel(page, "This part of the store is not available", withinMs);
      await expectFrameWorks(page);

      await page.unroute(entryOf(remote.name));
      await retry(page);
      await expect(pageHeading(page, remote)).toBeVisible();
    });
  }
}
