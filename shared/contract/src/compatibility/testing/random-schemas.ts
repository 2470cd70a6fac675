import fc from "fast-check";

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
export interface Property {
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
/** Names of properties; few, so that two schemas share some. */
export const names = fc.constantFrom("a", "b", "c");

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
export function changeSchema(one: Schema): fc.Arbitrary<Schema> {
  return fc.oneof(
    { weight: 8, arbitrary: partVariantOf(one) },
    { weight: 1, arbitrary: schema },
    { weight: 1, arbitrary: schema.map((other): Schema => ({ kind: "union", of: [other, one] })) },
  );
}

function partVariantOf(one: Schema): fc.Arbitrary<Schema> {
  if (one.kind === "list" || one.kind === "record") return changeSchema(one.of).map((of) => ({ ...one, of }));
  if (one.kind === "tuple" || one.kind === "union")
    return fc.tuple(...one.of.map(changeSchema)).map((of) => ({ ...one, of }));
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
          .record({ schema: changeSchema(property.schema), isOptional: fc.boolean() })
          .map((variant) => ({ [name]: variant })),
      ),
    )
    .map((parts) => Object.assign({}, ...parts));
