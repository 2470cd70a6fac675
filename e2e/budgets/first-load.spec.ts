import { scriptBudget } from "@ligate/build/release-format/script-budgets";
import type { Page } from "@playwright/test";
import { addFormats } from "../support/cart-and-checkout.ts";
import { expect, test } from "../support/fixtures.ts";
import { publicPages } from "../support/releases/public-pages.ts";

/** Images are not counted. */
const MAX_REQUESTS = 12;

interface LoadedFile {
  url: string;
  type: string;
  bytes: number;
  /** Whether a script requested the file, so that it waited for the script. */
  isLate: boolean;
}

interface FirstLoad {
  files: LoadedFile[];
  /** Whether the document had the page, and not just the frame. */
  isRendered: boolean;
}

/** Visits an address. */
async function load(page: Page, address: string): Promise<FirstLoad> {
  const requests = new Map<string, LoadedFile>();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", ({ requestId, request, type = "", initiator }) => {
    requests.set(requestId, { url: request.url, type, bytes: 0, isLate: initiator.type === "script" });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const loaded = requests.get(requestId);
    if (loaded) loaded.bytes = encodedDataLength;
  });
  const response = await page.goto(address, { waitUntil: "networkidle" });
  return {
    files: [...requests.values()].filter(({ url }) => !url.startsWith("data:")),
    isRendered: (await response?.text())?.includes('id="ligate-data"') ?? false,
  };
}

for (const { id, remote, address } of publicPages()) {
  test(`The first load of the page "${id}" is within its budget.`, async ({ browser, baseURL }) => {
    let files: LoadedFile[] = [];
    // The budget is that of the rendered page. A journey beside this one changes the stock, and with it what is rendered ahead.
    await expect(async () => {
      const context = await browser.newContext({ baseURL });
      const loaded = await load(await context.newPage(), address);
      await context.close();
      expect(loaded.isRendered).toBe(true);
      files = loaded.files;
    }).toPass();
    expectWithin(files, scriptBudget(remote));
  });
}

test("The first load of the login is within its budget and loads no validation rules.", async ({ page }) => {
  const { files } = await load(page, "/login");
  expectWithin(files, scriptBudget("mf-account"));
  expect(files.filter(({ url }) => url.includes("/rules."))).toEqual([]);
});

test("The first load of the checkout is within its budget.", async ({ page, browser, baseURL }) => {
  await page.goto("/products/item/KO-LA-CMXXPC-H00001");
  await addFormats(page, "Plasmid DNA");
  const storageState = await page.context().storageState();
  const fresh = await browser.newContext({ baseURL, storageState });
  const { files } = await load(await fresh.newPage(), "/checkout");
  await fresh.close();
  expectWithin(files, scriptBudget("mf-cart-checkout"), { late: true });
});

/**
 * @param budget bytes of scripts
 * @param late whether scripts may load further chunks, such as the view for guests or customers
 */
function expectWithin(loaded: LoadedFile[], budget: number, { late = false } = {}): void {
  const scripts = loaded.filter(({ url }) => /\.js(\?|$)/.test(url));
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  expect(bytes, "bytes of JavaScript").toBeLessThanOrEqual(budget);
  const requests = loaded.filter(({ type }) => type !== "Image");
  expect(requests.length, "requests").toBeLessThanOrEqual(late ? MAX_REQUESTS + 4 : MAX_REQUESTS);
  const waiting = scripts.filter(({ isLate }) => isLate).map(({ url }) => url);
  if (!late) expect(waiting, "scripts that another script requests").toEqual([]);
}
