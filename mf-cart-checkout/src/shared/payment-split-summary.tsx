import { formatCents } from "@ligate/contract/common/money";
import type { PaymentSplit } from "@ligate/contract/payments/payment-split";
import styles from "./payment-split-summary.module.css";

export interface PaymentSplitSummaryProps {
  split: PaymentSplit;
  /** Label of the part by card or PayPal. */
  creditLabel?: string;
}

/** The parts of a total paid by card or PayPal and by purchase order. */
export function PaymentSplitSummary({ split, creditLabel = "To pay now" }: PaymentSplitSummaryProps) {
  return (
    <dl className={styles.parts}>
      <Part name={creditLabel} cents={split.creditCents} />
      <Part name="By purchase order (PO)" cents={split.poCents} />
    </dl>
  );
}

function Part({ name, cents }: { name: string; cents: number }) {
  return (
    <div className={styles.part}>
      <dt>{name}</dt>
      <dd>{formatCents(cents)}</dd>
    </div>
  );
}
