import { z } from "zod";

/** The subset of JSON Schema that the contract's schemas produce. */
export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  contentEncoding?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  description?: string;
  examples?: unknown[];
}

/** Converts a schema of the contract: its input (requests) or its output (responses). */
export function toJsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _dialect, ...written } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => removeSafeIntegers(jsonSchema),
  });
  return written as JsonSchema;
}

/** Removes the limits of safe integers, which zod adds and the contract does not mean. */
function removeSafeIntegers(schema: { minimum?: number; maximum?: number }) {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}
