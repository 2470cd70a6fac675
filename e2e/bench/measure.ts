import type { Browser, BrowserContextOptions, CDPSession } from "@playwright/test";
import { READY_MESSAGE, startProbe } from "./probe.ts";

/** A first load, as a visitor on slow 4G with a slow computer has it. Bytes as sent, times in milliseconds. */
export interface Visit {
  scriptBytes: number;
  requests: number;
  /** How many requests wait for each other, one after the other; the document is the first. */
  depth: number;
  fcp: number;
  lcp: number;
  click: number;
  tbt: number;
  cls: number;
}

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
/** A new window has work of its own to do, which nothing tells the end of. */
const WINDOW_SETTLES_MS = 700;
/** After the page answers, its largest paint may still come: an image, a font. */
const LATE_PAINT_MS = 700;

interface Sent {
  url: string;
  isScript: boolean;
  isImage: boolean;
  /** Address of the script or document that asked for it. */
  askedBy?: string;
  startedAt: number;
  bytes: number;
}

/** Visits an address with a cold cache. @param slowly on slow 4G, with a slow computer */
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
    const answered = page.waitForEvent("console", {
      predicate: (message) => message.text() === READY_MESSAGE,
      timeout: 30_000,
    });
    await page.waitForTimeout(WINDOW_SETTLES_MS);
    await page.goto(address, { waitUntil: "commit" });
    await answered;
    await page.waitForTimeout(LATE_PAINT_MS);
    const seen = await page.evaluate(() => window.ligateProbe);
    if (!seen) throw new Error(`${address} was left while it was measured.`);
    return { ...seen, ...summary(sent, seen.click) };
  } finally {
    await context.close();
  }
}

async function countRequests(session: CDPSession): Promise<Map<string, Sent>> {
  const sent = new Map<string, Sent>();
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", ({ requestId, request, type, initiator, timestamp }) => {
    const stack = initiator.stack?.callFrames.map(({ url }) => url) ?? initiatorOfPromise(initiator.stack);
    sent.set(requestId, {
      url: request.url,
      isScript: /\.js(\?|$)/.test(request.url),
      isImage: type === "Image",
      askedBy: initiator.url ?? stack.find((url) => url !== ""),
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

/** Who asked in the end, where a promise stands between. */
function initiatorOfPromise(stack?: Stack): string[] {
  if (!stack) return [];
  return [...stack.callFrames.map(({ url }) => url), ...initiatorOfPromise(stack.parent)];
}

/** What was asked for until the page answered: afterwards the store fetches what the visitor may want next. */
function summary(sent: Map<string, Sent>, click: number): Pick<Visit, "scriptBytes" | "requests" | "depth"> {
  const all = [...sent.values()].filter(({ url }) => /^https?:/.test(url));
  const begin = Math.min(...all.map(({ startedAt }) => startedAt));
  const first = all.filter(({ startedAt }) => (startedAt - begin) * 1000 <= click);
  const scripts = first.filter(({ isScript }) => isScript);
  return {
    scriptBytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: first.filter(({ isImage }) => !isImage).length,
    depth: Math.max(...first.map((request) => depthOf(request, first))),
  };
}

function depthOf(request: Sent, all: Sent[], below = new Set<Sent>()): number {
  const asker = all.find((other) => other !== request && other.url === request.askedBy && !below.has(other));
  return asker ? 1 + depthOf(asker, all, new Set([...below, request])) : 1;
}
