import type { Page } from "@playwright/test";
import { expect, test } from "../journeys/fixtures.ts";

/** JavaScript of a first load in kB as it is sent, and requests without images. */
const BUDGETS = [
  { name: "home", address: "/", kilobytes: 145 },
  { name: "a category", address: "/products/gene-knock-out", kilobytes: 145 },
  { name: "search", address: "/search?q=p53", kilobytes: 145 },
  { name: "the designer", address: "/design", kilobytes: 160 },
  { name: "a product", address: "/products/item/CA-LA-CMXXPC-XXXXXX", kilobytes: 160 },
];
const MOST_REQUESTS = 12;

interface Loaded {
  url: string;
  type: string;
  bytes: number;
  /** Whether a script asked for it that the document did not name: it waits for that script. */
  isLate: boolean;
}

/** Everything that a visit loads, as the browser counts it. */
async function load(page: Page, address: string): Promise<Loaded[]> {
  const requests = new Map<string, Loaded>();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", ({ requestId, request, type = "", initiator }) => {
    requests.set(requestId, { url: request.url, type, bytes: 0, isLate: initiator.type === "script" });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const loaded = requests.get(requestId);
    if (loaded) loaded.bytes = encodedDataLength;
  });
  await page.goto(address, { waitUntil: "networkidle" });
  return [...requests.values()].filter(({ url }) => !url.startsWith("data:"));
}

for (const { name, address, kilobytes } of BUDGETS) {
  test(`The first load of ${name} keeps its budget.`, async ({ page, request }) => {
    // What is measured is the page as it comes rendered.
    await expect(async () => {
      expect(await (await request.get(address)).text()).toContain('id="ligate-data"');
    }).toPass();

    const loaded = await load(page, address);
    const scripts = loaded.filter(({ url }) => /\.js(\?|$)/.test(url));
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
    expect(bytes / 1000, "kB of JavaScript").toBeLessThanOrEqual(kilobytes);
    expect(loaded.filter(({ type }) => type !== "Image").length, "requests").toBeLessThanOrEqual(
      MOST_REQUESTS,
    );
    const waiting = scripts.filter(({ isLate }) => isLate).map(({ url }) => url);
    expect(waiting, "scripts that wait for another").toEqual([]);
  });
}
