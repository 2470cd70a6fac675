import { canonicalJson, findAlternatives, isComparable, type JsonSchema } from "./json-schema.ts";

/** The only values that a schema allows, if it enumerates them. */
export function enumeratedValues({ enum: values, type }: JsonSchema): unknown[] | undefined {
  if (values) return values;
  if (type === "boolean") return [true, false];
  return type === "null" ? [null] : undefined;
}

/**
 * Whether a schema allows a value that is not an object or an array. `false` if this is unknown.
 * @param isChecked whether limits count: lengths, ranges and patterns
 */
export function isAccepted(value: unknown, schema: JsonSchema, isChecked: boolean): boolean {
  if (Object.keys(schema).length === 0) return true;
  if (!isComparable(schema)) return false;
  const alternatives = findAlternatives(schema);
  if (alternatives) return alternatives.some((one) => isAccepted(value, one, isChecked));
  const values = enumeratedValues(schema);
  if (values) return values.some((one) => canonicalJson(one) === canonicalJson(value));
  if (typeof value === "string") return schema.type === "string" && isAcceptedText(value, schema, isChecked);
  const isOfType =
    schema.type === "integer"
      ? Number.isInteger(value)
      : schema.type === "number" && typeof value === "number";
  return isOfType && (!isChecked || isWithinRange(Number(value), schema));
}

function isAcceptedText(value: string, schema: JsonSchema, isChecked: boolean): boolean {
  const { pattern, format, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  // zod writes the format of texts with its pattern.
  if (schema.contentSchema || schema.contentEncoding || (format && pattern === undefined)) return false;
  const isOfFormat = pattern === undefined || new RegExp(pattern).test(value);
  if (!isChecked) return !format || isOfFormat;
  return isOfFormat && value.length >= minLength && value.length <= maxLength;
}

function isWithinRange(value: number, schema: JsonSchema): boolean {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  return (
    (minimum === undefined || value >= minimum) &&
    (maximum === undefined || value <= maximum) &&
    (exclusiveMinimum === undefined || value > exclusiveMinimum) &&
    (exclusiveMaximum === undefined || value < exclusiveMaximum) &&
    (multipleOf === undefined || value % multipleOf === 0)
  );
}
