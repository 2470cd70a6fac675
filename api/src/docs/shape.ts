import type { JsonSchema } from "./json-schema.ts";

/** A schema as a reader of types knows it: `{ id: integer, name?: string (at most 100) }`. */
export function shapeOf(schema: JsonSchema, indent = ""): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((choice) => shapeOf(choice, indent)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.type === "array") return listOf(schema.items ?? {}, indent);
  if (schema.type === "object") return objectOf(schema, indent);
  return `${schema.format ?? schema.type ?? "anything"}${limitsOf(schema)}`;
}

function listOf(items: JsonSchema, indent: string): string {
  const shape = shapeOf(items, indent);
  return /^[\w-]+$|^\{/.test(shape) ? `${shape}[]` : `(${shape})[]`;
}

function objectOf({ properties, required = [], additionalProperties }: JsonSchema, indent: string): string {
  const deeper = `${indent}  `;
  const lines = Object.entries(properties ?? {}).map(
    ([name, schema]) => `${deeper}${name}${required.includes(name) ? "" : "?"}: ${shapeOf(schema, deeper)}`,
  );
  if (!properties && typeof additionalProperties === "object") {
    lines.push(`${deeper}[name]: ${shapeOf(additionalProperties, deeper)}`);
  }
  return lines.length > 0 ? `{\n${lines.join("\n")}\n${indent}}` : "{}";
}

/** In words, in brackets. */
export function limitsOf(schema: JsonSchema): string {
  const { minLength, maxLength, minimum, maximum } = schema;
  const limits = [
    minLength && minLength > 1 && `at least ${minLength} characters`,
    maxLength && `at most ${maxLength.toLocaleString("en-US")} characters`,
    minimum !== undefined && `from ${minimum.toLocaleString("en-US")}`,
    maximum !== undefined && `to ${maximum.toLocaleString("en-US")}`,
    schema.default !== undefined && `default ${JSON.stringify(schema.default)}`,
  ].filter(Boolean);
  return limits.length > 0 ? ` (${limits.join(", ")})` : "";
}
