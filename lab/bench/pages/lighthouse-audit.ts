import { writeFileSync } from "node:fs";
import { join } from "node:path";
import lighthouse, { type Result } from "lighthouse";
import { median } from "../../figures.ts";

/** A page that Lighthouse is run on. */
export interface AuditedPage {
  name: string;
  path: string;
  /** Audits that are skipped because the page fails them on purpose. */
  skipped?: string[];
}

/** Target scores, out of 100. */
export const TARGETS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
type Category = keyof typeof TARGETS;
export const CATEGORIES = Object.keys(TARGETS) as Category[];

const METRICS = {
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
  fcp: "first-contentful-paint",
};
type Metric = keyof typeof METRICS;

/** The scores and metrics of one run, or the medians of several. */
export type Scores = Record<Category | Metric, number>;

export interface Audited {
  page: AuditedPage;
  scores: Scores;
  /** Audits that failed in any run. */
  failedAudits: string[];
}

/** Runs Lighthouse's mobile preset on a page several times. @returns the medians */
export async function audit(
  page: AuditedPage,
  { store, port, runs }: { store: string; port: number; runs: number },
): Promise<Audited> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await runOnce(`${store}${page.path}`, port, page));
  saveReports(page, results);
  return {
    page,
    scores: takeMedians(results.map(readScores)),
    failedAudits: [...new Set(results.flatMap(findFailedAudits))],
  };
}

async function runOnce(url: string, port: number, { skipped = [] }: AuditedPage): Promise<Result> {
  const flags = { port, logLevel: "error" as const, onlyCategories: CATEGORIES, skipAudits: skipped };
  const lhr = (await lighthouse(url, flags))?.lhr;
  if (!lhr) throw new Error(`Lighthouse has no result for ${url}.`);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return lhr;
}

function readScores({ categories, audits }: Result): Scores {
  const ofCategories = CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]);
  const ofMetrics = Object.entries(METRICS).map(([name, id]) => [name, audits[id]?.numericValue]);
  return Object.fromEntries([...ofCategories, ...ofMetrics]);
}

function takeMedians(runs: Scores[]): Scores {
  const names = Object.keys(runs[0] ?? {}) as (keyof Scores)[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as Scores;
}

/** Audits that failed, including those without weight in a score. */
function findFailedAudits({ categories, audits }: Result): string[] {
  return CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? []).map(({ id }) => ({ category, id })),
  )
    .filter(({ id }) => (audits[id]?.score ?? 1) < 0.9)
    .map(({ category, id }) => `${category}: ${id} (${audits[id]?.title})`);
}

/** Writes the complete results into the folder REPORTS, if it is set. */
function saveReports({ name }: AuditedPage, results: Result[]): void {
  const folder = process.env.REPORTS;
  if (!folder) return;
  for (const [run, result] of results.entries())
    writeFileSync(join(folder, `${name.replaceAll(" ", "-")}-${run}.json`), JSON.stringify(result));
}
