import type { SubmissionReceipt } from "@ligate/contract/messages/schemas";
import type { ContactDetails } from "@ligate/contract/remotes/fragments";
import { ApiError } from "@ligate/platform/api";
import { useRevalidator } from "@ligate/platform/router";
import { Button } from "@ligate/ui/controls/button";
import { focusOnMount } from "@ligate/ui/controls/focus-on-mount";
import { Alert } from "@ligate/ui/feedback/alert";
import { GENERIC_ERROR_MESSAGE } from "@ligate/ui/forms/form";
import { type ReactNode, useRef, useState } from "react";
import styles from "./form-with-receipt.module.css";

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
    <Receipt
      message={message}
      reference={submission.reference}
      email={submission.sender.email}
      returnLabel={returnLabel}
      onReturn={returnToForm}
    />
  );
}

interface ReceiptProps {
  message: string;
  reference: string;
  /** Recipient of the confirmation mail. */
  email: string;
  /** The label of the button that returns to the form. */
  returnLabel: string;
  onReturn: () => void;
}

/** Replaces a submitted form, and receives the focus, so that screen readers announce it. */
function Receipt({ message, reference, email, returnLabel, onReturn }: ReceiptProps) {
  return (
    <div ref={focusOnMount} tabIndex={-1} className={styles.receipt}>
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

const TOO_MANY_REQUESTS = 429;

type Sender = ContactDetails & { email: string };

/** A submitted form: the reference number that the API returned, and the sender's contact details. */
interface Submission {
  reference: string;
  sender: Sender;
}

/**
 * Submits the values of a form, once: the form stays mounted until React renders the receipt, and must not be submitted
 * again before that. Then loads the data of the page again, which may list what was sent.
 * @returns the submit handler; it throws ApiError
 */
export function useSubmission<Values extends Sender>(
  post: (values: Values) => Promise<SubmissionReceipt>,
  onSubmitted: (submission: Submission) => void,
): (values: Values) => Promise<void> {
  const isSubmitted = useRef(false);
  const { revalidate } = useRevalidator();

  return async (values) => {
    if (isSubmitted.current) return;
    const { reference } = await withGenericError(post(values));
    isSubmitted.current = true;
    const { firstName, lastName, institution, email } = values;
    onSubmitted({ reference, sender: { firstName, lastName, institution, email } });
    void revalidate();
  };
}

/** Replaces the message of an API error by a generic one. Field errors and the message of a rate limit are kept. */
async function withGenericError<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === TOO_MANY_REQUESTS) throw error;
    throw new ApiError(error.status, { detail: GENERIC_ERROR_MESSAGE, fields: error.fields });
  }
}
