/** The error of a form whose required fields are not all filled in. */
export const INCOMPLETE_MESSAGE = "Please complete all required fields.";

/** The error of a form whose fields are all filled in, some of them with invalid values. @param messages of these fields */
export function correctionMessage(messages: readonly unknown[]): string {
  const [message] = messages;
  if (messages.length !== 1 || typeof message !== "string") return "Please correct the marked fields.";
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

/** The error of a request that failed for a reason that the user cannot correct. */
export const GENERIC_ERROR_MESSAGE = "An error has occurred. Please try again.";
