import fc from "fast-check";
import type * as z from "../common/zod.ts";
import { SchemaComparison } from "./schema-comparison.ts";
import { type Schema, schema, variantOf } from "./testing/random-schemas.ts";
import { sampleOf } from "./testing/sample-values.ts";
import { unchecked, zodOf } from "./testing/zod-schemas.ts";
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
  fc.record({ sent: fc.constant(one), taken: variantOf(one), value: sampleOf(one) }),
);

const RUNS = Number(process.env.RUNS ?? 1000);

it.each([
  { io: "input" as const, receiver: "an API", takenBy: (one: Schema) => zodOf(one) },
  { io: "output" as const, receiver: "a page", takenBy: (one: Schema) => zodOf(unchecked(one)) },
])("finds a difference wherever a value may be sent that $receiver does not take", ({ io, takenBy }) => {
  let compatible = 0;
  const property = fc.property(withVariantAndValue, ({ sent, taken, value }) => {
    const sentSchema = zodOf(sent);
    const json: unknown = JSON.parse(JSON.stringify(value));
    if (!sentSchema.safeParse(json).success) return;
    if (compare(sentSchema, zodOf(taken), io) !== undefined) return;
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
      expect(compare(zodOf(one), zodOf(structuredClone(one)), "input")).toBeUndefined();
      expect(compare(zodOf(one), zodOf(structuredClone(one)), "output")).toBeUndefined();
    }),
  );
});
