import fc from "fast-check";
import { FORBIDDEN_CHARACTERS, INVISIBLE_CHARACTERS, LINE_BREAKS } from "./testing/control-characters.ts";
import { multilineText, optionalLine, requiredLine, requiredText, singleLine } from "./text-schemas.ts";
import type * as z from "./zod.ts";

const Name = requiredLine("First name", 20);
const Message = requiredText("Message", 2_000);
const messageOf = (schema: z.ZodType, typed: unknown) =>
  schema.safeParse(typed).error?.issues.map(({ message }) => message);

/** Text as customers type it: any script, no control, direction and invisible characters. */
const printable = fc
  .string({ unit: "grapheme", maxLength: 15 })
  .filter(
    (text) => !/[\p{Cc}\p{Zl}\p{Zp}]|(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/u.test(text),
  );

it.each(Object.entries({ ...FORBIDDEN_CHARACTERS, ...LINE_BREAKS }))(
  "refuses a line with %s",
  (_name, character) => {
    for (const schema of [Name, optionalLine("First name", 20), singleLine("First name", 20)])
      expect(messageOf(schema, `A${character}da`)).toEqual([
        "First name has to be a single line without control characters",
      ]);
  },
);

it.each(Object.entries(FORBIDDEN_CHARACTERS))("refuses a text with %s", (_name, character) => {
  for (const schema of [Message, multilineText("Message", 2_000)])
    expect(messageOf(schema, `Hello${character}Ada`)).toEqual([
      "Message must not contain control characters",
    ]);
});

it.each(Object.entries(INVISIBLE_CHARACTERS))(
  "refuses a line with an invisible character, the %s, and keeps it in a text",
  (_name, character) => {
    for (const typed of [`A${character}da`, `Ada${character}1`])
      expect(messageOf(Name, typed)).toEqual([
        "First name contains an invisible character. Please delete it and type it again",
      ]);
    expect(Message.parse(`Hello${character}Ada`)).toBe(`Hello${character}Ada`);
  },
);

it("keeps every printable text, in every script", () => {
  fc.assert(
    fc.property(printable, (text) => {
      expect(singleLine("Name", 200).parse(text)).toBe(text.trim());
      expect(multilineText("Message", 200).parse(text)).toBe(text.trim());
    }),
  );
});

it("accepts joiners, combining characters and emoji", () => {
  for (const name of ["Zoë", "נועה", "सत्या", "می‌خواهم", "ශ්‍රී", "👩🏽‍🔬", "👩‍❤️‍👩", "e\u0301"])
    expect(Name.parse(name)).toBe(name);
});

it("does not change a text that it has accepted before", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 12 }), (typed) => {
      for (const schema of [Name, Message]) {
        const { success, data = "" } = schema.safeParse(typed);
        if (success) expect(schema.parse(data)).toBe(data);
      }
    }),
  );
});

it("normalizes tabs, line breaks and outer white space", () => {
  expect(Name.parse("\t Ada\tByron \r\n")).toBe("Ada Byron");
  expect(Message.parse("\n one\r\n\ttwo\rthree \n")).toBe("one\n\ttwo\nthree");
});

it("counts characters after it has removed outer white space", () => {
  expect(Name.parse(`  ${"a".repeat(20)}  `)).toHaveLength(20);
  expect(messageOf(Name, "a".repeat(21))).toEqual(["First name has at most 20 characters"]);
  expect(messageOf(Message, "a".repeat(2_001))).toEqual(["Message has at most 2,000 characters"]);
});

it("requires a visible text, except of optional fields", () => {
  for (const blank of ["", " ", "\t", "\r\n"]) {
    expect(messageOf(Name, blank)).toEqual(["First name is required"]);
    expect(messageOf(Message, blank)).toEqual(["Message is required"]);
    expect(optionalLine("Phone", 20).parse(blank)).toBe("");
  }
  expect(messageOf(Name, undefined)).toEqual(["First name is required"]);
  expect(optionalLine("Phone", 20).parse(undefined)).toBeUndefined();
});

it.each(["\u200b\u200b", "\u00ad", "\u2060 \ufeff", "\u3164", "\u2800", "\u200d\ufe0f"])(
  "requires a visible character, which %j has not",
  (invisible) => {
    expect(messageOf(Name, invisible)).toContain("First name is required");
    expect(messageOf(Message, invisible)).toEqual(["Message is required"]);
    expect(messageOf(requiredLine("PO", 20, "Please fill in the PO."), invisible)).toContain(
      "Please fill in the PO.",
    );
    expect(Message.parse(`A${invisible}da`)).toBe(`A${invisible}da`);
  },
);

it("shows the messages of the form where it has its own", () => {
  expect(messageOf(requiredLine("PO", 20, "Please fill in the PO."), "")).toEqual(["Please fill in the PO."]);
  expect(messageOf(multilineText("Sequence", 3, "Too long"), "ACGT")).toEqual(["Too long"]);
});
