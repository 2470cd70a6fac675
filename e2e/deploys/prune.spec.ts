import { expectErrorPanel, expectFrameWorks, retry } from "../faults/error-panel.ts";
import { expect, test } from "../support/fixtures.ts";
import { startGateway } from "../support/processes/start-gateway.ts";
import { activate } from "../support/releases/activate.ts";
import { createPatchedRelease } from "../support/releases/changed-releases.ts";
import { rollBack, runReleases } from "../support/releases/releases-command.ts";
import { activeReleaseId } from "../support/releases/releases-folder.ts";
import { loadedReleases } from "./loaded-releases.ts";

const REMOTE = "mf-catalog";

// While the gateway is replaced, a prefetch of another remote's pages may fail.
test.use({ allowedErrors: [/\/assets\/mf-catalog|could not be loaded|ERR_CONNECTION_REFUSED/] });

test("A tab whose release is removed shows the error panel, and Retry loads the active release.", async ({
  page,
}) => {
  const before = activeReleaseId(REMOTE);
  const patched = createPatchedRelease(REMOTE, "Research Blog", "Lab Journal");
  const goTo = (name: string) => page.getByRole("banner").getByRole("link", { name, exact: true }).click();
  let gateway: Awaited<ReturnType<typeof startGateway>> | undefined;
  try {
    await activate(REMOTE, patched.id);
    gateway = await startGateway();
    await page.goto(`http://localhost:${gateway.port}/blog`, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lab Journal");

    await rollBack(REMOTE, before);
    expect(await runReleases("prune", REMOTE, "--older-than", "0m")).toContain(patched.id);

    await test.step("a running gateway has the files in memory", async () => {
      await goTo("Contact");
      await expect(page.getByLabel("First name")).toBeVisible();
      expect(await loadedReleases(page, REMOTE)).toEqual([patched.id]);
    });

    await test.step("a gateway that starts later does not have them", async () => {
      await gateway?.stop();
      gateway = await startGateway({ PORT: String(gateway?.port) });
      await goTo("Home");
      await expectErrorPanel(page, "This page is not available", 3_000);
      await expectFrameWorks(page);
      await retry(page);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Design the vector");
      await page.waitForLoadState("networkidle");
      expect(await loadedReleases(page, REMOTE)).toEqual([before]);
    });
  } finally {
    await gateway?.stop();
    await activate(REMOTE, before);
    patched.remove();
  }
});
