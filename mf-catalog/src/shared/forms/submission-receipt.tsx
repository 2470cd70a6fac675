import { Button } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import { useEffect, useRef } from "react";
import styles from "./submission-receipt.module.css";

export interface SubmissionReceiptProps {
  message: string;
  reference: string;
  /** Recipient of the confirmation mail. */
  email: string;
  /** The label of the button that returns to the form. */
  returnLabel: string;
  onReturn: () => void;
}

/** Replaces a submitted form, and receives the focus, so that screen readers announce it. */
export function SubmissionReceipt({
  message,
  reference,
  email,
  returnLabel,
  onReturn,
}: SubmissionReceiptProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus(), []);

  return (
    <div ref={container} tabIndex={-1} className={styles.receipt}>
      <Alert kind="success">{message}</Alert>
      <p>
        Your reference number is <span className={styles.reference}>{reference}</span>. We have sent it to{" "}
        {email}.
      </p>
      <Button variant="outlined" onClick={onReturn}>
        {returnLabel}
      </Button>
    </div>
  );
}
