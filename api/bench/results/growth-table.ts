import type { Growth } from "../growth/measure-growth.ts";
import { totalOf } from "./ratios.ts";

/** The CPU time of every scenario at each size, and the last as a multiple of the first. */
export function growthTable(growth: Growth): string {
  const columns = growth.map(
    ({ size }) =>
      `${size.products.toLocaleString("en")} products, ${size.orders.toLocaleString("en")} orders`,
  );
  const rows = (growth[0]?.figures.measured ?? []).map(({ scenario }, i) => {
    const totals = growth.map(({ figures }) => {
      const one = figures.measured[i];
      return one ? totalOf(one) : Number.NaN;
    });
    const grown = (totals.at(-1) ?? Number.NaN) / (totals[0] ?? Number.NaN);
    return `| ${[scenario.name, ...totals.map((total) => total.toFixed(2)), grown.toFixed(2)].join(" | ")} |`;
  });
  return [
    "CPU ms per request, process and database.",
    "",
    `| | ${columns.join(" | ")} | last : first |`,
    `|---|${columns.map(() => "--:|").join("")}--:|`,
    ...rows,
  ].join("\n");
}
