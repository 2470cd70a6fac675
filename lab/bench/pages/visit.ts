import type { Browser, BrowserContextOptions } from "@playwright/test";

/** A first load on slow 4G with a slow CPU. Transferred bytes; times in milliseconds. */
export interface Visit {
  /** Of the scripts that are requested until the first working click; later ones are prefetches. */
  scriptBytes: number;
  lcp: number;
  /** See `startProbe`. */
  click: number;
}

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
/** A new window does work of its own, and sends no event when it has finished. */
const WINDOW_SETTLE_MS = 700;
/** The largest paint may follow the first working click: an image, a font. */
const LATE_PAINT_MS = 700;

/** Visits an address with a cold cache. @param slowly on slow 4G with a slow CPU */
export async function visit(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
  slowly: boolean,
): Promise<Visit> {
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ ...options, viewport, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    if (slowly) {
      const session = await context.newCDPSession(page);
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", SLOW_4G);
      await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    }
    await page.addInitScript(startProbe, READY_MESSAGE);
    const ready = page.waitForEvent("console", {
      predicate: (message) => message.text() === READY_MESSAGE,
      timeout: 30_000,
    });
    await page.waitForTimeout(WINDOW_SETTLE_MS);
    await page.goto(address, { waitUntil: "commit" });
    await ready;
    await page.waitForTimeout(LATE_PAINT_MS);
    const figures = await page.evaluate(() => {
      const probe = window.ligateProbe;
      if (!probe) return undefined;
      const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const scripts = files.filter(
        ({ name, startTime }) => /\.js(\?|$)/.test(name) && startTime <= probe.click,
      );
      return { ...probe, scriptBytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) };
    });
    if (!figures) throw new Error(`${address} was left while it was measured.`);
    return figures;
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    ligateProbe?: Pick<Visit, "lcp" | "click">;
  }
}

/** The console message at the first working click. Polling the page would add work to it. */
const READY_MESSAGE = "ligate answers";

/**
 * Runs in the page before any other script. The first working click is the time at which the frame handles an empty
 * search, which changes nothing, and React has hydrated the page's heading.
 * @param message printed in the console at that time
 */
function startProbe(message: string): void {
  const probe = { lcp: 0, click: 0 };
  window.ligateProbe = probe;
  new PerformanceObserver((list) => {
    probe.lcp = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: "largest-contentful-paint", buffered: true });

  const isHydrated = (element: Element | null) =>
    element !== null && Object.keys(element).some((key) => key.startsWith("__reactFiber$"));
  const handlesSearch = () => {
    const submit = new Event("submit", { bubbles: true, cancelable: true });
    return document.querySelector("header form")?.dispatchEvent(submit) === false;
  };
  const timer = setInterval(() => {
    if (!isHydrated(document.querySelector("main h1")) || !handlesSearch()) return;
    probe.click = performance.now();
    clearInterval(timer);
    console.info(message);
  }, 16);
}
