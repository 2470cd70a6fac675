import { expect, test } from "../support/fixtures.ts";
import { liveReleases } from "../support/releases/live-releases.ts";
import { activate, createPatchedRelease, liveReleaseId } from "../support/releases/patched-releases.ts";
import { copyWorkspace } from "./workspace-copy.ts";

const REMOTE = "mf-account";
const SHARE = "@ligate/platform/cart";

test("The release of a remote that was built for another platform is rejected with the reason.", {
  tag: `@${REMOTE}`,
}, async () => {
  const before = liveReleaseId(REMOTE);
  const provided = liveReleases().shell.provides[SHARE];
  const ahead = copyWorkspace();
  try {
    ahead.setVersion("shared/platform", "9.0.0");
    const reason = `was built for ${SHARE} ^9.0.0; the shell ${liveReleaseId("shell")} provides ${provided}.`;
    await expect(ahead.release(REMOTE)).rejects.toThrow(reason);
    expect(liveReleaseId(REMOTE)).toBe(before);
  } finally {
    ahead.remove();
  }
});

test.describe("If such a release becomes live", { tag: `@${REMOTE}` }, () => {
  test.use({ allowedErrors: [/@ligate\/platform|mf-account could not be loaded/] });

  test("its pages show an error panel, and other remotes work.", async ({ page }) => {
    const before = liveReleaseId(REMOTE);
    const builtFor = liveReleases().remotes.find(({ name }) => name === REMOTE)?.shared[SHARE];
    const patched = createPatchedRelease(REMOTE, `"${builtFor}"`, '"^9.0.0"');
    try {
      activate(REMOTE, patched.id);
      await page.goto("/login");
      await expect(page.getByRole("alert")).toContainText("This part of the store is not available");

      await page.getByRole("banner").getByRole("link", { name: "Design", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Design a vector");

      activate(REMOTE, before);
      await page.goto("/login");
      await expect(page.getByLabel("Email")).toBeVisible();
    } finally {
      activate(REMOTE, before);
      patched.remove();
    }
  });
});
