/**
 * `pnpm bench:lighthouse`: runs Lighthouse's mobile preset on pages of the built store. Writes the table into
 * docs/performance.md. The exit code is 1 if a page misses a target.
 *
 * RUNS (3): runs per page. PAGES: only these paths, separated by commas; then nothing is written. REPORTS: an existing
 * folder for the complete results.
 */
import { join, resolve } from "node:path";
import startStore from "../../../../e2e/support/processes/start-store.ts";
import { releasesDir } from "../../../../e2e/support/releases/releases-folder.ts";
import { startGateways } from "../gateways.ts";
import { writeSection } from "../report.ts";
import { type Audited, audit, type Category, TARGETS } from "./audit.ts";
import { PAGES } from "./audited-pages.ts";
import { startChromium } from "./debugged-chromium.ts";

const ROOT = resolve(import.meta.dirname, "../../../..");
const RUNS = Number(process.env.RUNS || 3);
const SELECTED = process.env.PAGES?.split(",");

async function auditAll(store: string): Promise<Audited[]> {
  const audited: Audited[] = [];
  for (const page of PAGES.filter(({ path }) => !SELECTED || SELECTED.includes(path))) {
    // A profile for each page, so that no page finds files in the cache.
    const { port, stop } = await startChromium();
    try {
      await audit(page, { store, port, runs: 1 });
      audited.push(await audit(page, { store, port, runs: RUNS }));
    } finally {
      await stop();
    }
    for (const complaint of audited.at(-1)?.failedAudits ?? []) console.log(`${page.path}: ${complaint}`);
  }
  return audited;
}

const stopStore = await startStore();
try {
  const gateways = await startGateways({ store: releasesDir() }, process.env.STORE_URL ?? "");
  const audited = await auditAll(gateways.addresses.store ?? "").finally(gateways.stop);
  const table = scoresTable(audited, RUNS);
  console.log(table);
  if (!SELECTED) writeSection(join(ROOT, "docs/performance.md"), "lighthouse", table);
  const missed = missedTargets(audited);
  for (const line of missed) console.error(line);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await stopStore?.();
}

const HEAD = [
  "| page | performance | accessibility | best practices | SEO | LCP | TBT | CLS | FCP |",
  "|---|--:|--:|--:|--:|--:|--:|--:|--:|",
];

/** A row of scores and metrics for every page, and one of the targets. */
function scoresTable(audited: Audited[], runs: number): string {
  const rows = audited.map(({ page, scores }) => {
    const { lcp, tbt, cls, fcp } = scores;
    const times = [lcp, tbt].map(Math.round).join(" | ");
    return `| ${page.name}, \`${page.path}\` | ${out(scores)} | ${times} | ${cls.toFixed(3)} | ${Math.round(fcp)} |`;
  });
  const targets = `| target, at least | ${out(TARGETS)} | | | | |`;
  return [`Medians of ${runs}; times in milliseconds.`, "", ...HEAD, ...rows, targets].join("\n");
}

/** A line for each target that a page misses. */
function missedTargets(audited: Audited[]): string[] {
  return audited.flatMap(({ page, scores }) =>
    CATEGORIES.filter((id) => scores[id] < TARGETS[id]).map(
      (id) => `${page.path}: ${id} is ${scores[id]}, but must be ${TARGETS[id]}.`,
    ),
  );
}

const CATEGORIES = Object.keys(TARGETS) as Category[];
const out = (scores: Record<Category, number>) => CATEGORIES.map((id) => scores[id]).join(" | ");
