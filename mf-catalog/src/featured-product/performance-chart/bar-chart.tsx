import { Axes, PLOT_AREA, toX, toY } from "./axes.tsx";
import { logScale, zeroBasedScale } from "./axis-scale.ts";
import { type BarChartData, SERIES_STYLES } from "./chart-types.ts";
import styles from "./performance-chart.module.css";

/** Share of the width of a group that its bars fill. */
const FILL_RATIO = 0.68;
/** Maximum width of a bar, in units of the view box. */
const MAX_BAR_WIDTH = 46;

/** A grouped bar chart: one group per x value, one bar per series. */
export function BarChart({ unit, x, log, series }: BarChartData) {
  const values = series.flatMap(({ points }) => points.map(([, value]) => value));
  const y = log ? logScale(values, true) : zeroBasedScale(values);
  const groups = series[0]?.points.map(([group]) => group) ?? [];
  const getCenter = (groupIndex: number) => (groupIndex + 0.5) / groups.length;
  const width = Math.min(MAX_BAR_WIDTH, ((toX(1) - toX(0)) / groups.length / series.length) * FILL_RATIO);

  return (
    <>
      <Axes
        y={y}
        unit={unit}
        x={x}
        xLabels={groups.map((text, index) => ({ position: getCenter(index), text }))}
      />
      {series.map(({ name, points }, seriesIndex) => (
        <g key={name} className={styles[SERIES_STYLES[seriesIndex]?.fill ?? ""]}>
          {points.map(([group, value], groupIndex) => (
            <rect
              key={group}
              x={toX(getCenter(groupIndex)) + (seriesIndex - series.length / 2) * width + 1}
              y={toY(y, value)}
              width={width - 2}
              height={PLOT_AREA.bottom - toY(y, value)}
              rx={1.5}
            />
          ))}
        </g>
      ))}
    </>
  );
}
