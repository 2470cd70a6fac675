import { expect, test } from "../support/fixtures.ts";
import { activate } from "../support/releases/activate.ts";
import { activeRelease } from "../support/releases/active-releases.ts";
import { createPatchedRelease } from "../support/releases/changed-releases.ts";
import { runReleases } from "../support/releases/releases-command.ts";
import { activeReleaseId } from "../support/releases/releases-folder.ts";
import { copyWorkspace } from "./workspace-copy.ts";

const REMOTE = "mf-account";
const SHARE = "@ligate/platform/cart";

test("A remote that is built for another platform is refused with the reason.", {
  tag: `@${REMOTE}`,
}, async () => {
  const ahead = copyWorkspace();
  try {
    ahead.setVersion("shared/platform", "9.0.0");
    const { id, folder } = await ahead.build(REMOTE);
    const { id: shell, provides } = activeRelease("shell");
    const api = process.env.STORE_URL ?? "";
    const check = runReleases("check", REMOTE, id, "--from", folder, "--skip-browser", "--api", api);
    await expect(check).rejects.toThrow(SHARE);
    await expect(check).rejects.toThrow(`^9.0.0; the shell ${shell} provides ${provides[SHARE]}`);
  } finally {
    ahead.remove();
  }
});

test.describe("If such a release becomes active without the gate", { tag: `@${REMOTE}` }, () => {
  test.use({ allowedErrors: [/@ligate\/platform|mf-account could not be loaded/] });

  test("its pages show an error panel, and other remotes work.", async ({ page }) => {
    const before = activeReleaseId(REMOTE);
    const builtFor = activeRelease(REMOTE).shared[SHARE];
    const patched = createPatchedRelease(REMOTE, `"${builtFor}"`, '"^9.0.0"');
    try {
      await activate(REMOTE, patched.id);
      await page.goto("/login");
      await expect(page.getByRole("alert")).toContainText("This part of the store is not available");

      await page.getByRole("banner").getByRole("link", { name: "Design", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Design a vector");

      await activate(REMOTE, before);
      await page.goto("/login");
      await expect(page.getByLabel("Email")).toBeVisible();
    } finally {
      await activate(REMOTE, before);
      patched.remove();
    }
  });
});
