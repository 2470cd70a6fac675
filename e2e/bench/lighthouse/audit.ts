import { writeFileSync } from "node:fs";
import { join } from "node:path";
import lighthouse, { type Result } from "lighthouse";
import type { AuditedPage } from "./audited-pages.ts";

/** Aims for what Lighthouse gives out of 100. */
export const AIMS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
export type Category = keyof typeof AIMS;
const CATEGORIES = Object.keys(AIMS) as Category[];

const FIGURES = {
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
  fcp: "first-contentful-paint",
};
export type Figure = keyof typeof FIGURES;

/** What one run, or the middle of several, came to. */
export type Scores = Record<Category | Figure, number>;

export interface Audited {
  page: AuditedPage;
  scores: Scores;
  /** What Lighthouse found to complain of, in any run. */
  failedAudits: string[];
}

/** Runs Lighthouse's mobile preset on a page, several times; says the middle of each figure. */
export async function audit(
  page: AuditedPage,
  { store, port, runs }: { store: string; port: number; runs: number },
): Promise<Audited> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await runOnce(`${store}${page.path}`, port, page));
  saveReports(page, results);
  return {
    page,
    scores: medianOf(results.map(scoresOf)),
    failedAudits: [...new Set(results.flatMap(failedAuditsOf))],
  };
}

async function runOnce(url: string, port: number, { skipped = [] }: AuditedPage): Promise<Result> {
  const flags = { port, logLevel: "error" as const, onlyCategories: CATEGORIES, skipAudits: skipped };
  const lhr = (await lighthouse(url, flags))?.lhr;
  if (!lhr) throw new Error(`Lighthouse says nothing of ${url}.`);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return lhr;
}

function scoresOf({ categories, audits }: Result): Scores {
  const ofCategories = CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]);
  const ofFigures = Object.entries(FIGURES).map(([name, id]) => [name, audits[id]?.numericValue]);
  return Object.fromEntries([...ofCategories, ...ofFigures]);
}

function medianOf(runs: Scores[]): Scores {
  const middle = (name: keyof Scores) =>
    runs.map((run) => run[name]).sort((one, other) => one - other)[Math.floor(runs.length / 2)];
  const names = Object.keys(runs[0] ?? {}) as (keyof Scores)[];
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Scores;
}

/** Audits that are not passed, those that no score counts too. */
function failedAuditsOf({ categories, audits }: Result): string[] {
  return CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? []).map(({ id }) => ({ category, id })),
  )
    .filter(({ id }) => (audits[id]?.score ?? 1) < 0.9)
    .map(({ category, id }) => `${category}: ${id} (${audits[id]?.title})`);
}

/** In the folder REPORTS, where it is set: everything that Lighthouse says. */
function saveReports({ name }: AuditedPage, results: Result[]): void {
  const folder = process.env.REPORTS;
  if (!folder) return;
  for (const [run, result] of results.entries())
    writeFileSync(join(folder, `${name.replaceAll(" ", "-")}-${run}.json`), JSON.stringify(result));
}
