import * as z from "../../common/zod.ts";
import type { Property, Schema } from "./random-schemas.ts";

/** The zod schema of a random schema. */
export function toZod(one: Schema): z.ZodType {
  switch (one.kind) {
    case "text": {
      const { min = 0, max = 9, pattern } = one;
      const text = z.string().min(min).max(max);
      return pattern ? text.regex(new RegExp(pattern)) : text;
    }
    case "number":
      return (one.isInteger ? z.int() : z.number()).min(one.min ?? -9).max(one.max ?? 9);
    case "flag":
      return z.boolean();
    case "nothing":
      return z.null();
    case "anything":
      return z.unknown();
    case "choice":
      return z.literal(one.of);
    case "list":
      return z
        .array(toZod(one.of))
        .min(one.min ?? 0)
        .max(one.max ?? 9);
    case "tuple": {
      const [first, ...others] = one.of.map(toZod);
      const items = z.tuple([first ?? z.unknown(), ...others]);
      return one.rest ? items.rest(toZod(one.rest)) : items;
    }
    case "record":
      return z.record(z.string(), toZod(one.of));
    case "object": {
      const shape = shapeOf(one.of);
      if (one.others === "ignored") return z.object(shape);
      return one.others === "loose" ? z.looseObject(shape) : z.strictObject(shape);
    }
    case "union":
      return z.union(one.of.map(toZod));
    case "tagged": {
      const [first, ...others] = one.of.map((of, i) => z.object({ ...shapeOf(of), tag: z.literal(`${i}`) }));
      return z.discriminatedUnion("tag", [first ?? z.object({ tag: z.literal("0") }), ...others]);
    }
  }
}

const shapeOf = (of: Record<string, Property>) =>
  Object.fromEntries(
    Object.entries(of).map(([name, property]) => {
      const value = toZod(property.schema);
      return [name, property.isOptional ? value.optional() : value];
    }),
  );

/** The schema without what a page does not check of a response: limits, unknown properties and items. */
export function unchecked(one: Schema): Schema {
  const properties = (of: Record<string, Property>) =>
    Object.fromEntries(
      Object.entries(of).map(([name, property]) => [
        name,
        { ...property, schema: unchecked(property.schema) },
      ]),
    );
  if (one.kind === "text") return { kind: "text" };
  if (one.kind === "number") return { ...one, min: undefined, max: undefined };
  if (one.kind === "list") return { kind: "list", of: unchecked(one.of) };
  if (one.kind === "record") return { ...one, of: unchecked(one.of) };
  if (one.kind === "tuple")
    return { ...one, of: one.of.map(unchecked), rest: one.rest ? unchecked(one.rest) : { kind: "anything" } };
  if (one.kind === "union") return { ...one, of: one.of.map(unchecked) };
  if (one.kind === "tagged") return { ...one, of: one.of.map(properties) };
  if (one.kind === "object")
    return { ...one, of: properties(one.of), others: one.others === "loose" ? "loose" : "ignored" };
  return one;
}
