import fc from "fast-check";
import type { JsonSchema } from "../../http/docs/json-schema.ts";

/** Values that match a JSON schema. They may violate rules that it cannot express, such as email formats or sums. */
export function toArbitrary(schema: JsonSchema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(toArbitrary));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === "object") return toObject(schema);
  if (schema.type === "array") return fc.array(toArbitrary(schema.items ?? {}), { maxLength: 3 });
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "null") return fc.constant(null);
  if (schema.type === "integer") return fc.integer(toBounds(schema));
  if (schema.type === "number") return toMoney(schema);
  return schema.type === "string" ? toText(schema) : fc.jsonValue({ maxDepth: 2 });
}

function toObject({ properties = {}, required = [] }: JsonSchema) {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, toArbitrary(schema)]),
  );
  return fc.record(fields, { requiredKeys: required });
}

/** Mostly small numbers, which are ids of existing rows. */
function toBounds({ minimum = -2, maximum = 2 ** 31 }: JsonSchema) {
  return { min: Math.ceil(minimum), max: Math.floor(maximum) };
}

const toMoney = (schema: JsonSchema) =>
  fc.integer({ ...toBounds(schema), max: 100_000 }).map((cents) => cents / 100);

function toText({ pattern, format, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  if (format === "date") return fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10));
  const plain = fc.string({
    unit: "grapheme",
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, 60)),
  });
  const full = fc.constant("a".repeat(maxLength));
  return fc.oneof(
    { weight: 6, arbitrary: pattern ? matching(pattern) : plain },
    { weight: 1, arbitrary: full },
    { weight: 1, arbitrary: fc.emailAddress() },
  );
}

/** fast-check does not support lookahead, which only the password rule uses. */
const matching = (pattern: string) =>
  pattern.includes("(?=")
    ? fc.constantFrom("Correct4Horse", "Aa345678")
    : fc.stringMatching(new RegExp(pattern));
