import styles from "./double-helix.module.css";

const WIDTH = 420;
const HEIGHT = 180;
const AXIS = HEIGHT / 2;
const AMPLITUDE = 58;
/** Half a turn of the helix. */
const HALF_TURN = 105;
const PAIRS_PER_HALF_TURN = 6;
/** The control points of a Bézier curve that follows half a wave of a sine. */
const CONTROL_X = 0.3642 * HALF_TURN;
const CONTROL_Y = AMPLITUDE / 0.75;

const halfTurns = Array.from({ length: WIDTH / HALF_TURN }, (_, i) => i);
const pairs = halfTurns.flatMap((turn) =>
  Array.from(
    { length: PAIRS_PER_HALF_TURN - 1 },
    (_, i) => turn * HALF_TURN + ((i + 1) * HALF_TURN) / PAIRS_PER_HALF_TURN,
  ),
);

/** The path of a strand; `sign` is 1 for the strand that starts upwards. */
const strand = (sign: 1 | -1): string =>
  halfTurns
    .map((turn) => {
      const x = turn * HALF_TURN;
      const y = AXIS - sign * (turn % 2 === 0 ? 1 : -1) * CONTROL_Y;
      return `C${round(x + CONTROL_X)} ${round(y)} ${round(x + HALF_TURN - CONTROL_X)} ${round(y)} ${x + HALF_TURN} ${AXIS}`;
    })
    .join("");

/** Half of each base pair with an even (`parity` 0) or odd (1) number, from the axis to a strand. */
const halfPairs = (side: 1 | -1, parity: number): string =>
  pairs
    .filter((_, i) => i % 2 === parity)
    .map(
      (x) => `M${round(x)} ${AXIS}V${round(AXIS - side * AMPLITUDE * Math.sin((Math.PI * x) / HALF_TURN))}`,
    )
    .join("");

const round = (value: number): number => Math.round(value * 10) / 10;

/** A decorative drawing of DNA, the same for all genes. */
export function DoubleHelix({ className }: { className: string }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <g strokeWidth="5">
        <path className={styles.adenine} d={halfPairs(1, 0)} />
        <path className={styles.thymine} d={halfPairs(-1, 0)} />
        <path className={styles.guanine} d={halfPairs(1, 1)} />
        <path className={styles.cytosine} d={halfPairs(-1, 1)} />
      </g>
      <g strokeWidth="7" strokeLinecap="round">
        <path className={styles.antisense} d={`M0 ${AXIS}${strand(-1)}`} />
        <path className={styles.sense} d={`M0 ${AXIS}${strand(1)}`} />
      </g>
    </svg>
  );
}
