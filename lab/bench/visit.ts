import type { Browser } from "@playwright/test";

/** A first load on slow 4G with a slow CPU. Transferred bytes; times in milliseconds. */
export interface Visit {
  /** Of the scripts that are requested until the first working click; later ones are prefetches. */
  scriptBytes: number;
  lcp: number;
  /** See `reportClick`. */
  click: number;
}

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
/** A new window does work of its own, and sends no event when it has finished. */
const WINDOW_SETTLE_MS = 700;
/** The largest paint may follow the first working click: an image, a font. */
const LATE_PAINT_MS = 700;
/** Begins the console message at the first working click. Polling the page would add work to it. */
const CLICK = "ligate answers after ";

/** Visits an address with a cold cache. @param slowly on slow 4G with a slow CPU */
export async function visit(
  browser: Browser,
  address: string,
  cookies: { name: string; value: string }[],
  slowly: boolean,
): Promise<Visit> {
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ viewport, ignoreHTTPSErrors: true });
  try {
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: address })));
    const page = await context.newPage();
    if (slowly) {
      const session = await context.newCDPSession(page);
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", SLOW_4G);
      await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    }
    await page.addInitScript(reportClick, CLICK);
    const clicked = page.waitForEvent("console", (message) => message.text().startsWith(CLICK));
    await page.waitForTimeout(WINDOW_SETTLE_MS);
    await page.goto(address, { waitUntil: "commit" });
    const click = Number((await clicked).text().slice(CLICK.length));
    await page.waitForTimeout(LATE_PAINT_MS);
    return { click, ...(await page.evaluate(readFigures, click)) };
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page before any other script. The first working click is the time at which the frame handles an
 * empty search, which changes nothing, and React has hydrated the page's heading.
 * @param message printed in the console at that time, with the time
 */
function reportClick(message: string): void {
  const isHydrated = (element: Element | null) =>
    element !== null && Object.keys(element).some((key) => key.startsWith("__reactFiber$"));
  const handlesSearch = () => {
    const submit = new Event("submit", { bubbles: true, cancelable: true });
    return document.querySelector("header form")?.dispatchEvent(submit) === false;
  };
  const timer = setInterval(() => {
    if (!isHydrated(document.querySelector("main h1")) || !handlesSearch()) return;
    console.info(message + performance.now());
    clearInterval(timer);
  }, 16);
}

/** Runs in the page. @param click the time of the first working click */
async function readFigures(click: number): Promise<Omit<Visit, "click">> {
  const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const scripts = files.filter(({ name, startTime }) => /\.js(\?|$)/.test(name) && startTime <= click);
  const paints = await new Promise<PerformanceEntryList>((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
    observer.observe({ type: "largest-contentful-paint", buffered: true });
  });
  const scriptBytes = scripts.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return { scriptBytes, lcp: paints.at(-1)?.startTime ?? 0 };
}
