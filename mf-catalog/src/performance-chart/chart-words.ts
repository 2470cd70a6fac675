import type { PerformanceChart } from "@ligate/contract/performance-chart";
import { numberWords } from "./number-words.ts";

/** What a chart shows, for those who do not see it; every number stands in the table beside it. */
export function chartWords(chart: PerformanceChart): string {
  const series = chart.series.map((one) => `${one.name}: ${pointsOf(one.points)}.`);
  const what = chart.kind === "ladder" ? "Bands of a gel" : `${chart.unit} by ${chart.x}`;
  return `${chart.title}. ${what}. ${series.join(" ")}`;
}

const pointsOf = (points: PerformanceChart["series"][number]["points"]) => points.map(pointWords).join("; ");

function pointWords([at, value, mass]: [string | number, number, number?]): string {
  if (mass !== undefined) return `${at}, ${numberWords(mass)} ng`;
  return typeof at === "number"
    ? `${numberWords(value)} at ${numberWords(at)}`
    : `${at} ${numberWords(value)}`;
}
