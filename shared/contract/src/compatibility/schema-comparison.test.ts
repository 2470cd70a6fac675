import fc from "fast-check";
import type * as z from "../common/zod.ts";
import { SchemaComparison } from "./schema-comparison.ts";
import { changeSchema, type Schema, schema } from "./testing/random-schemas.ts";
import { sampleValue } from "./testing/sample-values.ts";
import { toZod, unchecked } from "./testing/zod-schemas.ts";
import { writeJsonSchema } from "./write-json-schema.ts";

const compare = (sent: z.ZodType, taken: z.ZodType, io: "input" | "output") =>
  new SchemaComparison(
    {
      sender: "A",
      sent: writeJsonSchema(sent, io),
      receiver: "B",
      taken: writeJsonSchema(taken, io),
    },
    io === "input",
  ).run("it");

const withVariantAndValue = schema.chain((one) =>
  fc.record({ sent: fc.constant(one), taken: changeSchema(one), value: sampleValue(one) }),
);

const RUNS = Number(process.env.RUNS ?? 1000);

it.each([
  { io: "input" as const, receiver: "an API", takenBy: (one: Schema) => toZod(one) },
  { io: "output" as const, receiver: "a page", takenBy: (one: Schema) => toZod(unchecked(one)) },
])("finds a difference wherever a value may be sent that $receiver does not take", ({ io, takenBy }) => {
  let compatible = 0;
  const property = fc.property(withVariantAndValue, ({ sent, taken, value }) => {
    const sentSchema = toZod(sent);
    const json: unknown = JSON.parse(JSON.stringify(value));
    if (!sentSchema.safeParse(json).success) return;
    if (compare(sentSchema, toZod(taken), io) !== undefined) return;
    compatible += 1;
    expect(takenBy(taken).safeParse(json)).toMatchObject({ success: true });
  });

  fc.assert(property, { numRuns: RUNS });

  // Otherwise it would have tried nothing.
  expect(compatible).toBeGreaterThan(RUNS / 10);
});

it("finds no difference between a schema and itself", () => {
  fc.assert(
    fc.property(schema, (one) => {
      expect(compare(toZod(one), toZod(structuredClone(one)), "input")).toBeUndefined();
      expect(compare(toZod(one), toZod(structuredClone(one)), "output")).toBeUndefined();
    }),
  );
});
