import { expect, test } from "../support/fixtures.ts";
import { activate } from "../support/releases/activate.ts";
import { createPatchedRelease } from "../support/releases/changed-releases.ts";
import { activeReleaseId } from "../support/releases/releases-folder.ts";

const REMOTE = "mf-catalog";
const ADDRESS = "/blog";
/** The aim for a visit after a deploy: body bytes of all scripts. */
const MAX_BYTES = 2_000;

test("After a deploy, a browser that was here before loads the differences of changed scripts only.", async ({
  page,
}) => {
  const scripts: { name: string; encoding: string | undefined; bytes: number }[] = [];
  page.on("requestfinished", async (request) => {
    const response = await request.response();
    if (request.resourceType() !== "script" || !response || response.fromServiceWorker()) return;
    const { responseBodySize: bytes } = await request.sizes();
    const name = new URL(request.url()).pathname;
    if (bytes > 0) scripts.push({ name, encoding: response.headers()["content-encoding"], bytes });
  });
  const before = activeReleaseId(REMOTE);
  const patched = createPatchedRelease(REMOTE, "Research Blog", "Lab Journal");
  try {
    await page.goto(ADDRESS, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Research Blog");
    expect(scripts.length).toBeGreaterThan(4);
    scripts.length = 0;

    await activate(REMOTE, patched.id);
    await page.goto("about:blank");
    await page.goto(ADDRESS, { waitUntil: "networkidle" });

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lab Journal");
    expect(scripts.map(({ encoding }) => encoding)).toEqual(scripts.map(() => "dcz"));
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MAX_BYTES);
  } finally {
    await activate(REMOTE, before);
    patched.remove();
  }
});
