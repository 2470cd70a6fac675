import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./fixtures.ts";

interface Area {
  remote: string;
  address: string;
  /** Its way in, from the frame. */
  enter: (page: Page) => Promise<void>;
  /** The page's heading, once it is there. */
  heading: RegExp;
}

const frameLink = (page: Page, name: string | RegExp) =>
  page.getByRole("banner").getByRole("link", { name, exact: true });

const AREAS: Area[] = [
  {
    remote: "mf-catalog",
    address: "/",
    enter: (page) => frameLink(page, "Home").click(),
    heading: /^Design the vector/,
  },
  {
    remote: "mf-designer",
    address: "/design",
    enter: (page) => frameLink(page, "Design").click(),
    heading: /^Design a vector$/,
  },
  {
    remote: "mf-cart-checkout",
    address: "/cart",
    enter: (page) => frameLink(page, /^Cart, /).click(),
    heading: /^Your cart$/,
  },
  {
    remote: "mf-account",
    address: "/signup",
    enter: async (page) => {
      await page.getByRole("button", { name: "Account" }).click();
      await frameLink(page, "Sign Up").click();
    },
    heading: /^Sign up$/,
  },
];

/** The files are not there, as after a deployment that went wrong. */
async function takeAway(page: Page, files: string): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.fulfill({ status: 404, body: "Not found" }));
  return () => page.unroute(files);
}

const unavailable = (page: Page) =>
  page.getByRole("heading", { name: "This part of the store is not available" });

const headingOf = (page: Page, area: Area) => page.getByRole("heading", { level: 1, name: area.heading });

// The files that are missing on purpose, as the browser and the federation's runtime tell of them.
test.use({ expectedTrouble: [/status of 404 .*\/releases\/mf-/] });

for (const area of AREAS) {
  test(`Without ${area.remote} the frame and the other areas work, and Retry recovers.`, async ({ page }) => {
    const giveBack = await takeAway(page, `**/releases/${area.remote}/**`);

    await page.goto(area.address);
    await expect(unavailable(page)).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expectAccessible(page);

    for (const other of AREAS.filter((one) => one !== area)) {
      await other.enter(page);
      await expect(headingOf(page, other)).toBeVisible();
    }
    await area.enter(page);
    await expect(unavailable(page)).toBeVisible();
    await expect(page).toHaveURL(area.address);

    await giveBack();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(headingOf(page, area)).toBeVisible();
    await expectAccessible(page);
  });
}

test("Without a page's own file the rest of its remote works, and Retry recovers.", async ({ page }) => {
  const giveBack = await takeAway(page, "**/releases/mf-designer/*/design.*.js");

  await page.goto("/design");
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/products/item/CA-LA-CMXXPC-XXXXXX");
  await expect(page.getByRole("heading", { level: 1, name: "CRISPRa Lenti-AIO Kit" })).toBeVisible();
  await frameLink(page, "Design").click();
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();

  await giveBack();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Design a vector" })).toBeVisible();
});
