import type { Route } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { REMOTES, type Remote } from "../support/remotes.ts";
import { expectErrorPanel, expectFrameWorks, otherRemote, retry } from "./error-panel.ts";
import { expectPanels, expectRecovered, NOT_AVAILABLE } from "./page-panels.ts";

interface Fault {
  name: string;
  respond: (route: Route) => Promise<void>;
  /** Time until the error panel on a busy machine; 3 s unless the shell waits for its timeout of 8 s. */
  withinMs?: number;
}

const FAULTS: Fault[] = [
  {
    name: "is missing",
    respond: (route) => route.fulfill({ status: 404, body: "Not found" }),
  },
  {
    name: "loses its connection",
    respond: (route) => route.abort("connectionreset"),
  },
  { name: "never arrives", respond: () => new Promise(() => {}), withinMs: 12_000 },
];

test.use({ allowedErrors: [/\/assets\/mf-|could not be loaded/] });

for (const { name, respond, withinMs = 3_000 } of FAULTS) {
  for (const remote of REMOTES) {
    test(`When the chunk of a page of ${remote.name} ${name}, an error panel appears, and Retry recovers.`, async ({
      page,
    }) => {
      await page.route(`**/assets/${remote.name}/${remote.chunk}.*.js`, (route) => respond(route));
      await expectPanels(page, remote, NOT_AVAILABLE, withinMs);
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
    const files = `**/assets/${remote.name}/${remote.chunk}.*.css*`;
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
