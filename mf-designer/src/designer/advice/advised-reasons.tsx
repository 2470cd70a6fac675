import type { Designer } from "../state/use-designer.ts";
import styles from "./advised-reasons.module.css";
import { standingReasons } from "./standing-reasons.ts";

/** Why "Help me choose" recommended the choices of the step. */
export function AdvisedReasons({ designer: { advice, step, design } }: { designer: Designer }) {
  const reasons = advice ? standingReasons(step, advice, design) : [];
  if (reasons.length === 0) return null;
  return (
    <div className={styles.reasons}>
      <p className={styles.title}>Recommended for your experiment</p>
      {reasons.map(({ choice, text }) => (
        <p key={choice}>{text}</p>
      ))}
    </div>
  );
}
