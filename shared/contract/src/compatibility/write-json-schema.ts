import * as z from "../common/zod.ts";
import { canonicalJson, JsonSchema } from "./json-schema.ts";

/**
 * The JSON Schema of what a zod schema accepts ("input") or returns ("output"), without texts for people and in one
 * spelling, so that schemas that accept the same have the same text. Refinements and the functions of transforms have no
 * JSON Schema and are left out. The API always sends a deprecated field, although the contract declares it as optional.
 * @throws if a type has no JSON Schema, such as a Date
 */
export function writeJsonSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const written = z.toJSONSchema(schema, {
    io,
    override({ zodSchema, jsonSchema }) {
      const parsed = io === "input" ? parsedValue(zodSchema) : undefined;
      if (parsed) Object.assign(jsonSchema, { contentSchema: writeJsonSchema(parsed, "input") });
      simplify(jsonSchema);
    },
  });
  delete written.$schema;
  const parsed = JsonSchema.parse(written);
  return io === "output" ? requireDeprecated(parsed) : parsed;
}

/** Adds the deprecated properties of objects to the required ones. */
function requireDeprecated<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  for (const part of Object.values(value)) requireDeprecated(part);
  const { properties, required = [] } = value as JsonSchema;
  const deprecated = Object.keys(properties ?? {}).filter((name) => properties?.[name]?.deprecated);
  if (deprecated.length > 0)
    Object.assign(value, { required: [...new Set([...required, ...deprecated])].sort() });
  return value;
}

const WITHOUT_EFFECT = ["$comment", "default", "description", "examples", "id", "title"];

function simplify(schema: z.core.JSONSchema.BaseSchema) {
  for (const keyword of WITHOUT_EFFECT) delete schema[keyword];
  // The limits of safe integers, which zod adds to each integer.
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  // A constant is an enumeration of one value, and values have their types.
  if (schema.const !== undefined) schema.enum = [schema.const];
  if (schema.enum) delete schema.type;
  delete schema.const;
  // A copy, since these can be the contract's own constants.
  if (schema.enum)
    schema.enum = schema.enum.toSorted((a, b) => (canonicalJson(a) < canonicalJson(b) ? -1 : 1));
  schema.required?.sort();
}

/** The schema after a transform, as in `z.string().transform(JSON.parse).pipe(Cart)`, whose input is only a string. */
function parsedValue(schema: z.core.$ZodType): z.ZodType | undefined {
  if (!(schema instanceof z.ZodPipe)) return undefined;
  const before = schema.in instanceof z.ZodPipe ? schema.in.out : undefined;
  return before instanceof z.ZodTransform && schema.out instanceof z.ZodType ? schema.out : undefined;
}
