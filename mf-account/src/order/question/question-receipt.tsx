import { Link } from "@ligate/platform/router";
import { useEffect, useRef } from "react";
import styles from "./ask-about-order.module.css";

export interface QuestionReceiptProps {
  /** The reference number of the thread. */
  reference: string;
}

/** Confirms a sent question, with a link to its thread. Receives the focus when it replaces the form. */
export function QuestionReceipt({ reference }: QuestionReceiptProps) {
  const receipt = useRef<HTMLParagraphElement>(null);
  useEffect(() => receipt.current?.focus(), []);

  return (
    <p ref={receipt} tabIndex={-1} className={styles.receipt}>
      We have received your question and will answer it in your{" "}
      <Link to={`/profile/messages/${encodeURIComponent(reference)}`}>messages, {reference}</Link>.
    </p>
  );
}
