import type { LineChartData } from "../chart-types.ts";
import { formatNumber } from "../format-number.ts";
import styles from "../performance-chart.module.css";
import { Axes } from "./axes.tsx";
import { linearScale, logScale } from "./axis-scale.ts";
import { toX, toY } from "./plot-area.ts";
import { SERIES_STYLES } from "./series-styles.ts";

/** Lines through points, which are marked. */
export function LineChart({ unit, x, log, xLog, series }: LineChartData) {
  const points = series.flatMap((one) => one.points);
  const values = points.map(([, value]) => value);
  const places = points.map(([place]) => place);
  const y = log ? logScale(values) : linearScale(values);
  const along = xLog ? logScale(places) : linearScale(places);

  return (
    <>
      <Axes
        y={y}
        unit={unit}
        x={x}
        marks={along.ticks.map((tick) => ({ at: along.position(tick), name: formatNumber(tick) }))}
      />
      {series.map((one, index) => {
        const look = SERIES_STYLES[index] ?? SERIES_STYLES[0];
        const spots = one.points.map(
          ([place, value]) => `${toX(along.position(place)).toFixed(1)} ${toY(y, value).toFixed(1)}`,
        );
        return (
          <g key={one.name}>
            <path className={styles[look.line]} d={`M${spots.join("L")}`} />
            {spots.map((spot) => (
              <path
                key={spot}
                className={styles[look.fill]}
                d={look.marker}
                transform={`translate(${spot})`}
              />
            ))}
          </g>
        );
      })}
    </>
  );
}
