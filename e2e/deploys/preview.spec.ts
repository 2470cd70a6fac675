import type { Page } from "@playwright/test";
import { addFormats, expectInCart } from "../support/cart-and-checkout.ts";
import { createEmail, signUp } from "../support/customers.ts";
import { expect, expectAccessible } from "../support/fixtures.ts";
import { asOther } from "../support/other-visitors.ts";
import { createPatchedRelease } from "../support/releases/changed-releases.ts";
import { runReleases } from "../support/releases/releases-command.ts";
import { test } from "./preview-store.ts";

const REMOTE = "mf-catalog";
const [ACTIVE, DRAFT] = ["Research Blog", "Lab Journal"];
const PRODUCT = "/products/item/RI-SP-U6XXXA-H00001";

// A script of the preview tries to read the session of the store.
test.use({ allowedErrors: [/\/api\/session\/.* violates the /] });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** A link to a preview of a release of the catalog that has another heading. */
async function createLink(id: string): Promise<string> {
  const output = await runReleases("preview", `${REMOTE}@${id}`);
  return /^http:\S+$/m.exec(output)?.[0] ?? "";
}

/** Whether a script of the page finds a login: in the session of its host, and in that of the store. */
const readSessions = (page: Page, store: string) =>
  page.evaluate(async (address) => {
    const read = async (url: string) => {
      try {
        const response = await fetch(url, { credentials: "include" });
        return ((await response.json()) as { isAuthenticated: boolean }).isAuthenticated;
      } catch {
        return "refused";
      }
    };
    return { own: await read("/api/session/"), store: await read(`${address}/api/session/`) };
  }, store);

test("A link shows an inactive release to one browser, as a stranger, until its preview ends.", async ({
  page,
  browser,
  previewStore,
}) => {
  const patched = createPatchedRelease(REMOTE, ACTIVE, DRAFT);
  try {
    await signUp(page, createEmail());
    await page.goto(PRODUCT);
    await addFormats(page, "Plasmid DNA");
    const link = await createLink(patched.id);

    await test.step("the preview is rendered by the server, says so, and is not indexed", async () => {
      await page.goto(link);
      const response = await page.goto(`${new URL(link).origin}/blog`);
      expect(await response?.text()).toContain(DRAFT);
      expect(response?.headers()["x-robots-tag"]).toBe("noindex, nofollow");
      await expect(heading(page)).toHaveText(DRAFT);
      await expect(page.getByRole("complementary", { name: "Preview" })).toContainText(
        `Preview of ${REMOTE} ${patched.id}`,
      );
      await expectAccessible(page);
    });

    await test.step("its navigation and its scripts are those of the preview", async () => {
      const links = page.getByRole("banner");
      await links.getByRole("link", { name: "Design", exact: true }).click();
      await expect(heading(page)).toHaveText("Design a vector");
      await page.goBack();
      await expect(heading(page)).toHaveText(DRAFT);
    });

    await test.step("a customer is a stranger in it, and its scripts cannot act as the customer", async () => {
      await expectInCart(page, 0);
      expect(await readSessions(page, previewStore)).toEqual({ own: false, store: "refused" });
      const { cookies } = await page.context().storageState();
      const token = cookies.find(({ name, domain }) => name === "XSRF-TOKEN" && domain === "localhost");
      expect(await page.evaluate(() => document.cookie)).not.toContain(token?.value ?? "XSRF-TOKEN");
    });

    await test.step("other visitors see the active release", () =>
      asOther(browser, previewStore, async (visitor) => {
        await visitor.goto("/blog");
        await expect(heading(visitor)).toHaveText(ACTIVE);
        await expect(visitor.getByRole("complementary", { name: "Preview" })).toBeHidden();
      }));

    await test.step("so does the customer in the store, also while the preview is open", async () => {
      const tab = await page.context().newPage();
      await tab.goto("/blog");
      await expect(heading(tab)).toHaveText(ACTIVE);
      await expectInCart(tab, 1);
      await tab.close();
    });

    await test.step("ending it leads back to the store, where the customer is signed in", async () => {
      await page.getByRole("button", { name: "End preview" }).click();
      await expect(heading(page)).toHaveText("The preview has ended");
      await expectAccessible(page);
      await page.goto(`${new URL(link).origin}/blog`);
      await expect(page).toHaveURL(`${previewStore}/blog`);
      await expect(heading(page)).toHaveText(ACTIVE);
      await expectInCart(page, 1);
      expect(await readSessions(page, previewStore)).toEqual({ own: true, store: true });
    });
  } finally {
    patched.remove();
  }
});
