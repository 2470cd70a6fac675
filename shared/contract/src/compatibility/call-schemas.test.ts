import { jsonText } from "../common/multipart-schemas.ts";
import * as z from "../common/zod.ts";
import { contract } from "../contract.ts";
import type { Endpoint } from "../endpoint.ts";
import { CallSchemas, callSchema, callSchemas, findIncompatibleCalls } from "./call-schemas.ts";

const POST = z.object({ title: z.string(), tags: z.array(z.enum(["news", "protocol"])) });
const CALL: Endpoint = {
  method: "POST",
  path: "/api/posts/:id/",
  tag: "content",
  summary: "Changes a post.",
  body: z.object({ title: z.string().max(80), quantity: z.int().optional() }),
  response: POST,
};
const schemasOf = (...calls: Endpoint[]): CallSchemas =>
  Object.fromEntries(calls.map((call) => [`${call.method} ${call.path}`, callSchema(call)]));
/** The incompatibilities of a release that was built with `CALL` and an API that has a changed one. */
const apiWith = (change: Partial<Endpoint>) =>
  findIncompatibleCalls(schemasOf(CALL), schemasOf({ ...CALL, ...change }));
const body = (schema: z.ZodType) => apiWith({ body: schema });
const response = (schema: z.ZodType) => apiWith({ response: schema });

it.each([
  ["an unchanged call", apiWith({})],
  ["another name of a path parameter", apiWith({ path: "/api/posts/:post_id" })],
  ["another text in the documentation", apiWith({ summary: "?", response: POST.describe("A post.") })],
  ["an optional field of a request", body(z.object({ title: z.string().max(80), note: z.int().optional() }))],
  ["a request that is checked less", body(z.object({ title: z.string().nullable() }))],
  ["an optional query", apiWith({ query: z.object({ draft: z.enum(["true"]).optional() }) })],
  ["another field of a response", response(POST.extend({ author: z.string() }))],
  ["a longer text in a response", response(POST.extend({ title: z.string().max(500) }))],
  ["fewer values of a response", response(POST.extend({ tags: z.array(z.literal("news")) }))],
  ["a deprecated field", response(POST.extend({ title: z.string().optional().meta({ deprecated: true }) }))],
  ["another error", apiWith({ errors: { 409: z.object({ conflict: z.string() }) } })],
])("lets an API that has %s serve a release", (_change, sentences) => {
  expect(sentences).toEqual([]);
});

it("lets an API without a deprecated field serve a release that was built with it", () => {
  const built = POST.extend({ headline: z.string().optional().meta({ deprecated: true }) });
  expect(findIncompatibleCalls(schemasOf({ ...CALL, response: built }), schemasOf(CALL))).toEqual([]);
});

it.each([
  ["no such call", findIncompatibleCalls(schemasOf(CALL), {}), "The API has no call POST /api/posts/:id/"],
  ["another path", apiWith({ path: "/api/articles/:id/" }), "The API has no call POST /api/posts/:id/"],
  ["another method", apiWith({ method: "PATCH" }), "The API has no call POST /api/posts/:id/"],
  [
    "a new required field",
    body(z.object({ title: z.string().max(80), note: z.string() })),
    "the API requires request.body.note, which the release may leave out",
  ],
  [
    "a field that is required now",
    body(z.object({ title: z.string().max(80), quantity: z.int() })),
    "the API requires request.body.quantity, which the release may leave out",
  ],
  [
    "a shorter limit",
    body(z.object({ title: z.string().max(60) })),
    "the API limits request.body.title by maxLength 60, which the release can exceed",
  ],
  [
    "another type in a request",
    body(z.object({ title: z.string(), quantity: z.string().optional() })),
    "the release may send an integer as request.body.quantity, and the API takes a string",
  ],
  [
    "no unknown fields",
    body(z.strictObject({ title: z.string() })),
    "the release may send request.body.quantity, which the API does not take",
  ],
  [
    "a required query",
    apiWith({ query: z.object({ page: z.int() }) }),
    "the API requires request.query, which the release may leave out",
  ],
  [
    "a form instead of JSON",
    apiWith({ multipart: true }),
    "the API requires request.form, which the release may leave out",
  ],
  [
    "a required session",
    apiWith({ signedIn: true }),
    "the API requires request.signedIn, which the release may leave out",
  ],
  [
    "a response without a field",
    response(POST.omit({ title: true })),
    "the release requires response.title, which the API may leave out",
  ],
  [
    "an optional field of a response",
    response(POST.partial({ title: true })),
    "the release requires response.title, which the API may leave out",
  ],
  [
    "null in a response",
    response(POST.extend({ title: z.string().nullable() })),
    "the API may send null as response.title, and the release does not take it",
  ],
  [
    "a new value in a response",
    response(POST.extend({ tags: z.array(z.enum(["news", "protocol", "job"])) })),
    'the API may send "job" as response.tags[], and the release does not take it',
  ],
  [
    "any text instead of some values",
    response(POST.extend({ tags: z.array(z.string()) })),
    'the API may send a string as response.tags[], and the release takes "news" or "protocol"',
  ],
  [
    "a list instead of an object",
    response(z.array(POST)),
    "the API may send an array as response, and the release takes an object",
  ],
])("refuses a release at an API that has %s", (_change, sentences, words) => {
  expect(sentences).toEqual([expect.stringContaining(words)]);
});

it("says what is incompatible, where, and what to do", () => {
  const sentences = apiWith({
    body: z.object({ title: z.string().max(80), note: z.string() }),
    response: POST.omit({ title: true }),
  });

  expect(sentences).toEqual([
    "POST /api/posts/:id/: the API requires request.body.note, which the release may leave out; the release requires " +
      "response.title, which the API may leave out. Release the API that has the call as the release needs it first, or " +
      "build the release against the contract of the API.",
  ]);
});

it("compares the values in the texts of a form", () => {
  const call = (cart: z.ZodType) =>
    schemasOf({ ...CALL, multipart: true, body: z.object({ cart: jsonText(cart, 1000) }) });
  const used = call(z.array(z.object({ id: z.int() })));
  const provided = call(z.array(z.object({ id: z.int(), sku: z.string() })));

  expect(findIncompatibleCalls(used, provided)).toEqual([
    expect.stringContaining("the API requires request.form.cart[].sku, which the release may leave out"),
  ]);
});

it("compares recursive schemas", () => {
  const comments = (text: z.ZodType) => {
    const Comment = z.object({
      text,
      get replies(): z.ZodArray<z.ZodType> {
        return z.array(Comment);
      },
    });
    return schemasOf({ ...CALL, response: Comment });
  };

  expect(findIncompatibleCalls(comments(z.string()), comments(z.string().max(10)))).toEqual([]);
  expect(findIncompatibleCalls(comments(z.string()), comments(z.int()))).toEqual([
    expect.stringContaining("the API may send an integer as response.text, and the release takes a string"),
  ]);
});

it("refuses what it cannot compare", () => {
  const call = (text: z.ZodType) => schemasOf({ ...CALL, body: z.object({ text }) });
  const rules = z.string().regex(/a/).regex(/b/);

  expect(findIncompatibleCalls(call(rules), call(rules))).toEqual([]);
  expect(findIncompatibleCalls(call(z.string()), call(rules))).toEqual([
    expect.stringContaining("the API checks request.body.text by a rule that cannot be compared"),
  ]);
});

describe("the contract", () => {
  it("has the schemas of every call, as JSON", () => {
    const calls = callSchemas();

    expect(Object.keys(calls)).toEqual(
      Object.values(contract).map(({ method, path }) => `${method} ${path}`),
    );
    expect(CallSchemas.parse(JSON.parse(JSON.stringify(calls)))).toEqual(calls);
    for (const { hash } of Object.values(calls)) expect(hash).toMatch(/^[0-9a-f]{16}$/);
  });

  it("is compatible with itself, also if every object has one more property", () => {
    const calls = callSchemas();
    const grown = JSON.parse(JSON.stringify(calls), (_name, part) =>
      part?.type === "object" && part.properties
        ? { ...part, properties: { ...part.properties, property_of_no_call: {} } }
        : part,
    );
    for (const name of Object.keys(calls)) grown[name].hash = "";

    expect(findIncompatibleCalls(calls, calls)).toEqual([]);
    expect(findIncompatibleCalls(calls, CallSchemas.parse(grown))).toEqual([]);
  });
});

it("leaves the contract's constants in their order", () => {
  const sizes = [10, 20, 100];
  callSchema({ ...CALL, query: z.object({ page_size: z.number().meta({ enum: sizes }) }) });

  expect(sizes).toEqual([10, 20, 100]);
});
