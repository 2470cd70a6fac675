import type { PerformanceChart } from "@ligate/contract/performance-chart";
import { numberWords } from "./number-words.ts";

/** What a chart shows, for those who do not see it; every number stands in the table beside it. */
export function chartWords(chart: PerformanceChart): string {
  const series = chart.series.map((one) => `${one.name}: ${pointsOf(one.points)}.`);
  const what = chart.kind === "ladder" ? "Bands of a gel" : `${chart.unit} by ${chart.x}`;
  return `${chart.title}. ${what}. ${series.join(" ")}`;
}

const pointsOf = (points: PerformanceChart["series"][number]["points"]) =>
  points
    .map(([at, value, mass]) =>
      mass === undefined ? `${place(at)} ${numberWords(value)}` : `${at}, ${numberWords(mass)} ng`,
    )
    .join("; ");

const place = (at: string | number) => (typeof at === "number" ? `at ${numberWords(at)}` : at);
