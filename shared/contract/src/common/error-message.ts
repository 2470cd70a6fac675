import type { z } from "zod";
import { formatInteger } from "./format-integer.ts";
import { upperFirst } from "./letter-case.ts";

type Issue = z.core.$ZodRawIssue;

/**
 * The message of a validation issue, for users. Applies to issues whose schema has no message of its own, and names the
 * field: "Page size has at most 100 characters".
 */
export function errorMessage(issue: Issue): string {
  const field = fieldLabel(issue.path);
  switch (issue.code) {
    case "invalid_type":
      return isEmpty(issue.input)
        ? `${field} is required`
        : `${field} has to be ${TYPES[issue.expected] ?? "valid"}`;
    case "too_big":
      return `${field} ${limit("at most", issue.maximum, issue.origin)}`;
    case "too_small":
      return isEmpty(issue.input)
        ? `${field} is required`
        : `${field} ${limit("at least", issue.minimum, issue.origin)}`;
    case "invalid_value":
      return isEmpty(issue.input)
        ? `${field} is required`
        : `${field} has to be one of ${issue.values.join(", ")}`;
    case "invalid_format":
      return FORMATS[issue.format] ?? `${field} is not valid`;
    case "unrecognized_keys":
      return `There is no field named ${issue.keys.join(", ")}`;
    default:
      return `${field} is not valid`;
  }
}

const TYPES: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  file: "a file",
};

const FORMATS: Record<string, string> = {
  email: "Invalid email address.",
  date: "A date is written like 2026-01-31",
};

/** The things that a size counts, in the singular and the plural. */
const UNITS: Record<string, readonly [string, string]> = {
  string: ["character", "characters"],
  array: ["entry", "entries"],
  set: ["entry", "entries"],
  file: ["byte", "bytes"],
};

/**
 * "has at most 100 characters" for a size, "has to be at most 999" for a value. Names of lists are often plurals:
 * "Sequences must have at least 1 entry".
 */
function limit(words: string, bound: number | bigint, origin: string): string {
  const count = formatInteger(Number(bound));
  const unit = UNITS[origin]?.[Number(bound) === 1 ? 0 : 1];
  if (!unit) return `has to be ${words} ${count}`;
  const isList = origin === "array" || origin === "set";
  return `${isList ? "must have" : "has"} ${words} ${count} ${unit}`;
}

/** Wire names that are no words. */
const LABELS: Record<string, string> = { q: "The search" };

const isEmpty = (input: unknown): boolean => input === undefined || input === null || input === "";

/** `["address", "first_name"]` → "First name"; "The request" if the whole body or query is invalid. */
function fieldLabel(path: readonly PropertyKey[] | undefined): string {
  const name = path?.findLast((part) => typeof part === "string");
  if (typeof name !== "string") return "The request";
  if (LABELS[name]) return LABELS[name];
  const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|_/g, " ").toLowerCase();
  return upperFirst(words);
}
