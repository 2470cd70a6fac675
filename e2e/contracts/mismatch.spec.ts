import { liveRelease, moveTo, patchedRelease } from "../deploys/patched-release.ts";
import { expect, test } from "../journeys/fixtures.ts";

const REMOTE = "mf-account";

test.use({ expectedTrouble: [/@ligate\/platform/] });

test("A remote built for another platform shows its area's panel, and harms nobody.", async ({ page }) => {
  const before = liveRelease(REMOTE);
  const patched = patchedRelease(REMOTE, "^0.1.0", "^9.0.0");
  try {
    moveTo(REMOTE, patched.id);
    await page.goto("/login");
    await expect(page.getByRole("alert")).toContainText("This part of the store is not available");

    await page.getByRole("banner").getByRole("link", { name: "Design", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Design a vector");

    moveTo(REMOTE, before);
    await page.goto("/login");
    await expect(page.getByLabel("Email")).toBeVisible();
  } finally {
    moveTo(REMOTE, before);
    patched.remove();
  }
});
