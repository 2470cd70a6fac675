import { PURCHASE_ORDER_FILE_MAX_BYTES } from "@ligate/contract/payments/purchase-order-constants";
import { ProblemError } from "../../../../http/problem.ts";

/** `locked`: it opens with a password only. */
export type PdfState = "readable" | "locked" | "broken";

const TIMEOUT_MS = 5_000;
const HEAP_MB = 128;
const IDLE_MS = 10_000;
/** Of the files that are opened or wait, in memory: four of the largest, or hundreds of usual ones. */
const MAX_PENDING_BYTES = 4 * PURCHASE_ORDER_FILE_MAX_BYTES;

let previous: Promise<unknown> = Promise.resolve();
/** Of the file that is being opened, and of those that wait. */
let pendingBytes = 0;

const BUSY = "Many purchase orders are being checked at the moment. Please try again in a few seconds.";

/**
 * Opens a PDF in a worker thread, one at a time, because a hostile file may cost any time and memory. A file that exceeds
 * the limits of either is broken.
 * @throws ProblemError 503 if the files that wait are too large together
 */
export async function checkPdf(bytes: Uint8Array, timeoutMs = TIMEOUT_MS): Promise<PdfState> {
  if (pendingBytes + bytes.length > MAX_PENDING_BYTES)
    throw new ProblemError(503, BUSY, {}, { "retry-after": "5" });
  pendingBytes += bytes.length;
  // The queue is here, because the timeout of a task of the pool begins before its turn.
  const check = previous.then(() => openInWorker(bytes, timeoutMs));
  previous = check.catch(() => undefined);
  return check.finally(() => {
    pendingBytes -= bytes.length;
  });
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
