import type { JsonSchema } from "./json-schema.ts";

const isAtLeast = (limit: number, ...limits: (number | undefined)[]) =>
  limits.some((other) => other !== undefined && other >= limit);
const isAtMost = (limit: number, ...limits: (number | undefined)[]) =>
  limits.some((other) => other !== undefined && other <= limit);

type Limits = { [Keyword in keyof JsonSchema]?: (sent: JsonSchema, limit: number) => boolean };

/** Keyword → whether every value within the limits of another schema is within this one. */
const LIMITS: Limits = {
  minLength: (sent, limit) => isAtLeast(limit, sent.minLength ?? 0),
  maxLength: (sent, limit) => isAtMost(limit, sent.maxLength),
  minItems: (sent, limit) => isAtLeast(limit, sent.minItems ?? 0),
  maxItems: (sent, limit) => isAtMost(limit, sent.maxItems),
  minimum: (sent, limit) => isAtLeast(limit, sent.minimum, sent.exclusiveMinimum),
  maximum: (sent, limit) => isAtMost(limit, sent.maximum, sent.exclusiveMaximum),
  exclusiveMinimum: (sent, limit) =>
    isAtLeast(limit, sent.exclusiveMinimum) || (sent.minimum !== undefined && sent.minimum > limit),
  exclusiveMaximum: (sent, limit) =>
    isAtMost(limit, sent.exclusiveMaximum) || (sent.maximum !== undefined && sent.maximum < limit),
  multipleOf: (sent, limit) => sent.multipleOf === limit,
};

/** The first limit of `taken` that values of `sent` can exceed, such as `maxLength 60`. */
export function findExceededLimit(sent: JsonSchema, taken: JsonSchema): string | undefined {
  for (const [keyword, isWithin] of Object.entries(LIMITS)) {
    const limit = taken[keyword];
    if (typeof limit === "number" && !isWithin?.(sent, limit)) return `${keyword} ${limit}`;
  }
  return taken.pattern === undefined || taken.pattern === sent.pattern
    ? undefined
    : `pattern ${taken.pattern}`;
}
