import { setTimeout } from "node:timers/promises";
import { PURCHASE_ORDER_FILE_MAX_BYTES } from "@ligate/contract/payments/purchase-order-constants";
import { ProblemError } from "../../../../http/problem.ts";

/** `locked`: it opens with a password only. */
export type PdfState = "readable" | "locked" | "broken";

const TIMEOUT_MS = 5_000;
const HEAP_MB = 128;
const IDLE_MS = 10_000;
/** Of the files that are opened or wait, in memory: four of the largest, or hundreds of usual ones. */
const MAX_PENDING_BYTES = 4 * PURCHASE_ORDER_FILE_MAX_BYTES;

/** A gateway gives up on a request after a minute. */
const MAX_WAIT_MS = 10_000;

/** Ends with the last of the files that are opened or wait. */
let previous: Promise<unknown> = Promise.resolve();
/** Of the file that is being opened, and of those that wait. */
let pendingBytes = 0;

const BUSY = "Many purchase orders are being checked at the moment. Please try again in a few seconds.";

/**
 * Opens a PDF in a worker thread, one at a time, because a hostile file may cost any time and memory. A file that exceeds
 * the limits of either is broken.
 * @throws ProblemError 503 if the files that wait are too large together, or if others take too long
 */
export async function checkPdf(
  bytes: Uint8Array,
  timeoutMs = TIMEOUT_MS,
  maxWaitMs = MAX_WAIT_MS,
): Promise<PdfState> {
  if (pendingBytes + bytes.length > MAX_PENDING_BYTES) throw busy();
  pendingBytes += bytes.length;
  // The queue is here, because the timeout of a task of the pool begins before its turn.
  const before = previous;
  const check = waitFor(before, maxWaitMs).then(() => openInWorker(bytes, timeoutMs));
  previous = Promise.allSettled([before, check]);
  return check.finally(() => {
    pendingBytes -= bytes.length;
  });
}

const busy = () => new ProblemError(503, BUSY, {}, { "retry-after": "5" });

async function waitFor(before: Promise<unknown>, maxMs: number): Promise<void> {
  const waiting = new AbortController();
  const isLate = setTimeout(maxMs, true, { signal: waiting.signal }).catch(() => false);
  const late = await Promise.race([before.then(() => false), isLate]);
  waiting.abort();
  if (late) throw busy();
}

async function openInWorker(bytes: Uint8Array, timeoutMs: number): Promise<PdfState> {
  pool ??= createPool();
  try {
    return await (await pool).run(bytes, { name: "openPdf", signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    const { name, code } = error as NodeJS.ErrnoException;
    if (name === "AbortError" || code === "ERR_WORKER_OUT_OF_MEMORY") return "broken";
    throw error;
  }
}

let pool: ReturnType<typeof createPool> | undefined;

/** Loaded with the first purchase order, so that the API starts faster. */
async function createPool() {
  const { Tinypool } = await import("tinypool");
  return new Tinypool({
    filename: new URL("./open-pdf.ts", import.meta.url).href,
    runtime: "worker_threads",
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
}
