import fc from "fast-check";
import { contract } from "../contract.ts";
import { FORBIDDEN_CHARACTERS, LINE_BREAKS } from "./testing/control-characters.ts";
import { listTextFields, type TextField } from "./testing/text-fields.ts";
import * as z from "./zod.ts";

/** Texts of requests that are never stored nor printed, with the reason. */
const NEVER_STORED: Record<string, string> = {
  "signup password": "hashed",
  "login password": "compared with a hash",
  "verifyEmail password": "compared with a hash",
  "resetPassword password": "hashed",
  "resetPassword confirmPassword": "compared with the new password",
  "resetUserEmail currentPassword": "compared with a hash",
  "resetUserPassword currentPassword": "compared with a hash",
  "resetUserPassword newPassword": "hashed",
  "resetUserPassword confirmPassword": "compared with the new password",
  "createAccountExport currentPassword": "compared with a hash",
  "closeAccount currentPassword": "compared with a hash",
  "setUpSecondFactor currentPassword": "compared with a hash",
  "replaceRecoveryCodes currentPassword": "compared with a hash",
  "removeSecondFactor currentPassword": "compared with a hash",
  "changeCart cart_item.product_name": "ignored: the SKU determines the name",
  "changeCart cart_item.*": "ignored: the SKU determines price and design",
  "capturePayment discount_code": "ignored: the store has no discount codes",
  "capturePayment cart.*": "ignored: the server's cart is ordered",
  "payWithPurchaseOrder cart[].*":
    "hashed with the form, to recognize a repeated submission; only ids are read",
  "capturePurchaseOrder cart[].*":
    "hashed with the form, to recognize a repeated submission; only ids are read",
};

/** Fields whose stored text may have several lines. */
const MULTI_LINE = [
  "contactUs message",
  "replyToThread message",
  "askAboutOrder message",
  "requestQuote message",
  "requestQuote geneSequence",
  ...[
    ...["changeCart cart_item.", "changeCart ", "checkSpecification ", "contactUs "],
    ...["getSpecifiedSequences ", "getSpecifiedSequenceFile "],
  ].flatMap((before) =>
    [
      "insert.sequence",
      "orf.sequence",
      "guide.sequences[]",
      "service[].value",
      ...["custom_tag", "custom_fluorescence", "custom_selection"].flatMap((part) => [
        `${part}.sequence`,
        `${part}.note`,
      ]),
    ].map((field) => `${before}specification.${field}`),
  ),
];

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: the patterns find control characters
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/;
/** The same without tab and line feed. */
const CONTROL_IN_TEXT = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/;
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: the patterns find control characters

/** One of them is valid for each field. */
const SAMPLES = ["Ada Byron", "ada@lab.example", "02142", "123456", "12.50", "2026-12-24", ">TP53 (human)"];

const fields = Object.entries(contract).flatMap(([call, endpoint]) =>
  "body" in endpoint && endpoint.body
    ? listTextFields(endpoint.body).map((field) => [`${call} ${field.path}`, field] as const)
    : [],
);
const stored = fields.filter(([name]) => !(name in NEVER_STORED));
const names = new Set(fields.map(([name]) => name));

it("finds the texts of every kind of body", () => {
  expect(names).toContain("signup firstName");
  expect(names).toContain("capturePayment address.billing_address.city");
  expect(names).toContain("payWithPurchaseOrder address.city");
  expect(names).toContain("verifyEmail code");
  expect(stored.length).toBeGreaterThan(60);
});

it("names only existing fields as never stored or multi-line", () => {
  for (const name of [...Object.keys(NEVER_STORED), ...MULTI_LINE]) expect(names).toContain(name);
});

it.each(stored)("refuses control characters in %s", (name, field) => {
  const forbidden = Object.values(
    isMultiLine(name) ? FORBIDDEN_CHARACTERS : { ...FORBIDDEN_CHARACTERS, ...LINE_BREAKS },
  );
  const sample = sampleValue(field);

  fc.assert(
    fc.property(
      fc.constantFrom(...forbidden),
      fc.integer({ min: 1, max: sample.length - 1 }),
      (character, at) => {
        const { success, data } = read(field, sample.slice(0, at) + character + sample.slice(at));
        // Codes may be typed with any white space, which is removed.
        expect(success ? String(data) : "").not.toMatch(isMultiLine(name) ? CONTROL_IN_TEXT : CONTROL);
        if (!isCode(name)) expect(success).toBe(false);
      },
    ),
  );
});

it.each(stored)("removes white space around the text of %s, or refuses it", (name, field) => {
  const around = fc.string({ unit: fc.constantFrom(" ", "\t", "\r", "\n", "\u2028"), maxLength: 3 });

  fc.assert(
    fc.property(around, around, (before, after) => {
      const { success, data } = read(field, before + sampleValue(field) + after);
      expect(success ? String(data) : "").not.toMatch(isMultiLine(name) ? CONTROL_IN_TEXT : CONTROL);
    }),
  );
});

it.each(stored.filter(([name]) => isMultiLine(name)))("keeps the lines of %s", (_name, field) => {
  const sample = sampleValue(field);

  for (const lineBreak of Object.values(LINE_BREAKS))
    expect(read(field, `${sample}${lineBreak}\t${sample}`).data).toBe(`${sample}\n\t${sample}`);
});

function isMultiLine(name: string): boolean {
  return MULTI_LINE.includes(name);
}

function isCode(name: string): boolean {
  return name.endsWith(" code");
}

function read({ schema }: TextField, typed: string) {
  return z.safeParse(schema, typed);
}

function sampleValue(field: TextField): string {
  const sample = SAMPLES.find((candidate) => read(field, candidate).success);
  if (!sample) throw new Error(`No sample is valid for ${field.path}. Add one to SAMPLES.`);
  return sample;
}
