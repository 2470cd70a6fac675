import { formatCents } from "@ligate/contract/common/money";
import styles from "./total-line.module.css";

export interface TotalLineProps {
  totalCents: number;
  /** The part that is paid by card or PayPal, if it is not the total. */
  nowCents?: number;
}

/** The total above the button that pays. */
export function TotalLine({ totalCents, nowCents = totalCents }: TotalLineProps) {
  return (
    <p className={styles.total}>
      <span>
        Total: <strong>{formatCents(totalCents)}</strong>
      </span>
      {nowCents !== totalCents && (
        <span>
          Now: <strong>{formatCents(nowCents)}</strong>
        </span>
      )}
    </p>
  );
}
