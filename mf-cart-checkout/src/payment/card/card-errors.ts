import type { FieldName } from "./card-field.tsx";

const MESSAGES: Record<string, string> = {
  INVALID_NUMBER: "Invalid card number. Please check and try again.",
  INVALID_EXPIRY: "Invalid expiry date. Please check and try again.",
  INVALID_CVV: "Invalid CCV. Please check and try again.",
};
const GENERIC_MESSAGE = "An error occurred while processing your card. Please try again.";
const NAME_REQUIRED = "Please enter the name on the card.";

/** The message for the error codes of a card form: the message of the first code that has one, otherwise the generic message. */
export function getCardErrorMessage(codes: readonly string[]): string {
  const known = Object.keys(MESSAGES).find((code) => codes.includes(code));
  return (known && MESSAGES[known]) || GENERIC_MESSAGE;
}

/** Finds the error codes in the message of an error of the provider's script. */
export const findErrorCodes = (error: unknown): string[] =>
  Object.keys(MESSAGES).filter((code) => String((error as Error | undefined)?.message).includes(code));

/** The message for each field of the card form. */
export function getFieldErrors(codes: readonly string[]): Partial<Record<FieldName, string>> {
  const messageFor = (code: string) => (codes.includes(code) ? MESSAGES[code] : undefined);
  const isIneligible = codes.includes("INELIGIBLE_CARD_VENDOR");
  return {
    NameField: codes.includes("INVALID_NAME") ? NAME_REQUIRED : undefined,
    NumberField: messageFor("INVALID_NUMBER") ?? (isIneligible ? GENERIC_MESSAGE : undefined),
    ExpiryField: messageFor("INVALID_EXPIRY"),
    CVVField: messageFor("INVALID_CVV"),
  };
}
