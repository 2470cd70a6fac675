import type { Page } from "@playwright/test";
import { loadedReleases } from "../deploys/loaded-releases.ts";
import { addFormats, expectInCart } from "../support/cart-and-checkout.ts";
import { expect, test } from "../support/fixtures.ts";
import { activate } from "../support/releases/activate.ts";
import { activeRelease } from "../support/releases/active-releases.ts";
import { runReleases } from "../support/releases/releases-command.ts";
import { activeReleaseId } from "../support/releases/releases-folder.ts";
import { frameLink, pageHeading, REMOTES } from "../support/remotes.ts";
import { publishStoredRelease } from "./stored-releases.ts";

const KIT = "/products/item/KO-LA-CMXXPC-H00001";

for (const remote of REMOTES) {
  const { name } = remote;
  test(`A release of ${name} from older sources works with the newest shell.`, {
    tag: `@${name}`,
  }, async ({ page }) => {
    const newest = activeReleaseId(name);
    const older = await publishStoredRelease(name);
    expect(older).not.toBe(newest);
    try {
      // Without the gate, which the releases passed when they became active, and which has more checks now.
      await activate(name, older);
      await open(page, remote);
      await shop(page);
    } finally {
      await activate(name, newest);
    }
  });
}

test("The newest remotes work with a shell from older sources.", {
  tag: REMOTES.map(({ name }) => `@${name}`),
}, async ({ page }) => {
  const newest = activeReleaseId("shell");
  const older = await publishStoredRelease("shell");
  try {
    await activate("shell", older);
    for (const remote of REMOTES) {
      await test.step(`the gate accepts ${remote.name}, and its page works`, async () => {
        await check(remote.name);
        await open(page, remote);
      });
    }
    await shop(page);
  } finally {
    await activate("shell", newest);
  }
});

/** Expects that a package's active release could be activated now. */
const check = (name: string) =>
  runReleases("check", name, activeReleaseId(name), "--skip-browser", "--api", process.env.STORE_URL ?? "");

/** Opens a page. If the server renders it, the browser must hydrate it instead of rendering it again. */
async function open(page: Page, remote: (typeof REMOTES)[number]): Promise<void> {
  const { name, address } = remote;
  const isRendered = activeRelease(name).ssr;
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
  await expect(pageHeading(page, remote)).toBeVisible();
  const isKept = await page.evaluate(
    () => Reflect.get(window, "renderedHeading") === document.querySelector("main h1"),
  );
  expect(isKept, "the heading is the rendered element").toBe(isRendered);
  await expectServed(page, name);
}

/** Expects that the page has loaded the active release of a remote, and of the shell. */
async function expectServed(page: Page, name: string): Promise<void> {
  for (const each of ["shell", name]) {
    expect(await loadedReleases(page, each)).toContain(activeReleaseId(each));
  }
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
