import type { Route } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { headingOf, REMOTES } from "../support/remotes.ts";
import { expectErrorPanel, expectFrameWorks, otherRemote, retry } from "./error-panel.ts";

/** What can go wrong with a remote's entry, and how long its area may take to say so. */
const FAULTS: { name: string; answer: (route: Route) => Promise<void>; withinMs: number }[] = [
  { name: "is unreachable", answer: (route) => route.abort(), withinMs: 3_000 },
  { name: "hangs", answer: () => new Promise(() => {}), withinMs: 8_500 },
  { name: "answers 500", answer: (route) => route.fulfill({ status: 500, body: "{}" }), withinMs: 3_000 },
  {
    name: "answers HTML",
    answer: (route) => route.fulfill({ contentType: "text/html", body: "<h1>Hello</h1>" }),
    withinMs: 3_000,
  },
  {
    name: "is broken JavaScript",
    answer: (route) => route.fulfill({ contentType: "text/javascript", body: "export const {" }),
    withinMs: 3_000,
  },
];

/** What the browser and the federation's runtime say of a broken entry. */
test.use({
  allowedErrors: [
    /\/releases\/mf-|Federation Runtime|remoteEntry|Unexpected|dynamically imported module|could not be loaded/,
  ],
});

const entryOf = (remote: string) => `**/releases/${remote}/*/remoteEntry.js*`;

for (const { name, answer, withinMs } of FAULTS) {
  for (const area of REMOTES) {
    test(`Where the entry of ${area.name} ${name}, its area says so in time, and Retry recovers.`, async ({
      page,
    }) => {
      const other = otherRemote(area.name);
      await page.route(entryOf(area.name), answer);
      await page.goto(other.address, { waitUntil: "networkidle" });
      await expect(headingOf(page, other)).toBeVisible();

      await area.enter(page);
      await expectErrorPanel(page, "This part of the store is not available", withinMs);
      await expectFrameWorks(page);

      await page.unroute(entryOf(area.name));
      await retry(page);
      await expect(headingOf(page, area)).toBeVisible();
    });
  }
}
