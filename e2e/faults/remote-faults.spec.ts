import type { Page, Route } from "@playwright/test";
import { AREAS, headingOf, unavailable } from "../journeys/areas.ts";
import { expect, test } from "../journeys/fixtures.ts";

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
  expectedTrouble: [/\/releases\/mf-|Federation Runtime|remoteEntry|Unexpected|dynamically imported module/],
});

const entryOf = (remote: string) => `**/releases/${remote}/*/remoteEntry.js*`;

for (const { name, answer, withinMs } of FAULTS) {
  for (const area of AREAS) {
    test(`Where the entry of ${area.remote} ${name}, its area says so in time, and Retry recovers.`, async ({
      page,
    }) => {
      const other = otherThan(area.remote);
      await page.route(entryOf(area.remote), answer);
      await page.goto(other.address, { waitUntil: "networkidle" });
      await expect(headingOf(page, other)).toBeVisible();

      await area.enter(page);
      await expect(unavailable(page)).toBeVisible({ timeout: withinMs });
      await expectFrameAlive(page);

      await page.unroute(entryOf(area.remote));
      await page.getByRole("button", { name: "Retry" }).click();
      await expect(headingOf(page, area)).toBeVisible();
    });
  }
}

function otherThan(remote: string) {
  const other = AREAS.find((area) => area.remote !== remote && area.remote !== "mf-cart-checkout");
  if (!other) throw new Error("There is one remote only.");
  return other;
}

async function expectFrameAlive(page: Page): Promise<void> {
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("banner").getByRole("button", { name: "Services" }).click();
  await expect(page.getByRole("link", { name: "Lab Supplies" }).first()).toBeVisible();
  await page.keyboard.press("Escape");
}
