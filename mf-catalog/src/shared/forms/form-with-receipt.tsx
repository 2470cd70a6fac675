import type { ContactDetails } from "@ligate/contract/remotes/fragments";
import { type ReactNode, useState } from "react";
import { SubmissionReceipt } from "./submission-receipt.tsx";
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
