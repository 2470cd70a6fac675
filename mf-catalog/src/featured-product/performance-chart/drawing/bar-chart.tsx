import type { BarChartData } from "../chart-types.ts";
import styles from "../performance-chart.module.css";
import { Axes } from "./axes.tsx";
import { logScale, zeroBasedScale } from "./axis-scale.ts";
import { PLOT_AREA, toX, toY } from "./plot-area.ts";
import { SERIES_STYLES } from "./series-styles.ts";

/** How much of its group's width the bars have. */
const FILLED = 0.68;
/** A bar of a single series is no wider than this, in units of the drawing. */
const WIDEST = 46;

/** Bars in groups, side by side. */
export function BarChart({ unit, x, log, series }: BarChartData) {
  const values = series.flatMap(({ points }) => points.map(([, value]) => value));
  const y = log ? logScale(values, true) : zeroBasedScale(values);
  const groups = series[0]?.points.map(([group]) => group) ?? [];
  const middle = (group: number) => (group + 0.5) / groups.length;
  const width = Math.min(WIDEST, ((toX(1) - toX(0)) / groups.length / series.length) * FILLED);

  return (
    <>
      <Axes y={y} unit={unit} x={x} marks={groups.map((name, group) => ({ at: middle(group), name }))} />
      {series.map(({ name, points }, index) => (
        <g key={name} className={styles[SERIES_STYLES[index]?.fill ?? ""]}>
          {points.map(([group, value], at) => (
            <rect
              key={group}
              x={toX(middle(at)) + (index - series.length / 2) * width + 1}
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
