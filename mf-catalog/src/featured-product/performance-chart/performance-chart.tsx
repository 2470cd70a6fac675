import type { PerformanceChart as Chart } from "@ligate/contract/catalog/performance-chart-schemas";
import { useId } from "react";
import { PLOT_AREA } from "./axes.tsx";
import { BarChart } from "./bar-chart.tsx";
import { ChartTable } from "./chart-table.tsx";
import { formatNumber, SERIES_STYLES } from "./chart-types.ts";
import { GelLadder, gelLadderViewBox } from "./gel-ladder.tsx";
import { LineChart } from "./line-chart.tsx";
import styles from "./performance-chart.module.css";

export interface PerformanceChartProps {
  chart: Chart;
}

/** A chart of the performance of a product, with a table of its values. */
export function PerformanceChart({ chart }: PerformanceChartProps) {
  const titleId = useId();
  return (
    <figure className={styles.chart} aria-labelledby={titleId}>
      <figcaption id={titleId} className={styles.title}>
        {chart.title}
      </figcaption>
      {chart.kind !== "ladder" && chart.series.length > 1 && <Legend series={chart.series} />}
      <svg
        className={styles.drawing}
        viewBox={getViewBox(chart)}
        role="img"
        aria-label={describeChart(chart)}
      >
        <Drawing chart={chart} />
      </svg>
      <ChartTable chart={chart} />
    </figure>
  );
}

const getViewBox = (chart: Chart) =>
  chart.kind === "ladder"
    ? gelLadderViewBox(chart.series.length)
    : `0 0 ${PLOT_AREA.width} ${PLOT_AREA.height}`;

function Drawing({ chart }: PerformanceChartProps) {
  if (chart.kind === "bars") return <BarChart {...chart} />;
  return chart.kind === "line" ? <LineChart {...chart} /> : <GelLadder {...chart} />;
}

function Legend({ series }: { series: readonly { name: string }[] }) {
  return (
    <ul className={styles.legend}>
      {series.map(({ name }, index) => {
        const style = SERIES_STYLES[index] ?? SERIES_STYLES[0];
        return (
          <li key={name}>
            <svg width={14} height={14} viewBox="-7 -7 14 14" aria-hidden="true">
              <path className={styles[style.fill]} d={style.marker} />
            </svg>
            {name}
          </li>
        );
      })}
    </ul>
  );
}

/** The text alternative of a chart: its axes and all its values. */
function describeChart(chart: Chart): string {
  const series = chart.series.map(({ name, points }) => `${name}: ${describePoints(points)}.`);
  const subject = chart.kind === "ladder" ? "Bands of a gel" : `${chart.unit} by ${chart.x}`;
  return `${chart.title}. ${subject}. ${series.join(" ")}`;
}

const describePoints = (points: Chart["series"][number]["points"]) => points.map(describePoint).join("; ");

function describePoint([x, value, mass]: [string | number, number, number?]): string {
  if (mass !== undefined) return `${x}, ${formatNumber(mass)} ng`;
  return typeof x === "number"
    ? `${formatNumber(value)} at ${formatNumber(x)}`
    : `${x} ${formatNumber(value)}`;
}
