import fc from "fast-check";
import { contract } from "../contract.ts";
import * as z from "./zod.ts";

/** Words of a validation library, which users must not see. */
const VALIDATOR_WORDS =
  /expected|received|invalid input|invalid option|too big|too small|NaN|undefined|\/\^/i;

const schemas = Object.entries(contract).flatMap(([name, { query, body }]) =>
  [["query", query] as const, ["body", body] as const].flatMap(([part, schema]) =>
    schema ? [[`${name} ${part}`, schema as z.ZodType] as const] : [],
  ),
);

const messages = (error: z.ZodError): string[] => error.issues.flatMap((issue) => collectMessages(issue));

function collectMessages(issue: z.core.$ZodIssue): string[] {
  const nested = issue.code === "invalid_union" ? issue.errors.flat().flatMap(collectMessages) : [];
  return [issue.message, ...nested];
}

/** Values whose type, length or range is invalid for nearly every field. */
const invalidValue = fc.oneof(
  fc.constantFrom(undefined, null, "", " ", Number.NaN, -1, 1.5, 1e12, true, {}, []),
  fc.constantFrom("x".repeat(300), "x".repeat(200_000), Array(101).fill({}), "not@valid", "2026-99-99"),
);

/** Objects with the field names of the schema and invalid values. */
function invalidInputs(schema: z.ZodType): fc.Arbitrary<unknown> {
  const names = [...fieldNames(schema)];
  if (names.length === 0) return invalidValue;
  return fc.oneof(
    { weight: 9, arbitrary: fc.record(Object.fromEntries(names.map((name) => [name, invalidValue]))) },
    invalidValue,
  );
}

function fieldNames(schema: z.ZodType): Set<string> {
  if (schema instanceof z.ZodOptional) return fieldNames(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodObject) return new Set(Object.keys(schema.shape));
  if (schema instanceof z.ZodUnion) {
    return new Set(schema.options.flatMap((option) => [...fieldNames(option as z.ZodType)]));
  }
  return new Set();
}

it("covers every call with a query or a body", () => {
  expect(schemas.length).toBeGreaterThanOrEqual(40);
});

it.each(schemas)("describes invalid input for %s without words of the validation library", (_, schema) => {
  fc.assert(
    fc.property(invalidInputs(schema), (input) => {
      const { error } = schema.safeParse(input);
      for (const message of error ? messages(error) : []) expect(message).not.toMatch(VALIDATOR_WORDS);
    }),
  );
});

const Form = z.object({
  first_name: z.string().max(3),
  pageSize: z.int().max(10),
  species: z.enum(["Human", "Mouse"]),
});

it.each([
  [
    {},
    {
      first_name: "First name is required",
      pageSize: "Page size is required",
      species: "Species is required",
    },
  ],
  [
    { first_name: "Augusta", pageSize: 1000, species: "Rat" },
    {
      first_name: "First name has at most 3 characters",
      pageSize: "Page size has to be at most 10",
      species: "Species has to be one of Human, Mouse",
    },
  ],
  [
    { first_name: 1, pageSize: "a", species: "Human" },
    { first_name: "First name has to be a text", pageSize: "Page size has to be a number" },
  ],
])("names the field and the rule for %j", (input, expected) => {
  const issues = Form.safeParse(input).error?.issues ?? [];
  expect(Object.fromEntries(issues.map(({ path, message }) => [path[0], message]))).toEqual(expected);
});

it("counts in the singular and the plural", () => {
  const Lists = z.object({
    sequences: z.array(z.string()).min(1).max(2),
    lines: z.array(z.string()).max(1),
    initial: z.string().max(1),
  });
  const messagesFor = (input: unknown) => Lists.safeParse(input).error?.issues.map(({ message }) => message);

  expect(messagesFor({ sequences: [], lines: [], initial: "A" })).toEqual([
    "Sequences must have at least 1 entry",
  ]);
  expect(messagesFor({ sequences: ["", "", ""], lines: ["", ""], initial: "AB" })).toEqual([
    "Sequences must have at most 2 entries",
    "Lines must have at most 1 entry",
    "Initial has at most 1 character",
  ]);
});

it("names the search query and the whole request in words", () => {
  const messageOf = (input: unknown) =>
    z.object({ q: z.string().max(2) }).safeParse(input).error?.issues[0]?.message;

  expect(messageOf({ q: "p53" })).toBe("The search has at most 2 characters");
  expect(messageOf([])).toBe("The request has to be valid");
});
