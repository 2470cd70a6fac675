import type { Browser, BrowserContextOptions, CDPSession } from "@playwright/test";

/** A first load on slow 4G with a slow CPU. Transferred bytes, times in milliseconds. */
export interface Visit {
  scriptBytes: number;
  requests: number;
  /** The longest chain of requests that wait for each other; the document is the first. */
  depth: number;
  fcp: number;
  lcp: number;
  click: number;
  tbt: number;
  cls: number;
}

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
/** A new window does work of its own, and sends no event when it has finished. */
const WINDOW_SETTLE_MS = 700;
/** The largest paint may follow the first working click: an image, a font. */
const LATE_PAINT_MS = 700;

interface SentRequest {
  url: string;
  isScript: boolean;
  isImage: boolean;
  /** Address of the script or document that requested it. */
  requestedBy?: string;
  startedAt: number;
  bytes: number;
}

/** Visits an address with a cold cache. @param slowly on slow 4G with a slow CPU */
export async function measure(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
  slowly: boolean,
): Promise<Visit> {
  const context = await browser.newContext({ ...options, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const sent = await countRequests(session);
    if (slowly) {
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
    const result = await page.evaluate(() => window.ligateProbe);
    if (!result) throw new Error(`${address} was left while it was measured.`);
    return { ...result, ...summary(sent, result.click) };
  } finally {
    await context.close();
  }
}

async function countRequests(session: CDPSession): Promise<Map<string, SentRequest>> {
  const sent = new Map<string, SentRequest>();
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", ({ requestId, request, type, initiator, timestamp }) => {
    const stack = initiator.stack?.callFrames.map(({ url }) => url) ?? initiatorOfPromise(initiator.stack);
    sent.set(requestId, {
      url: request.url,
      isScript: /\.js(\?|$)/.test(request.url),
      isImage: type === "Image",
      requestedBy: initiator.url ?? stack.find((url) => url !== ""),
      startedAt: timestamp,
      bytes: 0,
    });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = sent.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  return sent;
}

interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}

/** The scripts in the parent stacks of a promise. */
function initiatorOfPromise(stack?: Stack): string[] {
  if (!stack) return [];
  return [...stack.callFrames.map(({ url }) => url), ...initiatorOfPromise(stack.parent)];
}

/** Summarizes the requests until the first working click; later ones are prefetches. */
function summary(
  sent: Map<string, SentRequest>,
  click: number,
): Pick<Visit, "scriptBytes" | "requests" | "depth"> {
  const all = [...sent.values()].filter(({ url }) => /^https?:/.test(url));
  const begin = Math.min(...all.map(({ startedAt }) => startedAt));
  const first = all.filter(({ startedAt }) => (startedAt - begin) * 1000 <= click);
  const scripts = first.filter(({ isScript }) => isScript);
  return {
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: first.filter(({ isImage }) => !isImage).length,
    depth: Math.max(...first.map((request) => countDepth(request, first))),
  };
}

function countDepth(request: SentRequest, all: SentRequest[], below = new Set<SentRequest>()): number {
  const initiator = all.find(
    (other) => other !== request && other.url === request.requestedBy && !below.has(other),
  );
  return initiator ? 1 + countDepth(initiator, all, new Set([...below, request])) : 1;
}

/** Measurements of a visit, in milliseconds since its start. `click`: see startProbe. */
interface ProbeResult {
  fcp: number;
  lcp: number;
  cls: number;
  /** Total blocking time until the first working click: the sum of what long tasks take beyond 50 ms. */
  tbt: number;
  click: number;
}

declare global {
  interface Window {
    ligateProbe?: ProbeResult;
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
  const result: ProbeResult = { fcp: 0, lcp: 0, cls: 0, tbt: 0, click: 0 };
  window.ligateProbe = result;

  const observe = (type: string, onEntry: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") result.fcp = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    result.lcp = startTime;
  });
  observe("layout-shift", ({ value = 0 }) => {
    result.cls += value;
  });
  observe("longtask", ({ duration }) => {
    if (!result.click) result.tbt += Math.max(0, duration - 50);
  });

  const isHydrated = (element: Element | null) =>
    element !== null && Object.keys(element).some((key) => key.startsWith("__reactFiber$"));
  const handlesSearch = () => {
    const form = document.querySelector("header form, form[data-floor]");
    return form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })) === false;
  };
  const timer = setInterval(() => {
    if (!isHydrated(document.querySelector("main h1")) || !handlesSearch()) return;
    result.click = performance.now();
    clearInterval(timer);
    console.info(message);
  }, 16);
}
