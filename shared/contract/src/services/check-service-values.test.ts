import { serviceAnswers, serviceValueProblem } from "./check-service-values.ts";
import { serviceValuesSchema } from "./schemas.ts";
import type { ServiceField } from "./service-fields.ts";

const field = (overrides: Partial<ServiceField> = {}): ServiceField => ({
  field: "protein",
  label: "Target protein",
  required: true,
  max_length: 100,
  ...overrides,
});
const options = ["Us", "The customer"];

it.each<[Partial<ServiceField>, string, string | undefined]>([
  [{}, "STAT3", undefined],
  [{}, " \u200b", "Target protein is required"],
  [{ required: false }, "", undefined],
  [{}, "A".repeat(101), "Target protein has at most 100 characters"],
  [{}, "STAT3\nPaid: yes", "Target protein has to be a single line"],
  [{ is_multiline: true }, "STAT3\nSTAT5", undefined],
  [{ options }, "Us", undefined],
  [{ options }, "", 'Target protein: please choose "Us" or "The customer".'],
  [{ options, required: false }, "Them", 'Target protein: please choose "Us" or "The customer".'],
  [{ range: { min: 1, max: 6 } }, "6", undefined],
  [{ range: { min: 1, max: 6 } }, "0", "Target protein: please give a whole number from 1 to 6."],
  [{ range: { min: 1, max: 6 } }, "1.5", "Target protein: please give a whole number from 1 to 6."],
])("checks the value of a field: %j, %j", (overrides, value, problem) => {
  expect(serviceValueProblem(field(overrides), value)).toBe(problem);
});

it("lists the answers in the order of the questions, without empty ones", () => {
  const asked = [
    field(),
    field({ field: "notes", label: "Notes" }),
    field({ field: "clone", label: "Clone" }),
  ];

  expect(serviceAnswers(asked, { clone: " D3Z2G ", notes: " ", protein: "STAT3", other: "x" })).toEqual([
    { field: "protein", label: "Target protein", value: "STAT3" },
    { field: "clone", label: "Clone", value: "D3Z2G" },
  ]);
});

it("reports every invalid field of a form", () => {
  const schema = serviceValuesSchema([field(), field({ field: "by", label: "Supplied by", options })]);

  expect(schema.safeParse({}).error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ["protein", "Target protein is required"],
    ["by", 'Supplied by: please choose "Us" or "The customer".'],
  ]);
  expect(schema.parse({ protein: "STAT3", by: "Us" })).toEqual({ protein: "STAT3", by: "Us" });
});
