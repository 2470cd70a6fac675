import { Counter, Histogram, type Registry } from "prom-client";

/** Upper bounds of buckets: seconds, and for CLS its score. They contain the limits of good and poor values. */
const BUCKETS = {
  lcp: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  inp: [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2],
  cls: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
};

/** Registers the metrics of browsers. */
export function browserMetrics(registry: Registry) {
  const common = { labelNames: ["remote", "release", "route"] as const, registers: [registry] };
  const counter = (name: string, help: string) => new Counter({ name, help, ...common });
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, buckets, ...common });
  return {
    reports: new Counter({
      name: "ligate_browser_reports_total",
      help: "Reports of browsers: counted, invalid, or dropped, because there were too many.",
      labelNames: ["outcome"],
      registers: [registry],
    }),
    errors: counter("ligate_browser_errors_total", "Errors in browsers, by the release of the code."),
    failedLoads: counter(
      "ligate_browser_failed_loads_total",
      "Files of releases that browsers could not load.",
    ),
    violations: new Counter({
      name: "ligate_browser_policy_violations_total",
      help: "Sources that browsers refused by a policy of the documents.",
      labelNames: ["directive", "route"],
      registers: [registry],
    }),
    vitals: {
      lcp: histogram("ligate_browser_lcp_seconds", "Largest Contentful Paint.", BUCKETS.lcp),
      inp: histogram("ligate_browser_inp_seconds", "Interaction to Next Paint.", BUCKETS.inp),
      cls: histogram("ligate_browser_cls", "Cumulative Layout Shift.", BUCKETS.cls),
    },
  };
}
