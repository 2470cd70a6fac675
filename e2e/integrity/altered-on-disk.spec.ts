import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "../support/fixtures.ts";
import { activate, appendEntry, waitUntilServed } from "../support/releases/activate.ts";
import { readRelease } from "../support/releases/active-releases.ts";
import { createPatchedRelease } from "../support/releases/changed-releases.ts";
import { activeReleaseId, releaseFolder } from "../support/releases/releases-folder.ts";

const REMOTE = "mf-account";

test("A release of which one byte has changed on the gateway's disk is not served until it is repaired.", async ({
  page,
  request,
}) => {
  const before = activeReleaseId(REMOTE);
  // A text of this test only: the gateway serves a file from any release that has it intact.
  const patched = createPatchedRelease(REMOTE, "Sign up", "Open an account");
  const release = { name: REMOTE, id: patched.id };
  const [chunk = ""] =
    readRelease(release).pages.signup?.js.filter((file) => file.startsWith("signup")) ?? [];
  const file = join(releaseFolder(release), chunk);
  const content = readFileSync(file);
  try {
    writeFileSync(file, Buffer.concat([content.subarray(0, -1), Buffer.from([(content.at(-1) ?? 0) ^ 1])]));
    appendEntry(REMOTE, patched.id);
    const response = await request.get(`/assets/${REMOTE}/${chunk}`);
    // The gateway reads the logs once a second.
    await expect.poll(async () => (await request.get(response.url())).status()).toBe(503);
    await page.goto("/signup");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign up");

    writeFileSync(file, content);
    await waitUntilServed(REMOTE, patched.id);
    await page.goto("/signup");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Open an account");
  } finally {
    await activate(REMOTE, before);
    patched.remove();
  }
});
