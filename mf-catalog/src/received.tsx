import { Alert } from "@ligate/ui/alert";
import { Button } from "@ligate/ui/button";
import { useEffect, useRef } from "react";
import styles from "./received.module.css";

export interface ReceivedProps {
  /** The store's thanks. */
  text: string;
  reference: string;
  /** Where the reference was mailed to. */
  email: string;
  /** What the button says that brings the form back. */
  again: string;
  onAgain: () => void;
}

/** Stands where the form stood: the focus comes along, so that it is read out. */
export function Received({ text, reference, email, again, onAgain }: ReceivedProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);

  return (
    <div ref={place} tabIndex={-1} className={styles.received}>
      <Alert kind="success">{text}</Alert>
      <p>
        Your reference number is <span className={styles.reference}>{reference}</span>. We have sent it to{" "}
        {email}.
      </p>
      <Button manner="quiet" onClick={onAgain}>
        {again}
      </Button>
    </div>
  );
}
