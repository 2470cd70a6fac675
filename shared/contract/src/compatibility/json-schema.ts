import * as z from "../common/zod.ts";

/** The keywords of JSON Schema that the contract's schemas have. Others are kept, and compared by their text only. */
export const JsonSchema = z.looseObject({
  /** `#` or `#/$defs/<name>`. */
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  contentEncoding: z.string().optional(),
  /** The schema of the value that the API reads from a text, such as the cart in a multipart form. */
  get contentSchema() {
    return JsonSchema.optional();
  },
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  exclusiveMaximum: z.number().optional(),
  multipleOf: z.number().optional(),
  get prefixItems() {
    return z.array(JsonSchema).optional();
  },
  get items() {
    return z.union([z.literal(false), JsonSchema]).optional();
  },
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  get properties() {
    return z.record(z.string(), JsonSchema).optional();
  },
  required: z.array(z.string()).optional(),
  get propertyNames() {
    return JsonSchema.optional();
  },
  /** In requests, absent means that the API accepts and ignores other properties, which no client sends. */
  get additionalProperties() {
    return z.union([z.literal(false), JsonSchema]).optional();
  },
  get anyOf() {
    return z.array(JsonSchema).optional();
  },
  /** The alternatives of a discriminated union. */
  get oneOf() {
    return z.array(JsonSchema).optional();
  },
  get $defs() {
    return z.record(z.string(), JsonSchema).optional();
  },
  /** The sender still sends the property; the receiver does not need it any more. */
  deprecated: z.boolean().optional(),
});
export type JsonSchema = z.infer<typeof JsonSchema>;

/** The alternatives of a union. */
export function findAlternatives({ type, ...rest }: JsonSchema): JsonSchema[] | undefined {
  return (
    rest.anyOf ??
    rest.oneOf ??
    (Array.isArray(type) ? type.map((one) => ({ ...rest, type: one })) : undefined)
  );
}

/** Keywords that are compared. A schema that has another one takes only what has the same text. */
const COMPARED = new Set([
  ...["type", "format", "pattern", "contentEncoding", "contentSchema", "minLength", "maxLength"],
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  ...["prefixItems", "items", "minItems", "maxItems"],
  ...["properties", "required", "propertyNames", "additionalProperties"],
]);
/** Keywords that are compared if they stand alone. */
const ALONE = ["enum", "anyOf", "oneOf"];

/** Whether the meaning of a schema is known: what it allows follows from its keywords. */
export function isComparable(schema: JsonSchema): boolean {
  const keywords = Object.keys(schema).filter((keyword) => keyword !== "$defs" && keyword !== "deprecated");
  if (keywords.some((keyword) => ALONE.includes(keyword)))
    return keywords.length === 1 && (!schema.oneOf || isDiscriminated(schema.oneOf));
  return schema.type !== undefined && keywords.every((keyword) => COMPARED.has(keyword));
}

/** Whether at most one alternative allows a value, because they require different values of the same property. */
function isDiscriminated(alternatives: JsonSchema[]): boolean {
  const names = alternatives[0]?.required ?? [];
  return names.some((name) => {
    const values = alternatives.flatMap(({ required, properties }) =>
      required?.includes(name) ? (properties?.[name]?.enum ?? [{}]) : [{}],
    );
    return values.every(isText) && new Set(values).size === values.length;
  });
}

const isText = (value: unknown) => typeof value === "string";

/** The text of a JSON value with sorted names: equal values have equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
