import type { PerformanceChart } from "@ligate/contract/catalog/performance-chart-schemas";
import { formatNumber } from "./format-number.ts";

/** The text alternative of a chart: its axes and all its values. */
export function describeChart(chart: PerformanceChart): string {
  const series = chart.series.map(({ name, points }) => `${name}: ${describePoints(points)}.`);
  const subject = chart.kind === "ladder" ? "Bands of a gel" : `${chart.unit} by ${chart.x}`;
  return `${chart.title}. ${subject}. ${series.join(" ")}`;
}

const describePoints = (points: PerformanceChart["series"][number]["points"]) =>
  points.map(describePoint).join("; ");

function describePoint([x, value, mass]: [string | number, number, number?]): string {
  if (mass !== undefined) return `${x}, ${formatNumber(mass)} ng`;
  return typeof x === "number"
    ? `${formatNumber(value)} at ${formatNumber(x)}`
    : `${x} ${formatNumber(value)}`;
}
