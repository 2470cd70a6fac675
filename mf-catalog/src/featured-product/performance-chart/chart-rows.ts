import type { PerformanceChart } from "@ligate/contract/catalog/performance-chart-schemas";
import type { BarChartData, GelLadderData, LineChartData } from "./chart-types.ts";
import { formatNumber } from "./format-number.ts";

/** The numbers of a chart as a table has them. */
export interface ChartRows {
  head: string[];
  rows: { name: string; cells: string[] }[];
}

export const chartRows = (chart: PerformanceChart): ChartRows =>
  chart.kind === "ladder" ? ladderRows(chart) : valueRows(chart);

function valueRows(chart: BarChartData | LineChartData): ChartRows {
  const series = chart.series.map(({ points }) => new Map<string | number, number>(points));
  const places = [...new Set(series.flatMap((values) => [...values.keys()]))];
  if (chart.kind === "line") places.sort((a, b) => Number(a) - Number(b));
  return {
    head: [chart.x, ...chart.series.map(({ name }) => `${name}, ${chart.unit}`)],
    rows: places.map((place) => ({
      name: typeof place === "number" ? formatNumber(place) : place,
      cells: series.map((values) => words(values.get(place))),
    })),
  };
}

function ladderRows({ unit, series }: GelLadderData): ChartRows {
  const isOne = series.length === 1;
  return {
    head: ["Band", `Size, ${unit}`, "Mass, ng"],
    rows: series.flatMap(({ name, points }) =>
      points.map(([label, size, mass]) => ({
        name: isOne ? label : `${name}: ${label}`,
        cells: [words(size), words(mass)],
      })),
    ),
  };
}

const words = (value: number | undefined) => (value === undefined ? "not measured" : formatNumber(value));
