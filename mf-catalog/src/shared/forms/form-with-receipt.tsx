import type { ContactDetails } from "@ligate/contract/remotes/fragments";
import { type ReactNode, useState } from "react";
import { SubmissionReceipt } from "./submission-receipt.tsx";
import type { Submission } from "./use-submission.ts";

/** What `FormWithReceipt` passes to the form that it renders. */
export interface SubmittableFormProps {
  /** Initial values of the contact fields. */
  person?: ContactDetails;
  onSubmitted: (submission: Submission) => void;
}

export interface FormWithReceiptProps {
  person?: ContactDetails;
  /** Message of the receipt. */
  thanks: string;
  /** Label of the button that returns to the form. */
  againLabel: string;
  children: (form: SubmittableFormProps) => ReactNode;
}

/** Renders a form and, after its submission, a receipt. The next form is filled in with the sender's contact details. */
export function FormWithReceipt({ person, thanks, againLabel, children }: FormWithReceiptProps) {
  const [submission, setSubmission] = useState<Submission>();
  const [initialPerson, setInitialPerson] = useState(person);

  if (!submission) return children({ person: initialPerson, onSubmitted: setSubmission });

  function returnToForm() {
    setInitialPerson(submission?.sender);
    setSubmission(undefined);
  }
  return (
    <SubmissionReceipt
      message={thanks}
      reference={submission.reference}
      email={submission.sender.email}
      againLabel={againLabel}
      onAgain={returnToForm}
    />
  );
}
