import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { activate, createPatchedRelease, liveReleaseId } from "../support/releases/patched-releases.ts";

const REMOTE = "mf-catalog";
const OLD = "Research Blog";
const NEW = "Lab Journal";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("A remote is deployed and rolled back without a restart while tabs are open.", async ({
  page,
  context,
}) => {
  const before = liveReleaseId(REMOTE);
  const patched = createPatchedRelease(REMOTE, OLD, NEW);
  try {
    await page.goto("/blog");
    await expect(heading(page)).toHaveText(OLD);

    activate(REMOTE, patched.id);

    await test.step("a new tab gets the new release, rendered by the server and hydrated", async () => {
      const newTab = await context.newPage();
      await newTab.goto("/blog", { waitUntil: "networkidle" });
      await expect(heading(newTab)).toHaveText(NEW);
      await newTab.close();
    });

    await test.step("the open tab keeps its release, also after visiting other remotes", async () => {
      await page.getByRole("banner").getByRole("link", { name: "Design", exact: true }).click();
      await expect(heading(page)).toHaveText("Design a vector");
      await page.goBack();
      await expect(heading(page)).toHaveText(OLD);
      await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
      await expect(heading(page)).toContainText("Design the vector");
    });

    activate(REMOTE, before);

    await test.step("a reload after the rollback shows the old release", async () => {
      await page.goto("/blog", { waitUntil: "networkidle" });
      await expect(heading(page)).toHaveText(OLD);
    });
  } finally {
    activate(REMOTE, before);
    patched.remove();
  }
});
