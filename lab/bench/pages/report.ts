import { readFileSync, writeFileSync } from "node:fs";
import type { Visit } from "./measure.ts";

export interface Measured extends Visit {
  page: string;
  variant: string;
}

/** The median of each metric. */
export function medianOf(visits: Visit[]): Visit {
  const median = (metric: keyof Visit) => {
    const sorted = visits.map((visit) => visit[metric]).sort((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return {
    scriptBytes: median("scriptBytes"),
    requests: median("requests"),
    depth: median("depth"),
    fcp: median("fcp"),
    lcp: median("lcp"),
    click: median("click"),
    tbt: median("tbt"),
    cls: median("cls"),
  };
}

const HEAD = [
  "| page | variant | JS kB | requests | depth | FCP | LCP | first working click | TBT | CLS |",
  "|---|---|--:|--:|--:|--:|--:|--:|--:|--:|",
];

/** The metrics of every page, followed by their comparison with the targets. */
export function table(measured: Measured[], rounds: number): string {
  const rows = measured.map(
    ({ page, variant, scriptBytes, requests, depth, fcp, lcp, click, tbt, cls }) =>
      `| ${page} | ${variant} | ${(scriptBytes / 1000).toFixed(1)} | ${requests} | ${depth} | ` +
      `${[fcp, lcp, click, tbt].map(Math.round).join(" | ")} | ${cls.toFixed(3)} |`,
  );
  return [`Medians of ${rounds}; times in milliseconds.`, "", ...HEAD, ...rows, "", ...ratios(measured)].join(
    "\n",
  );
}

/** The home page without each optimization; the first row is the deployed page. */
export function optimizationsTable(measured: Measured[], rounds: number): string {
  const find = finderIn(measured);
  const rows = [...new Set(measured.map(({ page }) => page))].map((page) => {
    const [browser, server] = [find(page, "browser"), find(page, "server")];
    const times = [browser?.lcp, browser?.click, server?.lcp, server?.click].map((time) =>
      Math.round(time ?? 0),
    );
    return `| ${page} | ${((browser?.scriptBytes ?? 0) / 1000).toFixed(1)} | ${times.join(" | ")} |`;
  });
  return [
    `Home; medians of ${rounds}; times in milliseconds.`,
    "",
    "| | JS kB | LCP, browser | click, browser | LCP, server | click, server |",
    "|---|--:|--:|--:|--:|--:|",
    ...rows,
  ].join("\n");
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
function ratios(measured: Measured[]): string[] {
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
    return [`| ${name} | ${aim} | ${middle.toFixed(2)} | ${worst.ratio.toFixed(2)} (${worst.page}) |`];
  });
  return ["| aim | at most | middle page | worst page |", "|---|--:|--:|--:|", ...rows];
}

/** Replaces the text between the markers of this name in a document. @throws if there are none */
export function writeSection(file: string, name: string, text: string): void {
  const before = readFileSync(file, "utf8");
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [head, rest] = before.split(start);
  const tail = rest?.split(end)[1];
  if (head === undefined || tail === undefined) throw new Error(`${file} has no ${start} … ${end}.`);
  writeFileSync(file, `${head}${start}\n\n${text}\n\n${end}${tail}`);
}

const finderIn = (measured: Measured[]) => (page: string, variant: string) =>
  measured.find((one) => one.page === page && one.variant === variant);
