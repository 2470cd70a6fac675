import { spreadLabels } from "@ligate/contract/common/spread-labels";
import { PLOT_AREA } from "./axes.tsx";
import { logScale } from "./axis-scale.ts";
import type { GelLadderData } from "./chart-types.ts";
import styles from "./performance-chart.module.css";

/** Geometry of the first lane, in units of the view box; each further lane is `step` to the right. */
const LANE = { left: 96, width: 96, step: 190, top: 12, bottom: 318, inset: 24 } as const;
const LABEL_GAP = 17;

/** Color classes of bands whose label contains a color. */
const COLOR_CLASSES: Record<string, string | undefined> = { orange: styles.orange, green: styles.green };

/** The lanes of a gel. Small fragments migrate further down; bands with more mass are thicker and darker. */
export function GelLadder({ series }: GelLadderData) {
  return series.map(({ name, points }, index) => (
    <g key={name} transform={`translate(${index * LANE.step})`}>
      <Lane points={points} />
    </g>
  ));
}

function Lane({ points }: { points: GelLadderData["series"][number]["points"] }) {
  const bandY = bandScale(points.map(([, size]) => size));
  const maxMass = Math.max(...points.map(([, , mass]) => mass));
  const labelYs = spreadLabels(
    points.map(([, size]) => bandY(size)),
    LABEL_GAP,
    { min: LANE.top + 4, max: LANE.bottom - 4 },
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
          <Band label={label} y={bandY(size)} relativeMass={mass / maxMass} />
          <path
            className={styles.leader}
            d={`M${LANE.left + LANE.width + 4} ${bandY(size)}L${LANE.left + LANE.width + 20} ${labelYs[index]}`}
          />
          <text
            className={styles.label}
            x={LANE.left + LANE.width + 26}
            y={labelYs[index]}
            dominantBaseline="central"
          >
            {label}
          </text>
          <text
            className={styles.massLabel}
            x={LANE.left - 10}
            y={labelYs[index]}
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

/** Maps a fragment size to a y coordinate, logarithmically, with the largest size at the top. */
function bandScale(sizes: number[]): (size: number) => number {
  const { position } = logScale(sizes);
  const [high, low] = [position(Math.max(...sizes)), position(Math.min(...sizes))];
  const length = LANE.bottom - LANE.top - 2 * LANE.inset;
  return (size) => LANE.top + LANE.inset + ((high - position(size)) / (high - low || 1)) * length;
}

interface BandProps {
  label: string;
  y: number;
  /** Mass relative to the heaviest band of the lane, 0 to 1. */
  relativeMass: number;
}

function Band({ label, y, relativeMass }: BandProps) {
  const className = COLOR_CLASSES[label.split(", ")[1] ?? ""] ?? styles.band;
  const height = 2.5 + 4.5 * relativeMass;
  return (
    <rect
      className={className}
      x={LANE.left + 14}
      y={y - height / 2}
      width={LANE.width - 28}
      height={height}
      rx={1.5}
      opacity={0.55 + 0.45 * relativeMass}
    />
  );
}

/** The view box that fits a number of lanes. */
export const gelLadderViewBox = (laneCount: number) =>
  `0 0 ${Math.max(PLOT_AREA.width, LANE.left + laneCount * LANE.step)} ${PLOT_AREA.height}`;
