import styles from "./payment-marks.module.css";

/** The marks of the accepted cards and of PayPal. */
export function PaymentMarks() {
  return (
    <div
      className={styles.marks}
      role="img"
      aria-label="Visa, Mastercard, American Express, Discover and PayPal"
    />
  );
}
