import fc from "fast-check";
import { names, type Property, type Schema } from "./random-schemas.ts";

/** Values that are mostly valid. */
export function sampleValue(one: Schema): fc.Arbitrary<unknown> {
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
      return fc.array(sampleValue(one.of), {
        minLength: one.min ?? 0,
        maxLength: Math.max(one.min ?? 0, one.max ?? 3),
      });
    case "tuple": {
      const rest = one.rest ? fc.array(sampleValue(one.rest), { maxLength: 2 }) : fc.constant([]);
      return fc.tuple(fc.tuple(...one.of.map(sampleValue)), rest).map((parts) => parts.flat());
    }
    case "record":
      return fc.dictionary(names, sampleValue(one.of), { maxKeys: 2 });
    case "object": {
      const others =
        one.others === "loose" ? fc.dictionary(names, fc.jsonValue({ maxDepth: 1 })) : fc.constant({});
      return fc.tuple(others, objectOf(one.of)).map(([more, own]) => ({ ...more, ...own }));
    }
    case "union":
      return fc.oneof(...one.of.map(sampleValue));
    case "tagged":
      return fc.oneof(...one.of.map((of, i) => objectOf(of).map((own) => ({ ...own, tag: `${i}` }))));
  }
}

const objectOf = (of: Record<string, Property>) =>
  fc.record(
    Object.fromEntries(Object.entries(of).map(([name, property]) => [name, sampleValue(property.schema)])),
    {
      requiredKeys: Object.keys(of).filter((name) => !of[name]?.isOptional),
    },
  );
