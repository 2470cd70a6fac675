import fc from "fast-check";
import * as z from "../../common/zod.ts";

/** A random schema. Every kind that the contract has is among them. */
export type Schema =
  | { kind: "text"; min?: number; max?: number; pattern?: string }
  | { kind: "number"; isInteger: boolean; min?: number; max?: number }
  | { kind: "flag" | "nothing" | "anything" }
  | { kind: "choice"; of: (string | number)[] }
  | { kind: "list"; of: Schema; min?: number; max?: number }
  | { kind: "tuple"; of: Schema[]; rest?: Schema }
  | { kind: "record"; of: Schema }
  | { kind: "object"; of: Record<string, Property>; others: "ignored" | "forbidden" | "loose" }
  | { kind: "union"; of: Schema[] }
  | { kind: "tagged"; of: Record<string, Property>[] };
interface Property {
  schema: Schema;
  isOptional: boolean;
}
type Kind<K> = Extract<Schema, { kind: K }>;

const PATTERNS = ["^[a-c]*$", "^a"];
const small = fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined, freq: 2 });
const leaf: fc.Arbitrary<Schema> = fc.oneof(
  fc.record({
    kind: fc.constant("text" as const),
    min: small,
    max: small,
    pattern: fc.option(fc.constantFrom(...PATTERNS), { nil: undefined, freq: 1 }),
  }),
  fc.record({ kind: fc.constant("number" as const), isInteger: fc.boolean(), min: small, max: small }),
  fc.record({ kind: fc.constantFrom("flag" as const, "nothing" as const, "anything" as const) }),
  fc.record({
    kind: fc.constant("choice" as const),
    of: fc.uniqueArray(fc.constantFrom("a", "b", "aaaa", 1, 2.5), { minLength: 1, maxLength: 3 }),
  }),
);
const names = fc.constantFrom("a", "b", "c");
export const { schema } = fc.letrec<{
  schema: Schema;
  object: Kind<"object">;
  properties: Record<string, Property>;
}>((tie) => ({
  properties: fc.dictionary(names, fc.record({ schema: tie("schema"), isOptional: fc.boolean() }), {
    maxKeys: 3,
  }),
  object: fc.record({
    kind: fc.constant("object" as const),
    of: tie("properties"),
    others: fc.constantFrom("ignored" as const, "forbidden" as const, "loose" as const),
  }),
  schema: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    leaf,
    tie("object"),
    fc.record({ kind: fc.constant("list" as const), of: tie("schema"), min: small, max: small }),
    fc.record({
      kind: fc.constant("tuple" as const),
      of: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }),
      rest: fc.option(tie("schema"), { nil: undefined }),
    }),
    fc.record({ kind: fc.constant("record" as const), of: tie("schema") }),
    fc.record({
      kind: fc.constant("union" as const),
      of: fc.array(tie("schema"), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({
      kind: fc.constant("tagged" as const),
      of: fc.array(tie("properties"), { minLength: 1, maxLength: 2 }),
    }),
  ),
}));

/** A schema that is mostly the same. */
export function variantOf(one: Schema): fc.Arbitrary<Schema> {
  return fc.oneof(
    { weight: 8, arbitrary: partVariantOf(one) },
    { weight: 1, arbitrary: schema },
    { weight: 1, arbitrary: schema.map((other): Schema => ({ kind: "union", of: [other, one] })) },
  );
}

function partVariantOf(one: Schema): fc.Arbitrary<Schema> {
  if (one.kind === "list" || one.kind === "record") return variantOf(one.of).map((of) => ({ ...one, of }));
  if (one.kind === "tuple" || one.kind === "union")
    return fc.tuple(...one.of.map(variantOf)).map((of) => ({ ...one, of }));
  if (one.kind === "tagged")
    return fc.tuple(...one.of.map(propertiesVariantOf)).map((of) => ({ ...one, of }));
  if (one.kind === "object") return propertiesVariantOf(one.of).map((of) => ({ ...one, of }));
  if (one.kind === "text" || one.kind === "number")
    return fc.record({ min: small, max: small }).map((limits) => ({ ...one, ...limits }));
  return fc.constant(one);
}

const propertiesVariantOf = (of: Record<string, Property>): fc.Arbitrary<Record<string, Property>> =>
  fc
    .tuple(
      fc.dictionary(names, fc.record({ schema: leaf, isOptional: fc.boolean() }), { maxKeys: 1 }),
      ...Object.entries(of).map(([name, property]) =>
        fc
          .record({ schema: variantOf(property.schema), isOptional: fc.boolean() })
          .map((variant) => ({ [name]: variant })),
      ),
    )
    .map((parts) => Object.assign({}, ...parts));

export function zodOf(one: Schema): z.ZodType {
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
        .array(zodOf(one.of))
        .min(one.min ?? 0)
        .max(one.max ?? 9);
    case "tuple": {
      const [first, ...others] = one.of.map(zodOf);
      const items = z.tuple([first ?? z.unknown(), ...others]);
      return one.rest ? items.rest(zodOf(one.rest)) : items;
    }
    case "record":
      return z.record(z.string(), zodOf(one.of));
    case "object": {
      const shape = shapeOf(one.of);
      if (one.others === "ignored") return z.object(shape);
      return one.others === "loose" ? z.looseObject(shape) : z.strictObject(shape);
    }
    case "union":
      return z.union(one.of.map(zodOf));
    case "tagged": {
      const [first, ...others] = one.of.map((of, i) => z.object({ ...shapeOf(of), tag: z.literal(`${i}`) }));
      return z.discriminatedUnion("tag", [first ?? z.object({ tag: z.literal("0") }), ...others]);
    }
  }
}

const shapeOf = (of: Record<string, Property>) =>
  Object.fromEntries(
    Object.entries(of).map(([name, property]) => {
      const value = zodOf(property.schema);
      return [name, property.isOptional ? value.optional() : value];
    }),
  );

/** Values that are mostly valid. */
export function sampleOf(one: Schema): fc.Arbitrary<unknown> {
  switch (one.kind) {
    case "text":
      return fc.oneof(fc.constantFrom("", "a", "ab", "abc", "bca", "axx", "x"), fc.string({ maxLength: 9 }));
    case "number":
      return fc.oneof(fc.integer({ min: -9, max: 9 }), fc.constantFrom(0.5, 2.5));
    case "flag":
      return fc.boolean();
    case "nothing":
      return fc.constant(null);
    case "anything":
      return fc.jsonValue({ maxDepth: 1 });
    case "choice":
      return fc.constantFrom(...one.of);
    case "list":
      return fc.array(sampleOf(one.of), {
        minLength: one.min ?? 0,
        maxLength: Math.max(one.min ?? 0, one.max ?? 3),
      });
    case "tuple": {
      const rest = one.rest ? fc.array(sampleOf(one.rest), { maxLength: 2 }) : fc.constant([]);
      return fc.tuple(fc.tuple(...one.of.map(sampleOf)), rest).map((parts) => parts.flat());
    }
    case "record":
      return fc.dictionary(names, sampleOf(one.of), { maxKeys: 2 });
    case "object": {
      const others =
        one.others === "loose" ? fc.dictionary(names, fc.jsonValue({ maxDepth: 1 })) : fc.constant({});
      return fc.tuple(others, objectOf(one.of)).map(([more, own]) => ({ ...more, ...own }));
    }
    case "union":
      return fc.oneof(...one.of.map(sampleOf));
    case "tagged":
      return fc.oneof(...one.of.map((of, i) => objectOf(of).map((own) => ({ ...own, tag: `${i}` }))));
  }
}

const objectOf = (of: Record<string, Property>) =>
  fc.record(
    Object.fromEntries(Object.entries(of).map(([name, property]) => [name, sampleOf(property.schema)])),
    {
      requiredKeys: Object.keys(of).filter((name) => !of[name]?.isOptional),
    },
  );

/** What a page takes: it checks no limits, and ignores properties and items that it does not know. */
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
