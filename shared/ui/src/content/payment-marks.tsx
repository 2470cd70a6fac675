import { cx } from "../cx.tsx";
import styles from "./payment-marks.module.css";

export interface PaymentMarksProps {
  /** Leaves out PayPal. */
  cardsOnly?: boolean;
}

/** The marks of the accepted cards and of PayPal. */
export function PaymentMarks({ cardsOnly = false }: PaymentMarksProps) {
  return (
    <div
      className={cx(styles.marks, cardsOnly && styles.cards)}
      role="img"
      aria-label={`Visa, Mastercard, American Express and Discover${cardsOnly ? "" : ", and PayPal"}`}
    />
  );
}
