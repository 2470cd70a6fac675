import { z } from "zod";

/** As much of JSON Schema as the contract's schemas come to. */
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

/** What is sent (`input`) or answered (`output`) by a schema of the contract. */
export function jsonSchemaOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _dialect, ...written } = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => leaveOutSafeIntegers(jsonSchema),
  });
  return written as JsonSchema;
}

/** The bounds of what JavaScript counts exactly are no rule of the shop. */
function leaveOutSafeIntegers(schema: { minimum?: number; maximum?: number }) {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}
