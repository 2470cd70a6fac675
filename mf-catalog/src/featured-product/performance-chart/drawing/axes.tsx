import { formatNumber } from "../format-number.ts";
import styles from "../performance-chart.module.css";
import type { AxisScale } from "./axis-scale.ts";
import { PLOT_AREA, toX, toY } from "./plot-area.ts";

export interface AxesProps {
  y: AxisScale;
  /** Of the values of `y`. */
  unit: string;
  /** What the x axis shows. */
  x: string;
  /** Names below the x axis, each at its place from 0 to 1; a name may have two lines. */
  marks: { at: number; name: string }[];
}

/** The grid, and what its lines are called. */
export function Axes({ y, unit, x, marks }: AxesProps) {
  const hasTwoLines = marks.some(({ name }) => name.includes(", "));
  return (
    <g>
      <text className={styles.unit} x={0} y={16}>
        {unit}
      </text>
      {y.ticks.map((tick, index) => (
        <g key={tick}>
          <path
            className={index === 0 ? styles.base : styles.grid}
            d={`M${PLOT_AREA.left} ${toY(y, tick)}H${PLOT_AREA.right}`}
          />
          <text
            className={styles.tick}
            x={PLOT_AREA.left - 8}
            y={toY(y, tick)}
            textAnchor="end"
            dominantBaseline="central"
          >
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      {marks.map(({ at, name }) => (
        <Mark key={at} at={toX(at)} name={name} />
      ))}
      <text
        className={styles.unit}
        x={(PLOT_AREA.left + PLOT_AREA.right) / 2}
        y={PLOT_AREA.bottom + (hasTwoLines ? 60 : 44)}
        textAnchor="middle"
      >
        {x}
      </text>
    </g>
  );
}

/** A name of two parts stands on two lines. */
function Mark({ at, name }: { at: number; name: string }) {
  const [first, ...rest] = name.split(", ");
  return (
    <text className={styles.tick} x={at} y={PLOT_AREA.bottom + 18} textAnchor="middle">
      {rest.length > 0 ? `${first},` : first}
      {rest.length > 0 && (
        <tspan x={at} dy="1.15em">
          {rest.join(", ")}
        </tspan>
      )}
    </text>
  );
}
