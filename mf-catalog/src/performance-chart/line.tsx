import { Axes } from "./axes.tsx";
import { linearAxis, logAxis } from "./axis.ts";
import styles from "./chart.module.css";
import type { LineChart } from "./chart-kinds.ts";
import { numberWords } from "./number-words.ts";
import { across, down } from "./plot.ts";
import { SERIES } from "./series.ts";

/** Lines through points, which are marked. */
export function Line({ unit, x, log, xLog, series }: LineChart) {
  const points = series.flatMap((one) => one.points);
  const values = points.map(([, value]) => value);
  const places = points.map(([place]) => place);
  const y = log ? logAxis(values) : linearAxis(values);
  const along = xLog ? logAxis(places) : linearAxis(places);

  return (
    <>
      <Axes
        y={y}
        unit={unit}
        x={x}
        marks={along.ticks.map((tick) => ({ at: along.at(tick), name: numberWords(tick) }))}
      />
      {series.map((one, index) => {
        const look = SERIES[index] ?? SERIES[0];
        const spots = one.points.map(
          ([place, value]) => `${across(along.at(place)).toFixed(1)} ${down(y, value).toFixed(1)}`,
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
