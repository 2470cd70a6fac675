import { formatInteger } from "@ligate/contract/common/format-integer";
import { spreadLabels } from "@ligate/contract/common/spread-labels";
import styles from "./gel.module.css";

/** A band: its length in bp, and its mass beside those of the other bands of its lane. */
export interface GelBand {
  length: number;
  mass: number;
}

export interface GelLane {
  name: string;
  bands: readonly GelBand[];
}

export interface GelProps {
  /** For screen readers. */
  label: string;
  /** The first and the last are ladders, whose bands are labeled on their outer sides. */
  lanes: readonly GelLane[];
}

/** Geometry in units of the view box. */
const VIEW = { width: 340, height: 340 } as const;
const LANE = { left: 62, width: 56, gap: 24, top: 26, bottom: 332, inset: 12 } as const;
const LABEL_GAP = 11;
/** Shorter fragments run out of the gel. */
const SHORTEST_BP = 100;

/** A drawn agarose gel: a band's position follows the logarithm of its length, its strength follows its mass. */
export function Gel({ label, lanes }: GelProps) {
  const longest = Math.max(...lanes.flatMap(({ bands }) => bands.map(({ length }) => length)));
  const [high, low] = [Math.log10(longest), Math.log10(SHORTEST_BP)];
  const run = LANE.bottom - LANE.top - 2 * LANE.inset;
  const bandY = (length: number) =>
    LANE.top + LANE.inset + ((high - Math.log10(length)) / (high - low)) * run;
  return (
    <svg className={styles.gel} viewBox={`0 0 ${VIEW.width} ${VIEW.height}`} role="img" aria-label={label}>
      {lanes.map(({ name, bands }, i) => {
        const x = LANE.left + i * (LANE.width + LANE.gap);
        const drawn = bands.filter(({ length }) => length >= SHORTEST_BP);
        const most = Math.max(...drawn.map(({ mass }) => mass));
        return (
          <g key={name}>
            <text className={styles.name} x={x + LANE.width / 2} y={14}>
              {name}
            </text>
            <rect
              className={styles.lane}
              x={x}
              y={LANE.top}
              width={LANE.width}
              height={LANE.bottom - LANE.top}
              rx={3}
            />
            {drawn.map(({ length, mass }) => (
              <Band key={length} x={x} y={bandY(length)} strength={mass / most} />
            ))}
            {(i === 0 || i === lanes.length - 1) && (
              <Sizes
                sizes={drawn.map(({ length }) => length)}
                bandY={bandY}
                x={i === 0 ? x - 6 : x + LANE.width + 6}
                anchor={i === 0 ? "end" : "start"}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** @param strength 0 to 1 */
function Band({ x, y, strength }: { x: number; y: number; strength: number }) {
  const height = 1.5 + 2.5 * strength;
  return (
    <rect
      className={styles.band}
      x={x + 6}
      y={y - height / 2}
      width={LANE.width - 12}
      height={height}
      rx={1}
      opacity={0.45 + 0.55 * strength}
    />
  );
}

interface SizesProps {
  sizes: number[];
  bandY: (length: number) => number;
  x: number;
  anchor: "start" | "end";
}

/** The lengths of a ladder's bands beside them, moved apart where they would overlap. */
function Sizes({ sizes, bandY, x, anchor }: SizesProps) {
  const ys = spreadLabels(sizes.map(bandY), LABEL_GAP, { min: LANE.top + 6, max: LANE.bottom - 6 });
  return sizes.map((size, i) => (
    <text key={size} className={styles.size} x={x} y={ys[i]} textAnchor={anchor} dominantBaseline="central">
      {formatInteger(size)}
    </text>
  ));
}
