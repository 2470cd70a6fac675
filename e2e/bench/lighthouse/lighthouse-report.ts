import { AIMS, type Audited, type Category } from "./audit.ts";

const HEAD = [
  "| page | performance | accessibility | best practices | SEO | LCP | TBT | CLS | FCP |",
  "|---|--:|--:|--:|--:|--:|--:|--:|--:|",
];

/** A row of figures for every page, and one of what they are held against. */
export function scoresTable(audited: Audited[], runs: number): string {
  const rows = audited.map(({ page, scores }) => {
    const { lcp, tbt, cls, fcp } = scores;
    const times = [lcp, tbt].map(Math.round).join(" | ");
    return `| ${page.name}, \`${page.path}\` | ${out(scores)} | ${times} | ${cls.toFixed(3)} | ${Math.round(fcp)} |`;
  });
  const aims = `| aim, at least | ${out(AIMS)} | | | | |`;
  return [`Medians of ${runs}; times in milliseconds.`, "", ...HEAD, ...rows, aims].join("\n");
}

/** Pages and aims that they miss, a line for each; none where all is well. */
export function missedAims(audited: Audited[]): string[] {
  return audited.flatMap(({ page, scores }) =>
    CATEGORIES.filter((id) => scores[id] < AIMS[id]).map(
      (id) => `${page.path}: ${id} is ${scores[id]}, and has to be ${AIMS[id]}.`,
    ),
  );
}

const CATEGORIES = Object.keys(AIMS) as Category[];
const out = (scores: Record<Category, number>) => CATEGORIES.map((id) => scores[id]).join(" | ");
