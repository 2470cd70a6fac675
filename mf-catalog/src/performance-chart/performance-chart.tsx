import type { PerformanceChart as Chart } from "@ligate/contract/performance-chart";
import { useId } from "react";
import { Bars } from "./bars.tsx";
import styles from "./chart.module.css";
import { ChartTable } from "./chart-table.tsx";
import { chartWords } from "./chart-words.ts";
import { Ladder, ladderBox } from "./ladder.tsx";
import { Line } from "./line.tsx";
import { PLOT } from "./plot.ts";
import { SERIES } from "./series.ts";

export interface PerformanceChartProps {
  chart: Chart;
}

/** How a product performs, drawn, with its numbers. */
export function PerformanceChart({ chart }: PerformanceChartProps) {
  const titleId = useId();
  return (
    <figure className={styles.chart} aria-labelledby={titleId}>
      <figcaption id={titleId} className={styles.title}>
        {chart.title}
      </figcaption>
      {chart.kind !== "ladder" && chart.series.length > 1 && <Legend series={chart.series} />}
      <svg className={styles.drawing} viewBox={boxOf(chart)} role="img" aria-label={chartWords(chart)}>
        <Drawing chart={chart} />
      </svg>
      <ChartTable chart={chart} />
    </figure>
  );
}

const boxOf = (chart: Chart) =>
  chart.kind === "ladder" ? ladderBox(chart.series.length) : `0 0 ${PLOT.width} ${PLOT.height}`;

function Drawing({ chart }: PerformanceChartProps) {
  if (chart.kind === "bars") return <Bars {...chart} />;
  return chart.kind === "line" ? <Line {...chart} /> : <Ladder {...chart} />;
}

/** Which look is which series. The text of the drawing says it too. */
function Legend({ series }: { series: readonly { name: string }[] }) {
  return (
    <ul className={styles.legend}>
      {series.map(({ name }, index) => {
        const look = SERIES[index] ?? SERIES[0];
        return (
          <li key={name}>
            <svg width={14} height={14} viewBox="-7 -7 14 14" aria-hidden="true">
              <path className={styles[look.fill]} d={look.marker} />
            </svg>
            {name}
          </li>
        );
      })}
    </ul>
  );
}
