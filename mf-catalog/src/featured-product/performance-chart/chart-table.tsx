import type { PerformanceChart } from "@ligate/contract/catalog/performance-chart-schemas";
import { Table } from "@ligate/ui/content/table";
import { type BarChartData, formatNumber, type GelLadderData, type LineChartData } from "./chart-types.ts";
import styles from "./performance-chart.module.css";

/** The values of a chart as a collapsible table. */
export function ChartTable({ chart }: { chart: PerformanceChart }) {
  const { head, rows } = chartRows(chart);
  return (
    <details className={styles.table}>
      <summary>Show data</summary>
      <Table>
        <caption>{chart.title}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}

/** The values of a chart as a table. */
interface ChartRows {
  head: string[];
  rows: { name: string; cells: string[] }[];
}

const chartRows = (chart: PerformanceChart): ChartRows =>
  chart.kind === "ladder" ? ladderRows(chart) : valueRows(chart);

function valueRows(chart: BarChartData | LineChartData): ChartRows {
  const series = chart.series.map(({ points }) => new Map<string | number, number>(points));
  const xValues = [...new Set(series.flatMap((values) => [...values.keys()]))];
  if (chart.kind === "line") xValues.sort((a, b) => Number(a) - Number(b));
  return {
    head: [chart.x, ...chart.series.map(({ name }) => `${name}, ${chart.unit}`)],
    rows: xValues.map((x) => ({
      name: typeof x === "number" ? formatNumber(x) : x,
      cells: series.map((values) => formatCell(values.get(x))),
    })),
  };
}

function ladderRows({ unit, series }: GelLadderData): ChartRows {
  const isSingle = series.length === 1;
  return {
    head: ["Band", `Size, ${unit}`, "Mass, ng"],
    rows: series.flatMap(({ name, points }) =>
      points.map(([label, size, mass]) => ({
        name: isSingle ? label : `${name}: ${label}`,
        cells: [formatCell(size), formatCell(mass)],
      })),
    ),
  };
}

const formatCell = (value: number | undefined) =>
  value === undefined ? "not measured" : formatNumber(value);
