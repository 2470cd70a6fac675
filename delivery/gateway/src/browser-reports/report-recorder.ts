import { findRouteOwner } from "@ligate/contract/remotes/route-ownership";
import type { FastifyBaseLogger } from "fastify";
import type { Registry } from "prom-client";
import type { ActiveReleases } from "../releases/active-releases.ts";
import type { EnvironmentLogs } from "../releases/environment-logs.ts";
import { matchPage, pageId } from "../releases/match-page.ts";
import { browserMetrics } from "./browser-metrics.ts";
import type { BrowserReport } from "./browser-report.ts";
import { IntervalLimit } from "./interval-limit.ts";
import type { PolicyViolation } from "./policy-violation.ts";
import { redact } from "./redact.ts";

export interface ReportRecorderOptions {
  logs: Pick<EnvironmentLogs, "of" | "findByFile">;
  metrics: Registry;
  log: Pick<FastifyBaseLogger, "warn">;
}

const LOGGED_PER_MINUTE = 20;
/** The last activations of a package whose releases are counted by their ids, because tabs stay open. */
const COUNTED_ACTIVATIONS = 5;

/** Counts the reports of browsers by release and route, and logs each error once a minute. */
export class ReportRecorder {
  readonly #options: ReportRecorderOptions;
  readonly #metrics: ReturnType<typeof browserMetrics>;
  readonly #logged = new IntervalLimit(LOGGED_PER_MINUTE, 60_000);
  #releases: ActiveReleases | undefined;

  constructor(options: ReportRecorderOptions) {
    this.#options = options;
    this.#metrics = browserMetrics(options.metrics);
  }

  /** @param outcome of a report */
  count(outcome: "counted" | "invalid" | "dropped"): void {
    this.#metrics.reports.inc({ outcome });
  }

  record({ release, path, error, vitals = {} }: BrowserReport, releases: ActiveReleases): void {
    this.#forgetReplaced(releases);
    const route = findRoute(releases, path);
    if (error) this.#recordError(error, route);
    const labels = { ...this.#countedRelease(release), route };
    for (const [name, value] of Object.entries(vitals)) {
      this.#metrics.vitals[name as keyof typeof vitals].observe(labels, value);
    }
  }

  /** Sources that browsers refused by a policy of the documents. */
  recordViolations(violations: PolicyViolation[], releases: ActiveReleases): void {
    for (const { path, directive, blocked } of violations) {
      const route = findRoute(releases, path);
      this.#metrics.violations.inc({ directive, route });
      this.#logOnce({ directive, blocked, route }, "A browser refused a source by a policy");
    }
  }

  #recordError({ message, at }: NonNullable<BrowserReport["error"]>, route: string): void {
    const { remote, file, position } = at;
    const release = at.release ?? this.#options.logs.findByFile(remote, file)[0]?.release ?? "other";
    const metric = position ? this.#metrics.errors : this.#metrics.failedLoads;
    metric.inc({ ...this.#countedRelease({ remote, release }), route });
    const event = position ? "An error in a browser" : "A browser could not load a file";
    const text = [event, redact(message)].filter(Boolean).join(": ");
    const fields = { remote, release, route, file: file + (position ?? "") };
    this.#logOnce(fields, text);
  }

  #logOnce(fields: object, text: string): void {
    if (this.#logged.accepts(text + JSON.stringify(fields))) this.#options.log.warn(fields, text);
  }

  /** Unknown releases are counted as one, so that the number of labels is bounded whatever is reported. */
  #countedRelease({ remote, release }: BrowserReport["release"]): { remote: string; release: string } {
    const log = this.#options.logs.of(remote);
    const isCounted = log.slice(-COUNTED_ACTIVATIONS).some((entry) => entry.release === release);
    return { remote: log.length > 0 ? remote : "other", release: isCounted ? release : "other" };
  }

  /** Starts the counters again when a release changes. Otherwise, those of each release would stay until the gateway ends. */
  #forgetReplaced(releases: ActiveReleases): void {
    if (releases === this.#releases) return;
    this.#releases = releases;
    const { errors, failedLoads, vitals } = this.#metrics;
    for (const metric of [errors, failedLoads, ...Object.values(vitals)]) metric.reset();
  }
}

/** The id of the page at a path, which itself may contain the token of a link. */
function findRoute({ remotes }: ActiveReleases, path: string): string {
  const owner = findRouteOwner(remotes, path);
  return pageId(owner, owner && matchPage(owner, path));
}
