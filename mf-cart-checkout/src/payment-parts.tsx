import { formatDollars, toDollars } from "@ligate/contract/cents";
import type { PaymentSplit } from "@ligate/contract/payment-split";
import styles from "./payment-parts.module.css";

export interface PaymentPartsProps {
  split: PaymentSplit;
  /** Whether the first part is paid already. */
  isPaid?: boolean;
}

/** What card or PayPal pays of a total, and what a purchase order. */
export function PaymentParts({ split, isPaid = false }: PaymentPartsProps) {
  return (
    <dl className={styles.parts}>
      <Part name={isPaid ? "Paid" : "To pay now"} cents={split.creditCents} />
      <Part name="By purchase order (PO)" cents={split.poCents} />
    </dl>
  );
}

function Part({ name, cents }: { name: string; cents: number }) {
  return (
    <div className={styles.part}>
      <dt>{name}</dt>
      <dd>{formatDollars(toDollars(cents))}</dd>
    </div>
  );
}
