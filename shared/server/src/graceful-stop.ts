import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** How long a stopping process waits for responses: a capture at PayPal takes up to 20 s. */
const GRACE_MS = 20_000;
const POLL_MS = 20;

export interface GracefulStopOptions {
  /** Aborted by the first signal: `/readyz` fails from then on. */
  stopping: AbortController;
  /** How long connections are still accepted after SIGTERM, until a load balancer has noticed, in milliseconds. */
  noticeMs: number;
  /** Ends what else the process does, after the last response. */
  cleanUp?: () => Promise<unknown>;
}

/**
 * Ends the process on a signal: it stops to accept connections, and exits when all requests are answered. It does not wait
 * for connections, which browsers open in advance and keep. Exit code: 1 if requests are cut off. Further signals, such as
 * those of a terminal and of npm, change nothing.
 */
export function stopOnSignals(server: FastifyInstance, options: GracefulStopOptions): void {
  const { stopping, noticeMs, cleanUp } = options;
  const requests = new Set<object>();
  server.server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    requests.add(request);
    response.once("close", () => requests.delete(request));
  });

  async function stop(noticeMs: number): Promise<void> {
    if (stopping.signal.aborted) return;
    stopping.abort();
    await setTimeout(noticeMs);
    void server.close();
    const deadline = performance.now() + GRACE_MS;
    while (requests.size > 0 && performance.now() < deadline) await setTimeout(POLL_MS);
    await Promise.race([cleanUp?.(), setTimeout(deadline - performance.now())]);
    if (requests.size > 0) server.log.error(`Stopped before ${requests.size} requests were answered.`);
    process.exit(requests.size > 0 ? 1 : 0);
  }

  process.on("SIGTERM", () => void stop(noticeMs));
  // Ctrl-C, and the end of the parent process.
  for (const event of ["SIGINT", "disconnect"] as const) process.on(event, () => void stop(0));
}
