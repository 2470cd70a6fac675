import { Axes } from "./axes.tsx";
import { logAxis, zeroAxis } from "./axis.ts";
import styles from "./chart.module.css";
import type { BarsChart } from "./chart-kinds.ts";
import { across, down, PLOT } from "./plot.ts";
import { SERIES } from "./series.ts";

/** How much of its group's width the bars have. */
const FILLED = 0.68;
/** A bar of a single series is no wider than this, in units of the drawing. */
const WIDEST = 46;

/** Bars in groups, side by side. */
export function Bars({ unit, x, log, series }: BarsChart) {
  const values = series.flatMap(({ points }) => points.map(([, value]) => value));
  const y = log ? logAxis(values, true) : zeroAxis(values);
  const groups = series[0]?.points.map(([group]) => group) ?? [];
  const middle = (group: number) => (group + 0.5) / groups.length;
  const width = Math.min(WIDEST, ((across(1) - across(0)) / groups.length / series.length) * FILLED);

  return (
    <>
      <Axes y={y} unit={unit} x={x} marks={groups.map((name, group) => ({ at: middle(group), name }))} />
      {series.map(({ name, points }, index) => (
        <g key={name} className={styles[SERIES[index]?.fill ?? ""]}>
          {points.map(([group, value], at) => (
            <rect
              key={group}
              x={across(middle(at)) + (index - series.length / 2) * width + 1}
              y={down(y, value)}
              width={width - 2}
              height={PLOT.bottom - down(y, value)}
              rx={1.5}
            />
          ))}
        </g>
      ))}
    </>
  );
}
