import type { FastifyInstance } from "fastify";

/** Fields of responses that were renamed, and their previous names. */
const PREVIOUS_NAMES = new Map([
  ["fixes", "mends"],
  ["warning", "caution"],
  ["warnings", "cautions"],
  ["unsold_symbol", "not_sold"],
]);

/**
 * Sends renamed fields by both names, for releases and open tabs that read the previous one. The contract declares the previous
 * names as optional and deprecated. Remove a name here and there when nothing reads it; without names, this file.
 */
export function sendDeprecatedNames(app: FastifyInstance): void {
  app.addHook("preSerialization", async (_request, _reply, payload) => withDeprecatedNames(payload));
}

/**
 * A copy of a JSON value in which each object also has the previous names of its fields. `sendDeprecatedNames` calls it, except
 * for responses that are serialized before they are sent.
 */
export function withDeprecatedNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDeprecatedNames);
  if (value === null || typeof value !== "object" || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      const previousName = PREVIOUS_NAMES.get(name);
      const copy = withDeprecatedNames(field);
      return previousName && field !== undefined
        ? [
            [name, copy],
            [previousName, copy],
          ]
        : [[name, copy]];
    }),
  );
}
