import type { PerformanceChart } from "@ligate/contract/catalog/performance-chart-schemas";
import { formatNumber } from "./format-number.ts";

/** What a chart shows, for those who do not see it; every number stands in the table beside it. */
export function describeChart(chart: PerformanceChart): string {
  const series = chart.series.map((one) => `${one.name}: ${describePoints(one.points)}.`);
  const what = chart.kind === "ladder" ? "Bands of a gel" : `${chart.unit} by ${chart.x}`;
  return `${chart.title}. ${what}. ${series.join(" ")}`;
}

const describePoints = (points: PerformanceChart["series"][number]["points"]) =>
  points.map(describePoint).join("; ");

function describePoint([at, value, mass]: [string | number, number, number?]): string {
  if (mass !== undefined) return `${at}, ${formatNumber(mass)} ng`;
  return typeof at === "number"
    ? `${formatNumber(value)} at ${formatNumber(at)}`
    : `${at} ${formatNumber(value)}`;
}
