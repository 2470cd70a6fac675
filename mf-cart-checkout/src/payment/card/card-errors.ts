import { INCOMPLETE_MESSAGE } from "@ligate/ui/forms/form";
import type { FieldName } from "./card-field.tsx";

const MESSAGES: Record<string, string> = {
  INVALID_NUMBER: "Invalid card number. Please check and try again.",
  INVALID_EXPIRY: "Invalid expiry date. Please check and try again.",
  INVALID_CVV: "Invalid CCV. Please check and try again.",
};
/** By the codes of `markEmpty`. */
const MISSING: Record<string, string> = {
  MISSING_NAME: "Please enter the name on the card.",
  MISSING_NUMBER: "Card number is required",
  MISSING_EXPIRY: "Expiry date is required",
  MISSING_CVV: "CVV is required",
};
const GENERIC_MESSAGE = "An error occurred while processing your card. Please try again.";

/** Whether the fields of a card are empty, as the provider's script names them. */
type CardFields = Partial<
  Record<"cardNameField" | "cardNumberField" | "cardExpiryField" | "cardCvvField", { isEmpty: boolean }>
>;

/** Replaces the codes of fields that are empty: they are required, not invalid. */
export function markEmpty(codes: readonly string[], fields: CardFields): string[] {
  const empty: Record<string, boolean | undefined> = {
    // The script calls a name invalid only if it is empty.
    INVALID_NAME: true,
    INVALID_NUMBER: fields.cardNumberField?.isEmpty,
    INVALID_EXPIRY: fields.cardExpiryField?.isEmpty,
    INVALID_CVV: fields.cardCvvField?.isEmpty,
  };
  return codes.map((code) => (empty[code] ? code.replace("INVALID", "MISSING") : code));
}

/**
 * The message for the error codes of a card form: that fields are missing, the message of the first code that has one, or
 * otherwise the generic message.
 */
export function getCardErrorMessage(codes: readonly string[]): string {
  if (codes.some((code) => code in MISSING)) return INCOMPLETE_MESSAGE;
  const known = Object.keys(MESSAGES).find((code) => codes.includes(code));
  return (known && MESSAGES[known]) || GENERIC_MESSAGE;
}

/** Finds the error codes in the message of an error of the provider's script. */
export const findErrorCodes = (error: unknown): string[] =>
  Object.keys(MESSAGES).filter((code) => String((error as Error | undefined)?.message).includes(code));

/** The message for each field of the card form. */
export function getFieldErrors(codes: readonly string[]): Partial<Record<FieldName, string>> {
  const messageFor = (field: string) => {
    const code = codes.find((each) => each.endsWith(`_${field}`));
    return code && (MISSING[code] ?? MESSAGES[code]);
  };
  const isIneligible = codes.includes("INELIGIBLE_CARD_VENDOR");
  return {
    NameField: messageFor("NAME"),
    NumberField: messageFor("NUMBER") ?? (isIneligible ? GENERIC_MESSAGE : undefined),
    ExpiryField: messageFor("EXPIRY"),
    CVVField: messageFor("CVV"),
  };
}
