import { formatTable, median } from "../../figures.ts";
import type { Visit } from "./measure.ts";

export interface Measured extends Visit {
  page: string;
  variant: string;
}

/** The median of each metric. */
export function takeMedians(visits: Visit[]): Visit {
  const metrics = Object.keys(visits[0] ?? {}) as (keyof Visit)[];
  const medians = metrics.map((metric) => [metric, median(visits.map((visit) => visit[metric]))]);
  return Object.fromEntries(medians) as Visit;
}

/** The metrics of each page and variant. */
export function formatVisits(measured: Measured[]): string {
  const rows = measured.map(({ page, variant, scriptBytes, requests, depth, fcp, lcp, click, tbt, cls }) => [
    `${page}, ${variant}`,
    ...[(scriptBytes / 1000).toFixed(1), requests, depth],
    ...[fcp, lcp, click, tbt].map(Math.round),
    cls.toFixed(3),
  ]);
  const times = ["FCP", "LCP", "first working click", "TBT"];
  const head = ["times in ms", "JS kB", "requests", "depth", ...times, "CLS"];
  return formatTable(head, rows);
}

/** The home page without each optimization; the first row is the deployed page. */
export function formatOptimizations(measured: Measured[]): string {
  const find = finderIn(measured);
  const rows = [...new Set(measured.map(({ page }) => page))].map((page) => {
    const [browser, server] = [find(page, "browser"), find(page, "server")];
    const times = [browser?.lcp, browser?.click, server?.lcp, server?.click];
    const kilobytes = ((browser?.scriptBytes ?? 0) / 1000).toFixed(1);
    return [page, kilobytes, ...times.map((time = Number.NaN) => Math.round(time))];
  });
  const head = ["home, times in ms", "JS kB", "LCP, browser", "click, browser"];
  return formatTable([...head, "LCP, server", "click, server"], rows);
}

const TARGETS = [
  {
    name: "LCP, federation on the server : one bundle in the browser",
    metric: "lcp",
    of: ["federation, server", "one bundle"],
    aim: 0.5,
  },
  {
    name: "LCP, federation on the server : one bundle on the server",
    metric: "lcp",
    of: ["federation, server", "one bundle, server"],
    aim: 1.1,
  },
  {
    name: "first working click, both on the server",
    metric: "click",
    of: ["federation, server", "one bundle, server"],
    aim: 1.1,
  },
  {
    name: "JavaScript, federation : one bundle",
    metric: "scriptBytes",
    of: ["federation", "one bundle"],
    aim: 1.25,
  },
  {
    name: "LCP of pages that only a browser renders",
    metric: "lcp",
    of: ["federation", "one bundle"],
    aim: 1.15,
    only: "private",
  },
] as const;

/** For each target, the median and the worst page. */
export function compareWithTargets(measured: Measured[]): string {
  const find = finderIn(measured);
  const pages = [...new Set(measured.map(({ page }) => page))];
  const rows = TARGETS.flatMap(({ name, metric, of: [one, other], aim, ...rest }) => {
    const values = pages
      .filter((page) => !("only" in rest) || !find(page, "federation, server"))
      .flatMap((page) => {
        const [above, below] = [find(page, one), find(page, other)];
        return above && below ? [{ page, ratio: above[metric] / below[metric] }] : [];
      })
      .sort((a, b) => a.ratio - b.ratio);
    const middle = values[Math.floor(values.length / 2)]?.ratio ?? Number.NaN;
    const worst = values.at(-1);
    if (!worst) return [];
    return [[name, aim, middle.toFixed(2), `${worst.ratio.toFixed(2)} (${worst.page})`]];
  });
  return formatTable(["aim", "at most", "median page", "worst page"], rows);
}

const finderIn = (measured: Measured[]) => (page: string, variant: string) =>
  measured.find((one) => one.page === page && one.variant === variant);
