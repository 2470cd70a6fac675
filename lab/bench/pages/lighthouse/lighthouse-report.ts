import { type Audited, type Category, TARGETS } from "./audit.ts";

const HEAD = [
  "| page | performance | accessibility | best practices | SEO | LCP | TBT | CLS | FCP |",
  "|---|--:|--:|--:|--:|--:|--:|--:|--:|",
];

/** A row of scores and metrics for every page, and one of the targets. */
export function scoresTable(audited: Audited[], runs: number): string {
  const rows = audited.map(({ page, scores }) => {
    const { lcp, tbt, cls, fcp } = scores;
    const times = [lcp, tbt].map(Math.round).join(" | ");
    return `| ${page.name}, \`${page.path}\` | ${out(scores)} | ${times} | ${cls.toFixed(3)} | ${Math.round(fcp)} |`;
  });
  const targets = `| target, at least | ${out(TARGETS)} | | | | |`;
  return [`Medians of ${runs}; times in milliseconds.`, "", ...HEAD, ...rows, targets].join("\n");
}

/** A line for each target that a page misses. */
export function missedTargets(audited: Audited[]): string[] {
  return audited.flatMap(({ page, scores }) =>
    CATEGORIES.filter((id) => scores[id] < TARGETS[id]).map(
      (id) => `${page.path}: ${id} is ${scores[id]}, but must be ${TARGETS[id]}.`,
    ),
  );
}

const CATEGORIES = Object.keys(TARGETS) as Category[];
const out = (scores: Record<Category, number>) => CATEGORIES.map((id) => scores[id]).join(" | ");
