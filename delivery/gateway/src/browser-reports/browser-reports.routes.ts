import type { FastifyInstance } from "fastify";
import { Registry } from "prom-client";
import type { ActiveReleases } from "../releases/active-releases.ts";
import type { EnvironmentLogs } from "../releases/environment-logs.ts";
import { parseReport } from "./browser-report.ts";
import { IntervalLimit } from "./interval-limit.ts";
import { ReportRecorder } from "./report-recorder.ts";

export interface BrowserReportsOptions {
  getReleases: () => Promise<ActiveReleases | undefined>;
  logs: Pick<EnvironmentLogs, "of">;
  /** Where reports are counted. */
  metrics?: Registry;
}

const MAX_BYTES = 4_096;
const REPORTS_PER_SECOND = 100;

/**
 * `POST /browser-reports`: what the script of a document reports. Anyone can send reports, so they are only counted and logged,
 * with limits of their size, their number, their labels and their lines in the log. The response is always 204, as a browser
 * does not read it. Neither cookies nor the address of the sender are read.
 */
export function browserReportsRoutes(
  app: FastifyInstance,
  { getReleases, logs, metrics = new Registry() }: BrowserReportsOptions,
): void {
  const recorder = new ReportRecorder({ logs, metrics, log: app.log });
  const received = new IntervalLimit(REPORTS_PER_SECOND, 1_000);

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "text/plain",
      { parseAs: "string", bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post<{ Body: string }>("/browser-reports", async ({ body }, reply) => {
      reply.code(204);
      if (!received.accepts(Symbol())) return recorder.count("dropped");
      const [report, releases] = [parseReport(body), await getReleases()];
      if (!report || !releases) return recorder.count("invalid");
      recorder.record(report, releases);
      recorder.count("counted");
    });
  });
}
