import type { FastifyInstance } from "fastify";
import { Registry } from "prom-client";
import type { ActiveReleases } from "../releases/active-releases.ts";
import type { EnvironmentLogs } from "../releases/environment-logs.ts";
import { parseReport } from "./browser-report.ts";
import { IntervalLimit } from "./interval-limit.ts";
import { parsePolicyReports } from "./policy-violation.ts";
import { ReportRecorder } from "./report-recorder.ts";

export interface BrowserReportsOptions {
  getReleases: () => Promise<ActiveReleases | undefined>;
  logs: Pick<EnvironmentLogs, "of" | "findByFile">;
  /** Where reports are counted. */
  metrics?: Registry;
}

const MAX_BYTES = 4_096;
/** Browsers report sources that a policy refused in these types. */
const POLICY_TYPES = ["application/reports+json", "application/csp-report"];
const REPORTS_PER_SECOND = 100;

/**
 * `POST /browser-reports`: what the script of a document reports. `POST /browser-reports/policy`: what the browser itself does.
 * Anyone can send reports, so they are only counted and logged, with limits of their size, their number, their labels and their
 * lines in the log. The response is always 204, as a browser
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
      ["text/plain", ...POLICY_TYPES],
      { parseAs: "string", bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, body),
    );
    const accept = <Report>(
      url: string,
      parse: (text: string) => Report | undefined,
      record: (report: Report, releases: ActiveReleases) => void,
    ) =>
      scope.post<{ Body: string }>(url, async ({ body, preview }, reply) => {
        reply.code(204);
        // The alarms are for what the store's visitors see.
        if (preview) return;
        if (!received.accepts(Symbol())) return recorder.count("dropped");
        const [report, releases] = [parse(body), await getReleases()];
        if (!report || !releases) return recorder.count("invalid");
        record(report, releases);
        recorder.count("counted");
      });
    accept("/browser-reports", parseReport, (report, releases) => recorder.record(report, releases));
    accept("/browser-reports/policy", parsePolicyReports, (violations, releases) =>
      recorder.recordViolations(violations, releases),
    );
  });
}
