/** Reads the memory of a Node process after a garbage collection, through its inspector. Requires Linux. */
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { residentMb } from "../bench/processes.ts";

/** Where Node starts its inspector for SIGUSR1. */
const INSPECTOR = "http://127.0.0.1:9229/json/list";
const ATTEMPTS = 50;
const RETRY_MS = 100;

/**
 * Collects the garbage of a process and returns its resident memory in MB. Without a collection, readings differ by tens of
 * megabytes from minute to minute. The heaps of worker threads are not collected.
 */
export async function residentMbAfterGc(pid: number): Promise<number> {
  process.kill(pid, "SIGUSR1");
  const socket = new WebSocket(await findInspector());
  await once(socket, "open");
  await call(socket, "HeapProfiler.collectGarbage");
  const memory = residentMb([pid]);
  // Closes the inspector, whose port the next process needs.
  const expression = "process._debugEnd()";
  socket.send(JSON.stringify({ id: 2, method: "Runtime.evaluate", params: { expression } }));
  await once(socket, "close");
  return memory;
}

async function call(socket: WebSocket, method: string): Promise<void> {
  socket.send(JSON.stringify({ id: 1, method }));
  let id: number | undefined;
  while (id !== 1) {
    const [{ data }] = (await once(socket, "message")) as [MessageEvent<string>];
    ({ id } = JSON.parse(data) as { id?: number });
  }
}

async function findInspector(): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const response = await fetch(INSPECTOR).catch(() => undefined);
    const [target] = ((await response?.json()) ?? []) as { webSocketDebuggerUrl: string }[];
    if (target) return target.webSocketDebuggerUrl;
    await pause(RETRY_MS);
  }
  throw new Error("The process has not started its inspector.");
}
