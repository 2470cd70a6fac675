import type { AxisScale } from "./axis-scale.ts";
import { formatNumber } from "./chart-types.ts";
import styles from "./performance-chart.module.css";

/** Size of the view box and edges of the plot area, in units of the view box. */
export const PLOT_AREA = { width: 480, height: 330, left: 58, right: 456, top: 34, bottom: 266 } as const;

/** The x coordinate of a position on the x axis, 0 to 1. */
export const toX = (position: number) => PLOT_AREA.left + position * (PLOT_AREA.right - PLOT_AREA.left);

/** The y coordinate of a value. */
export const toY = (scale: AxisScale, value: number) =>
  PLOT_AREA.bottom - scale.position(value) * (PLOT_AREA.bottom - PLOT_AREA.top);

export interface AxesProps {
  y: AxisScale;
  /** Unit of the y axis. */
  unit: string;
  /** Title of the x axis. */
  x: string;
  /** Labels of the x axis at positions from 0 to 1. A label with a comma is broken into two lines. */
  xLabels: { position: number; text: string }[];
}

/** The grid lines, the axis labels and the axis titles. */
export function Axes({ y, unit, x, xLabels }: AxesProps) {
  const hasTwoLines = xLabels.some(({ text }) => text.includes(", "));
  return (
    <g>
      <text className={styles.unit} x={0} y={16}>
        {unit}
      </text>
      {y.ticks.map((tick, index) => (
        <g key={tick}>
          <path
            className={index === 0 ? styles.axis : styles.grid}
            d={`M${PLOT_AREA.left} ${toY(y, tick)}H${PLOT_AREA.right}`}
          />
          <text
            className={styles.label}
            x={PLOT_AREA.left - 8}
            y={toY(y, tick)}
            textAnchor="end"
            dominantBaseline="central"
          >
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      {xLabels.map(({ position, text }) => (
        <XLabel key={position} x={toX(position)} text={text} />
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

function XLabel({ x, text }: { x: number; text: string }) {
  const [first, ...rest] = text.split(", ");
  return (
    <text className={styles.label} x={x} y={PLOT_AREA.bottom + 18} textAnchor="middle">
      {rest.length > 0 ? `${first},` : first}
      {rest.length > 0 && (
        <tspan x={x} dy="1.15em">
          {rest.join(", ")}
        </tspan>
      )}
    </text>
  );
}
