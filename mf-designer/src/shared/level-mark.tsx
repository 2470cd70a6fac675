import type { CargoLevel } from "@ligate/contract/design/constants";
import { cx } from "@ligate/ui/cx";
import styles from "./level-mark.module.css";

/** Whether a design fits, comes with a warning, or cannot be made. */
export type Verdict = "fine" | "warned" | "blocked";

/** A packaged insert that is too large is a warning, because the plasmids are still sold. */
export const toVerdict = (level: CargoLevel): Verdict => (level === "fine" ? "fine" : "warned");

/** Shapes that differ without their colors: a circle with a check, a triangle, an octagon. */
const SHAPES: Record<Verdict, { outline: string; sign: string }> = {
  fine: { outline: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20", sign: "m7.500 12.500 3 3 6-6.500" },
  warned: { outline: "M12 2.500 23 21.500H1z", sign: "M12 9.500v5.500M12 18v.6" },
  blocked: { outline: "M8 2h8l6 6v8l-6 6H8l-6-6V8z", sign: "m8.500 8.500 7 7M15.500 8.500l-7 7" },
};

/** The sign of a verdict, hidden from screen readers: text beside it has to say the same. */
export function LevelMark({ verdict, size = 18 }: { verdict: Verdict; size?: number }) {
  const { outline, sign } = SHAPES[verdict];
  return (
    <svg
      className={cx(styles.mark, styles[verdict])}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={outline} className={styles.outline} />
      <path d={sign} className={styles.sign} />
    </svg>
  );
}
