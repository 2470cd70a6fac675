import { invalidRequest, type PayPalError } from "./errors.ts";

export type Fields = Record<string, unknown>;

export const toFields = (input: unknown): Fields =>
  typeof input === "object" && input !== null ? (input as Fields) : {};

export const missing = (pointer: string): PayPalError =>
  invalidRequest(pointer, "MISSING_REQUIRED_PARAMETER", "A required parameter is missing.");

export const wrongSyntax = (pointer: string, value?: string): PayPalError =>
  invalidRequest(
    pointer,
    "INVALID_PARAMETER_SYNTAX",
    "The value of a field does not conform to the expected format.",
    value,
  );

/** @throws PayPalError 400 if a text is too long, empty or no text. An absent one is accepted. */
export function assertText(input: unknown, pointer: string, maximum: number, minimum = 1): void {
  if (input === undefined) return;
  if (typeof input !== "string") throw wrongSyntax(pointer);
  if (input.length >= minimum && input.length <= maximum) return;
  throw invalidRequest(
    pointer,
    "INVALID_STRING_LENGTH",
    "The value of a field is either too short or too long",
    input,
  );
}

/** @throws PayPalError 400 if a value is none of the choices. An absent one is accepted. */
export function assertChoice(input: unknown, pointer: string, choices: string[]): void {
  if (input === undefined || choices.includes(String(input))) return;
  throw invalidValue(pointer, input);
}

export const invalidValue = (pointer: string, value: unknown): PayPalError =>
  invalidRequest(pointer, "INVALID_PARAMETER_VALUE", "A parameter value is not valid.", String(value));
