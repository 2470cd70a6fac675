import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { activate } from "../support/releases/activate.ts";
import { createPatchedRelease } from "../support/releases/changed-releases.ts";
import { deploy, rollBack, runReleases } from "../support/releases/releases-command.ts";
import { activeReleaseId } from "../support/releases/releases-folder.ts";
import { loadedReleases } from "./loaded-releases.ts";

const REMOTE = "mf-catalog";
const OLD = "Research Blog";
const NEW = "Lab Journal";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const goTo = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true }).click();

test("Open tabs stay usable while a remote is deployed, rolled back and pruned.", async ({
  page,
  context,
}) => {
  const before = activeReleaseId(REMOTE);
  const patched = createPatchedRelease(REMOTE, OLD, NEW);
  const newTab = await context.newPage();
  try {
    await page.goto("/blog");
    await expect(heading(page)).toHaveText(OLD);

    await deploy(REMOTE, patched.id);

    await test.step("a new tab gets the new release, rendered by the server and hydrated", async () => {
      await newTab.goto("/blog", { waitUntil: "networkidle" });
      await expect(heading(newTab)).toHaveText(NEW);
    });

    await test.step("the open tab keeps its release, also after visiting other remotes", async () => {
      await goTo(page, "Design");
      await expect(heading(page)).toHaveText("Design a vector");
      await page.goBack();
      await expect(heading(page)).toHaveText(OLD);
      await goTo(page, "Home");
      await expect(heading(page)).toContainText("Design the vector");
      expect(await loadedReleases(page, REMOTE)).toEqual([before]);
    });

    const start = Date.now();
    await rollBack(REMOTE, before);
    expect(Date.now() - start, "milliseconds until the rollback is served").toBeLessThan(5_000);

    await test.step("a reload after the rollback shows the old release", async () => {
      await page.goto("/blog", { waitUntil: "networkidle" });
      await expect(heading(page)).toHaveText(OLD);
    });

    await test.step("a prune spares what open tabs may need: the other tab loads its next page", async () => {
      await runReleases("prune", REMOTE);
      await goTo(newTab, "Contact");
      await expect(heading(newTab)).toHaveText("Contact");
      await expect(newTab.getByLabel("First name")).toBeVisible();
      expect(await loadedReleases(newTab, REMOTE)).toEqual([patched.id]);
    });
  } finally {
    await activate(REMOTE, before);
    patched.remove();
  }
});
