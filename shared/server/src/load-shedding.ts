import type { FastifyInstance, FastifyRequest } from "fastify";
import { findPriority, PRIORITIES, type Priority } from "./priorities.ts";

/**
 * So many requests in progress, of all priorities, refuse the next one of a priority. Files are counted apart: a page shows
 * dozens of pictures at once, which cost little, and browsers do not ask for a refused one again.
 */
export type LoadLimits = Record<Exclude<Priority, "vital">, number>;

/**
 * Connections that wait to be accepted. Of a burst that exceeds Node's default of 511, the kernel drops connections, and
 * clients try again after one, three and seven seconds.
 */
export const LISTEN_BACKLOG = 4_096;

/** The state of a process, for its metrics. */
export interface Load {
  inProgress: number;
  filesInProgress: number;
  /** Requests that were refused since the start. */
  refused: Record<Priority, number>;
}

/** The process has too much to do. The request had no effect. */
export class OverloadedError extends Error {
  override name = "OverloadedError";
  readonly statusCode = 503;
}

/**
 * Load shedding: refuses a request with an `OverloadedError` if more are in progress than its priority allows, so that the
 * others are answered in time. Register it before all other hooks: it reads neither body nor cookies.
 *
 * A request is in progress from the end of its body until its response begins, so that slow connections do not count, and
 * vital ones do not either: they wait for PayPal.
 */
export function shedLoad(app: FastifyInstance, limits: LoadLimits): Load {
  const load: Load = {
    inProgress: 0,
    filesInProgress: 0,
    refused: Object.fromEntries(PRIORITIES.map((priority) => [priority, 0])) as Load["refused"],
  };
  type Count = "inProgress" | "filesInProgress";
  const counted = new WeakMap<FastifyRequest, Count>();
  const answered = new WeakSet<FastifyRequest>();

  app.addHook("onRequest", (request, _reply, done) => {
    const priority = findPriority(request.method, request.url);
    if (priority === "vital") return done();
    const count = priority === "file" ? "filesInProgress" : "inProgress";
    if (load[count] >= limits[priority]) {
      load.refused[priority]++;
      return done(new OverloadedError());
    }
    const begin = () => {
      // The rest of a body may be read after an early response.
      if (answered.has(request)) return;
      counted.set(request, count);
      load[count]++;
    };
    if (request.method === "GET" || request.method === "HEAD") begin();
    else request.raw.once("end", begin);
    done();
  });
  app.addHook("onSend", (request, _reply, payload, done) => {
    answered.add(request);
    const count = counted.get(request);
    if (count) load[count]--;
    counted.delete(request);
    done(null, payload);
  });
  return load;
}
