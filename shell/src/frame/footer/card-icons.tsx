import styles from "./card-icons.module.css";

const CARDS = ["Visa", "Mastercard", "Amex", "Discover", "PayPal"] as const;

/** The accepted payment methods. */
export function CardIcons() {
  return (
    <ul className={styles.cards}>
      {CARDS.map((name) => (
        <li key={name}>
          <svg width="56" height="36" viewBox="0 0 56 36" role="img" aria-label={name}>
            <rect className={styles.card} x="1" y="1" width="54" height="34" rx="4" />
            <path className={styles.stripe} d="M1 9h54" />
            <text className={styles.name} x="28" y="25" textAnchor="middle">
              {name}
            </text>
          </svg>
        </li>
      ))}
    </ul>
  );
}
