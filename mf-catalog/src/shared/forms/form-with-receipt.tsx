import type { ContactDetails } from "@ligate/contract/remotes/fragments";
import { Button } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./submission-receipt.module.css";
import type { Submission } from "./use-submission.ts";

/** The props that `FormWithReceipt` passes to its form. */
export interface SubmittableFormProps {
  /** Initial values of the contact fields. */
  person?: ContactDetails;
  onSubmitted: (submission: Submission) => void;
}

export interface FormWithReceiptProps {
  person?: ContactDetails;
  /** The message of the receipt. */
  message: string;
  /** The label of the button that returns to the form. */
  returnLabel: string;
  children: (form: SubmittableFormProps) => ReactNode;
}

/** Renders a form and, after its submission, a receipt. A button returns to the form, with the sender's contact details filled in. */
export function FormWithReceipt({ person, message, returnLabel, children }: FormWithReceiptProps) {
  const [submission, setSubmission] = useState<Submission>();
  const [initialPerson, setInitialPerson] = useState(person);

  if (!submission) return children({ person: initialPerson, onSubmitted: setSubmission });

  function returnToForm() {
    setInitialPerson(submission?.sender);
    setSubmission(undefined);
  }
  return (
    <SubmissionReceipt
      message={message}
      reference={submission.reference}
      email={submission.sender.email}
      returnLabel={returnLabel}
      onReturn={returnToForm}
    />
  );
}

interface SubmissionReceiptProps {
  message: string;
  reference: string;
  /** Recipient of the confirmation mail. */
  email: string;
  /** The label of the button that returns to the form. */
  returnLabel: string;
  onReturn: () => void;
}

/** Replaces a submitted form, and receives the focus, so that screen readers announce it. */
function SubmissionReceipt({ message, reference, email, returnLabel, onReturn }: SubmissionReceiptProps) {
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
