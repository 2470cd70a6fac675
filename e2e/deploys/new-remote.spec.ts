import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { copyWorkspace } from "../contracts/workspace-copy.ts";
import { expect, test } from "../support/fixtures.ts";
import { startGateway } from "../support/processes/start-gateway.ts";
import { copyActiveReleases } from "../support/releases/copy-active-releases.ts";

const REMOTE = "mf-lab-news";

test.use({ allowedErrors: [/404/] });

test("A new remote is generated, built, published and activated, and a running gateway serves its page.", async ({
  page,
}) => {
  const RELEASES_DIR = mkdtempSync(join(tmpdir(), "ligate-new-remote-"));
  copyActiveReleases(RELEASES_DIR);
  const workspace = copyWorkspace();
  const gateway = await startGateway({ RELEASES_DIR });
  const address = `http://localhost:${gateway.port}/lab-news`;
  try {
    expect((await page.request.get(address)).status()).toBe(404);

    await workspace.createRemote("Lab news");
    const { id } = await workspace.build(REMOTE);
    const releases = (...args: string[]) =>
      promisify(execFile)(process.execPath, ["delivery/releases.ts", ...args], {
        cwd: workspace.root,
        env: { ...process.env, RELEASES_DIR },
      });
    await releases("publish", REMOTE, id);
    await releases("activate", REMOTE, id, "--skip-browser", "--api", process.env.STORE_URL ?? "");

    await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lab news");
    await page.getByRole("banner").getByRole("link", { name: "Design", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Design a vector");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lab news");
    await page.waitForLoadState("networkidle"); // A page that loads while its gateway stops reports errors.
  } finally {
    await gateway.stop();
    workspace.remove();
    rmSync(RELEASES_DIR, { recursive: true });
  }
});
