import type { FieldName } from "./card-input.tsx";

const TEXTS: Record<string, string> = {
  INVALID_NUMBER: "Invalid card number. Please check and try again.",
  INVALID_EXPIRY: "Invalid expiry date. Please check and try again.",
  INVALID_CVV: "Invalid CCV. Please check and try again.",
};
export const CARD_PROBLEM = "An error occurred while processing your card. Please try again.";
const NAME_MISSING = "Please enter the name on the card.";

/** The sentence for the first error of a card form that has one of its own; the general one for all others. */
export function cardErrorText(codes: readonly string[]): string {
  const known = Object.keys(TEXTS).find((code) => codes.includes(code));
  return (known && TEXTS[known]) || CARD_PROBLEM;
}

/** The provider's script puts its codes into the message of what it throws. */
export const codesIn = (error: unknown): string[] =>
  Object.keys(TEXTS).filter((code) => String((error as Error | undefined)?.message).includes(code));

/** What is wrong with each field. */
export function fieldErrors(codes: readonly string[]): Partial<Record<FieldName, string>> {
  const has = (code: string) => (codes.includes(code) ? TEXTS[code] : undefined);
  return {
    NameField: codes.includes("INVALID_NAME") ? NAME_MISSING : undefined,
    NumberField:
      has("INVALID_NUMBER") ?? (codes.includes("INELIGIBLE_CARD_VENDOR") ? CARD_PROBLEM : undefined),
    ExpiryField: has("INVALID_EXPIRY"),
    CVVField: has("INVALID_CVV"),
  };
}
