import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { startGateway } from "../support/processes/start-gateway.ts";
import { activate } from "../support/releases/activate.ts";
import { createChangedRelease } from "../support/releases/changed-releases.ts";
import { activeReleaseId } from "../support/releases/releases-folder.ts";
import { frameLink } from "../support/remotes.ts";
import { errorPanel } from "./error-panel.ts";

test.use({ allowedErrors: [/\/assets\/mf-designer|could not be loaded|of jane/] });

/** The reports that a page sends to the gateway, which takes all of them. */
async function collectReports(page: Page): Promise<object[]> {
  const reports: object[] = [];
  await page.context().route("**/browser-reports", async (route) => {
    const response = await route.fetch();
    expect(response.status()).toBe(204);
    reports.push(route.request().postDataJSON());
    await route.fulfill({ response });
  });
  return reports;
}

test("A chunk that cannot be loaded is reported with its release.", async ({ page }) => {
  const release = `mf-designer/${activeReleaseId("mf-designer")}`;
  await page.route("**/assets/mf-designer/design.*.js", (route) => route.fulfill({ status: 404 }));
  const reports = await collectReports(page);
  await page.goto("/contact?token=secret");
  await frameLink(page, "Design").click();
  await expect(errorPanel(page)).toBeVisible();

  const at = expect.stringMatching(/^mf-designer\/design\.[0-9a-f]{16}\.js$/);
  const loaded = { release: `mf-catalog/${activeReleaseId("mf-catalog")}` };
  await expect.poll(() => reports).toMatchObject([{ ...loaded, error: { at } }]);

  reports.length = 0;
  await page.goto("/design?token=secret");
  await expect(errorPanel(page)).toBeVisible();
  await expect.poll(() => reports).toMatchObject([{ release, error: { at } }]);
  expect(JSON.stringify(reports)).not.toContain("secret");
});

test("An error that a page throws is reported with its place, without what the visitor typed.", async ({
  page,
}) => {
  const working = activeReleaseId("mf-designer");
  const broken = createChangedRelease("mf-designer", (file, script) =>
    file === "design.js"
      ? script.replaceAll(
          /"Design a vector[^"]*"/g,
          '(()=>{throw Error("no plasmid of jane@example.org")})()',
        )
      : script,
  );
  const reports = await collectReports(page);
  try {
    await activate("mf-designer", broken.id);
    await page.goto("/contact");
    await frameLink(page, "Design").click();
    await expect(errorPanel(page)).toBeVisible();
    const at = expect.stringMatching("^mf-designer/design\\.[0-9a-f]{16}\\.js:\\d+:\\d+$");
    const error = { message: "Error: no plasmid of *", at };
    await expect.poll(() => reports).toMatchObject([{ path: "/design", error }]);
  } finally {
    await activate("mf-designer", working);
    broken.remove();
  }
});

test("The gateway counts the web vitals of a sampled document that is left.", async ({ page }) => {
  const metricsPort = await findFreePort();
  const gateway = await startGateway({ GATEWAY_METRICS_PORT: String(metricsPort) });
  const store = `http://localhost:${gateway.port}`;
  const release = activeReleaseId("mf-catalog");
  const labels = `{remote="mf-catalog",release="${release}",route="contact"}`;
  try {
    await page.addInitScript(() => {
      const { random } = Math;
      Math.random = () => {
        Math.random = random;
        return 0;
      };
      // Browsers report interactions that take 16 ms or more.
      addEventListener("click", ({ timeStamp }) => {
        while (performance.now() < timeStamp + 50);
      });
    });
    await page.goto(`${store}/contact`, { waitUntil: "networkidle" });
    await page.getByRole("banner").getByRole("button", { name: "Services" }).click();
    await page.goto(`${store}/login`, { waitUntil: "networkidle" });

    const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    for (const vital of ["lcp_seconds", "inp_seconds", "cls"]) {
      await expect.poll(metrics).toContain(`ligate_browser_${vital}_count${labels} 1\n`);
    }
  } finally {
    await gateway.stop();
  }
});

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
