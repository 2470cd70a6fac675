import type { Page } from "@playwright/test";
import semver from "semver";
import { addFormats, expectInCart } from "../support/cart-and-checkout.ts";
import { expect, test } from "../support/fixtures.ts";
import { liveReleases } from "../support/releases/live-releases.ts";
import { activate, liveReleaseId } from "../support/releases/patched-releases.ts";
import { frameLink, headingOf, REMOTES } from "../support/remotes.ts";
import { copyWorkspace, type WorkspaceCopy } from "./workspace-copy.ts";

/** A page of each remote, with the heading in an older version. */
const OLDER = {
  "mf-catalog": {
    address: "/blog",
    file: "src/blog/blog.page.tsx",
    now: "Research Blog",
    was: "Journal",
  },
  "mf-designer": {
    address: "/design",
    file: "src/designer/design.page.tsx",
    now: "Design a vector",
    was: "Vectors",
  },
  "mf-cart-checkout": { address: "/cart", file: "src/cart/cart.page.tsx", now: "Your cart", was: "Basket" },
  "mf-account": { address: "/signup", file: "src/signup/signup.page.tsx", now: "Sign up", was: "Join us" },
};
const KIT = "/products/item/KO-LA-CMXXPC-H00001";

for (const [remote, { address, file, now, was }] of Object.entries(OLDER)) {
  test(`An older release of ${remote} works with the newest shell.`, { tag: `@${remote}` }, async ({
    page,
  }) => {
    const older = copyWorkspace();
    older.setVersion("shared/platform", firstOfMajor(platformVersion()));
    older.setVersion(remote, "0.0.9");
    older.patch(`${remote}/${file}`, now, was);
    await withRelease(older, remote, async () => {
      expectMixedVersions(remote);
      await open(page, remote, address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(was);
      await shop(page);
    });
  });
}

test("The newest remotes work with an older shell.", {
  tag: REMOTES.map(({ name }) => `@${name}`),
}, async ({ page }) => {
  const older = copyWorkspace();
  older.setVersion("shell", "0.0.9");
  older.patch("shell/src/frame/footer/footer.tsx", "For research use only", "Only for research use");
  await withRelease(older, "shell", async () => {
    for (const remote of REMOTES) {
      await open(page, remote.name, remote.address);
      await expect(page.getByRole("contentinfo")).toContainText("Only for research use");
      await expect(headingOf(page, remote)).toBeVisible();
    }
    await shop(page);
  });
});

/** Releases a package of a workspace, and makes the newest release live again afterwards. */
async function withRelease(workspace: WorkspaceCopy, name: string, use: () => Promise<void>): Promise<void> {
  const newest = liveReleaseId(name);
  try {
    const release = await workspace.release(name);
    try {
      expect(liveReleaseId(name)).toBe(release.id);
      await use();
    } finally {
      activate(name, newest);
      release.remove();
    }
  } finally {
    workspace.remove();
  }
}

/** The version of the platform that the live shell provides. */
const platformVersion = () => liveReleases().shell.provides["@ligate/platform/cart"] ?? "";

/** The oldest compatible version. The platform must have had a later one, or there are no versions to mix. */
const firstOfMajor = (version: string) => `${semver.major(version)}.0.0`;

/** Expects that the remote was built for an older platform than the shell provides. */
function expectMixedVersions(name: string): void {
  const { remotes } = liveReleases();
  const range = remotes.find((remote) => remote.name === name)?.shared["@ligate/platform/cart"] ?? "";
  const provided = platformVersion();
  expect(semver.gt(provided, semver.minVersion(range) ?? ""), `${provided} is newer than ${range}`).toBe(
    true,
  );
}

/** Opens a page. If the server renders it, the browser must hydrate it instead of rendering it again. */
async function open(page: Page, name: string, address: string): Promise<void> {
  const isRendered = liveReleases().remotes.some((remote) => remote.name === name && remote.ssr);
  // The first response may precede the rendering; then the browser renders the page.
  if (isRendered) {
    await expect(async () => {
      expect(await (await page.request.get(address)).text()).toContain('id="ligate-data"');
    }).toPass({ timeout: 30_000 });
  }
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      Object.assign(window, { renderedHeading: document.querySelector("main h1") });
    });
  });
  await page.goto(address, { waitUntil: "networkidle" });
  const isKept = await page.evaluate(
    () => Reflect.get(window, "renderedHeading") === document.querySelector("main h1"),
  );
  expect(isKept, "the heading is the rendered element").toBe(isRendered);
}

/** Adds a kit to the cart: the designer's button, the badge, the pop-up and the cart share one Zustand store. */
async function shop(page: Page): Promise<void> {
  await page.goto(KIT);
  await addFormats(page, "Plasmid DNA");
  await expectInCart(page, 1);
  await page.getByRole("dialog").getByRole("link", { name: "View cart" }).click();
  await expect(page.getByRole("region", { name: "Items in your cart" }).getByRole("listitem")).toHaveCount(1);
  await frameLink(page, "Home").click();
  await expect(page.getByRole("heading", { level: 1, name: /^Design the vector/ })).toBeVisible();
  await expectInCart(page, 1);
}
