import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, expectAccessible, test } from "../support/fixtures.ts";
import { startGateway } from "../support/processes/start-gateway.ts";
import { activeRelease } from "../support/releases/active-releases.ts";
import { copyActiveReleases } from "../support/releases/copy-active-releases.ts";
import { activeReleaseId, releaseFolder } from "../support/releases/releases-folder.ts";
import { expectErrorPanel, retry } from "./error-panel.ts";

test.use({ allowedErrors: [/status of 50[13] |^Uncaught: RemoteUnavailableError: /] });

/** Changes the entry of the active release of a package on the disk. @returns a function that repairs it */
function damage(dir: string, name: string): () => void {
  const file = join(releaseFolder({ name, id: activeReleaseId(name, dir) }, dir), activeRelease(name).entry);
  const content = readFileSync(file);
  writeFileSync(file, "changed");
  return () => writeFileSync(file, content);
}

test("A gateway that can load no release of the shell and of a remote starts, says so, and recovers.", async ({
  page,
}) => {
  const RELEASES_DIR = mkdtempSync(join(tmpdir(), "ligate-unavailable-"));
  copyActiveReleases(RELEASES_DIR);
  const repairShell = damage(RELEASES_DIR, "shell");
  const repairCatalog = damage(RELEASES_DIR, "mf-catalog");
  const gateway = await startGateway({ RELEASES_DIR });
  const store = `http://localhost:${gateway.port}`;
  const problems = async () => (await (await page.request.get(`${store}/readyz`)).json()).problems;
  const notServed = (name: string) => `${name} is not served: none of its releases can be loaded.`;
  try {
    expect((await page.goto(store))?.status()).toBe(503);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The store is not available");
    await expectAccessible(page);
    expect(await problems()).toEqual([notServed("shell"), notServed("mf-catalog")]);

    repairShell();
    await expect.poll(problems).toEqual([notServed("mf-catalog")]);
    await page.getByRole("link", { name: "Retry" }).click();
    await expectErrorPanel(page, "This part of the store is not available", 5_000);
    await expectAccessible(page);
    expect((await page.request.get(store)).status()).toBe(503);
    expect((await page.request.get(`${store}/design`)).status()).toBe(200);

    repairCatalog();
    await expect.poll(problems, { timeout: 10_000 }).toEqual([]);
    await retry(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Design the vector/);
    await page.waitForLoadState("networkidle"); // A page that loads while its gateway stops reports errors.
  } finally {
    await gateway.stop();
    rmSync(RELEASES_DIR, { recursive: true });
  }
});

test("A page that needs a call which the API does not have shows the error panel, and Retry recovers.", async ({
  page,
}) => {
  await page.goto("/design");
  await page.route("**/api/blogs/**", (route) =>
    route.continue({ url: new URL("/api/nowhere/", page.url()).href }),
  );
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await expectErrorPanel(page, "This page could not be loaded", 5_000);

  await page.unroute("**/api/blogs/**");
  await retry(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Research Blog");
});
