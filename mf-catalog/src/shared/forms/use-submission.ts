import type { SubmissionReceipt } from "@ligate/contract/messages/schemas";
import type { ContactDetails } from "@ligate/contract/remotes/fragments";
import { ApiError } from "@ligate/platform/api";
import { useRevalidator } from "@ligate/platform/router";
import { GENERIC_ERROR_MESSAGE } from "@ligate/ui/forms/form-messages";
import { useRef } from "react";

const TOO_MANY_REQUESTS = 429;

type Sender = ContactDetails & { email: string };

/** A submitted form: the reference number that the API returned, and the sender's contact details. */
export interface Submission {
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
