import type { GelLadderData } from "../chart-types.ts";
import styles from "../performance-chart.module.css";
import { avoidLabelOverlap } from "./avoid-label-overlap.ts";
import { logScale } from "./axis-scale.ts";
import { PLOT_AREA } from "./plot-area.ts";

const LANE = { left: 96, width: 96, step: 190, top: 12, bottom: 318, inset: 24 } as const;
const LABEL_GAP = 17;

/** Colours that labels of bands name. */
const NAMED: Record<string, string | undefined> = { orange: styles.orange, green: styles.green };

/** Lanes of a gel: small sizes run far. Bands with more mass are thicker, and are darker. */
export function GelLadder({ series }: GelLadderData) {
  return series.map(({ name, points }, index) => (
    <g key={name} transform={`translate(${index * LANE.step})`}>
      <Lane points={points} />
    </g>
  ));
}

function Lane({ points }: { points: GelLadderData["series"][number]["points"] }) {
  const place = placesOf(points.map(([, size]) => size));
  const most = Math.max(...points.map(([, , mass]) => mass));
  const labels = avoidLabelOverlap(
    points.map(([, size]) => place(size)),
    LABEL_GAP,
    LANE.bottom - 4,
  );

  return (
    <>
      <rect
        className={styles.lane}
        x={LANE.left}
        y={LANE.top}
        width={LANE.width}
        height={LANE.bottom - LANE.top}
        rx={6}
      />
      {points.map(([label, size, mass], index) => (
        <g key={label}>
          <Band label={label} at={place(size)} strength={mass / most} />
          <path
            className={styles.leader}
            d={`M${LANE.left + LANE.width + 4} ${place(size)}L${LANE.left + LANE.width + 20} ${labels[index]}`}
          />
          <text
            className={styles.tick}
            x={LANE.left + LANE.width + 26}
            y={labels[index]}
            dominantBaseline="central"
          >
            {label}
          </text>
          <text
            className={styles.mass}
            x={LANE.left - 10}
            y={labels[index]}
            textAnchor="end"
            dominantBaseline="central"
          >
            {mass} ng
          </text>
        </g>
      ))}
    </>
  );
}

/** By the logarithm of the size, from the largest at the top to the smallest. */
function placesOf(sizes: number[]): (size: number) => number {
  const { position } = logScale(sizes);
  const [high, low] = [position(Math.max(...sizes)), position(Math.min(...sizes))];
  const length = LANE.bottom - LANE.top - 2 * LANE.inset;
  return (size) => LANE.top + LANE.inset + ((high - position(size)) / (high - low || 1)) * length;
}

function Band({ label, at, strength }: { label: string; at: number; strength: number }) {
  const colour = NAMED[label.split(", ")[1] ?? ""] ?? styles.band;
  const height = 2.5 + 4.5 * strength;
  return (
    <rect
      className={colour}
      x={LANE.left + 14}
      y={at - height / 2}
      width={LANE.width - 28}
      height={height}
      rx={1.5}
      opacity={0.55 + 0.45 * strength}
    />
  );
}

/** The box that all lanes stand in. */
export const gelLadderViewBox = (lanes: number) =>
  `0 0 ${Math.max(PLOT_AREA.width, LANE.left + lanes * LANE.step)} ${PLOT_AREA.height}`;
