import { Axes, toX, toY } from "./axes.tsx";
import { linearScale, logScale } from "./axis-scale.ts";
import { formatNumber, type LineChartData, SERIES_STYLES } from "./chart-types.ts";
import styles from "./performance-chart.module.css";

/** A line chart with a marker at each point. */
export function LineChart({ unit, x, log, xLog, series }: LineChartData) {
  const allPoints = series.flatMap(({ points }) => points);
  const xValues = allPoints.map(([xValue]) => xValue);
  const yValues = allPoints.map(([, yValue]) => yValue);
  const xScale = xLog ? logScale(xValues) : linearScale(xValues);
  const yScale = log ? logScale(yValues) : linearScale(yValues);

  return (
    <>
      <Axes
        y={yScale}
        unit={unit}
        x={x}
        xLabels={xScale.ticks.map((tick) => ({ position: xScale.position(tick), text: formatNumber(tick) }))}
      />
      {series.map(({ name, points }, index) => {
        const style = SERIES_STYLES[index] ?? SERIES_STYLES[0];
        const coordinates = points.map(
          ([xValue, yValue]) =>
            `${toX(xScale.position(xValue)).toFixed(1)} ${toY(yScale, yValue).toFixed(1)}`,
        );
        return (
          <g key={name}>
            <path className={styles[style.line]} d={`M${coordinates.join("L")}`} />
            {coordinates.map((xy) => (
              <path key={xy} className={styles[style.fill]} d={style.marker} transform={`translate(${xy})`} />
            ))}
          </g>
        );
      })}
    </>
  );
}
