import { RARE } from "../growth/grow.ts";
import type { Growth } from "../growth/measure-growth.ts";
import { totalOf } from "./ratios.ts";

/** The factor by which the figures of the same request differ on a quiet machine. */
const NOISE = 1.25;

/** The CPU time of a scenario at each size. */
interface Row {
  name: string;
  totals: number[];
  /** The last one as a multiple of the first, or of the first one with a whole answer. */
  grown: number;
  atMost: number;
}

/** The CPU time of every scenario at each size, and the last as a multiple of the first. */
export function growthTable(growth: Growth): string {
  const columns = growth.map(
    ({ size }) =>
      `${size.products.toLocaleString("en")} products, ${size.orders.toLocaleString("en")} orders`,
  );
  const rows = rowsOf(growth).map(({ name, totals, grown, atMost }) => {
    const verdict = grown <= atMost ? "met" : "**missed**";
    const cells = [name, ...totals.map((total) => total.toFixed(2)), grown.toFixed(2), atMost.toFixed(2)];
    return `| ${[...cells, verdict].join(" | ")} |`;
  });
  return [
    "CPU ms per request, process and database.",
    "",
    `| | ${columns.join(" | ")} | last : first | at most | |`,
    `|---|${columns.map(() => "--:|").join("")}--:|--:|---|`,
    ...rows,
  ].join("\n");
}

/** The names of scenarios that grow too much. */
export const grownTooMuch = (growth: Growth): string[] =>
  rowsOf(growth).flatMap(({ name, grown, atMost }) => (grown <= atMost ? [] : name));

/** A search may grow with the logarithm of the number of products that have the rare term, other requests not at all. */
function rowsOf(growth: Growth): Row[] {
  const rare = growth.map(({ size }) => Math.log(size.products / RARE));
  return (growth[0]?.figures.measured ?? []).map(({ scenario: { name, fullAnswerFromSize } }, i) => {
    const totals = growth.map(({ figures }) => {
      const one = figures.measured[i];
      return one ? totalOf(one) : Number.NaN;
    });
    const atMost = name.startsWith("search") ? Math.max(NOISE, lastByFirst(rare)) : NOISE;
    return { name, totals, grown: lastByFirst(totals.slice(fullAnswerFromSize)), atMost };
  });
}

const lastByFirst = (values: number[]) => (values.at(-1) ?? Number.NaN) / (values[0] ?? Number.NaN);
