/** Checks the answers to the questions of a service. Imports no schema library, because pages import this module. */

import { formatInteger } from "../common/format-integer.ts";
import { joinWithOr } from "../common/format-list.ts";
import { hasVisibleCharacter } from "../common/has-visible-character.ts";
import { guideProblem } from "../specification/check-guide.ts";
import { normalizeBases } from "../specification/check-sequence.ts";
import type { ServiceField } from "./service-fields.ts";

/** The values of a form by their field. */
export type ServiceValues = Partial<Record<string, string>>;

/** Returns the error in the value of a field as a sentence, or `undefined`. */
export function serviceValueProblem(asked: ServiceField, value = ""): string | undefined {
  const { label, required, options, guide, range, max_length, is_multiline } = asked;
  if (!hasVisibleCharacter(value)) return required ? missingText(asked) : undefined;
  if (options) return options.includes(value) ? undefined : choiceText(label, options);
  if (guide) return guideProblem([value], guide);
  if (range) return rangeProblem(label, range, value);
  if (!is_multiline && /[\n\r]/.test(value.trim())) return `${label} has to be a single line`;
  return value.length > max_length
    ? `${label} has at most ${formatInteger(max_length)} characters`
    : undefined;
}

const missingText = ({ label, options }: ServiceField) =>
  options ? choiceText(label, options) : `${label} is required`;

function rangeProblem(label: string, { min, max }: NonNullable<ServiceField["range"]>, value: string) {
  const isInRange = /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max;
  return isInRange
    ? undefined
    : `${label}: please give a whole number from ${formatInteger(min)} to ${formatInteger(max)}.`;
}

function choiceText(label: string, options: readonly string[]): string {
  const quoted = options.map((option) => `"${option}"`);
  return `${label}: please choose ${joinWithOr(quoted)}.`;
}

/** The given values with the words of their questions, in the order in which they are asked, without empty ones. */
export const serviceAnswers = (asked: readonly ServiceField[], values: ServiceValues) =>
  asked.flatMap(({ field, label, guide }) => {
    const value = values[field]?.trim() ?? "";
    if (!hasVisibleCharacter(value)) return [];
    return [{ field, label, value: guide ? normalizeBases(value) : value }];
  });
