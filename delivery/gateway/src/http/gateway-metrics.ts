import type { Load } from "@ligate/server/load-shedding";
import { addReadMetrics, type Registry } from "@ligate/server/metrics";
import { Gauge, Histogram } from "prom-client";
import type { ReleaseFollower } from "../releases/follow-releases.ts";
import type { RenderOutcome } from "../rendering/render-messages.ts";
import type { RenderWorkerPool } from "../rendering/render-worker-pool.ts";
import type { RenderedPages } from "../rendering/rendered-pages.ts";
import type { ApiAddresses } from "./api-addresses.ts";

export interface MeasuredParts {
  api: ApiAddresses;
  load: Load;
  workers: RenderWorkerPool;
  pages: RenderedPages;
  follower: ReleaseFollower;
}

/** Registers the metrics of the gateway, beside those of its requests. */
export function addGatewayMetrics(registry: Registry, parts: MeasuredParts): void {
  const { api, load, workers, pages, follower } = parts;
  const byRemote = (name: keyof ReturnType<typeof workers.states>[number][1]) =>
    Object.fromEntries(workers.states().map(([remote, state]) => [remote, state[name]]));
  addReadMetrics(registry, {
    metrics: {
      ligate_requests_in_progress: "Requests in progress that count for load shedding, without files.",
      "ligate_requests_refused_total{priority}": "Requests refused, because there was too much to do.",
      "ligate_api_addresses{state}": "Addresses of the API that answer, and that do not.",
      ligate_api_failures_total: "Requests to the API without a response; reads are repeated once.",
      "ligate_render_queue{remote}": "Pages that are being rendered or wait for it.",
      "ligate_render_thread_replacements_total{remote}": "Render threads that crashed or hung.",
      "ligate_render_circuit_open{remote}":
        "1 while the browser renders the pages, because the thread was replaced.",
      "ligate_page_cache_lookups_total{result}":
        "Rendered pages by where they came from; stale: rendered again behind it.",
      ligate_page_cache_bytes: "Size of the rendered pages.",
      ligate_release_problems:
        "Packages that are not served with their active release, and other problems of /readyz.",
    },
    read: () => {
      const { lookups, bytes } = pages.cacheState;
      return {
        ligate_requests_in_progress: load.inProgress,
        "ligate_requests_refused_total{priority}": load.refused,
        "ligate_api_addresses{state}": api.counts,
        ligate_api_failures_total: api.failures,
        "ligate_render_queue{remote}": byRemote("pending"),
        "ligate_render_thread_replacements_total{remote}": byRemote("replacements"),
        "ligate_render_circuit_open{remote}": byRemote("open"),
        "ligate_page_cache_lookups_total{result}": lookups,
        ligate_page_cache_bytes: bytes,
        ligate_release_problems: follower.status().problems.length,
      };
    },
  });
  const releases = new Gauge({
    name: "ligate_active_release_info",
    help: "The releases that are served; the value is always 1.",
    labelNames: ["remote", "release"],
    registers: [registry],
    collect: () => {
      releases.reset();
      for (const [remote, { release }] of Object.entries(follower.registry()))
        releases.set({ remote, release }, 1);
    },
  });
}

/** A page takes at most 300 ms; otherwise the browser renders it. */
const RENDER_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3];

/** Measures the pages that a pool renders. */
export function measureRenders(registry: Registry, pool: RenderWorkerPool): RenderWorkerPool {
  const durations = new Histogram({
    name: "ligate_render_duration_seconds",
    help: "Time to render a page; failed: the browser renders it.",
    labelNames: ["remote", "outcome"],
    buckets: RENDER_BUCKETS,
    registers: [registry],
  });
  return {
    ...pool,
    render: async (shell, owner, ...rest) => {
      const end = durations.startTimer({ remote: (owner ?? shell).name });
      const outcome = await pool.render(shell, owner, ...rest);
      end({ outcome: describeOutcome(outcome) });
      return outcome;
    },
  };
}

function describeOutcome(outcome: RenderOutcome): string {
  if ("body" in outcome) return "rendered";
  if ("isUnchanged" in outcome) return "unchanged";
  if ("redirect" in outcome) return "redirected";
  return outcome.status === 404 ? "not_found" : "failed";
}
