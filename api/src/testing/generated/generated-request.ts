import fc from "fast-check";
import type { KnownCall } from "../../http/docs/calls.ts";
import type { Example } from "../../http/docs/examples.ts";
import { type JsonSchema, toJsonSchema } from "../../http/docs/json-schema.ts";
import { toArbitrary } from "./arbitrary.ts";
import { hostileBody, hostileText, hostileValue } from "./hostile-values.ts";
import { PLACEHOLDERS, USUAL_PLACEHOLDER } from "./visitors.ts";

/** A generated request. Placeholders such as `REALorder` are replaced by identifiers of the visitor's records. */
export interface GeneratedRequest {
  params: Record<string, string>;
  /** Pairs, because a name may occur twice. */
  query: [string, string][];
  /** Fields of a form, JSON, or raw text. */
  body: { fields: unknown } | { text: string } | undefined;
  contentType: string | undefined;
  token: "right" | "wrong" | "none";
}

/** Requests of a call: matching its schemas, its example, the example with one error, and hostile ones. */
export function generateRequests(call: KnownCall, example: Example): fc.Arbitrary<GeneratedRequest> {
  return fc.record({
    params: generateParams(call, example),
    query: generateQuery(call, example),
    body: generateBody(call, example),
    contentType: fc.oneof({ weight: 12, arbitrary: fc.constant(undefined) }, wrongType),
    token: fc.oneof(
      { weight: 30, arbitrary: fc.constant("right" as const) },
      { weight: 1, arbitrary: fc.constantFrom("wrong" as const, "none" as const) },
    ),
  });
}

const wrongType = fc.constantFrom(
  "text/plain",
  "text/xml",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "application/json; charset=utf-16",
  "application/json;a=\u0000",
  "nonsense",
);

function generateParams({ params, tag }: KnownCall, { params: given = {} }: Example) {
  const values = params.map((name) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constant(USUAL_PLACEHOLDER[tag] ?? given[name] ?? "1") },
      { weight: 1, arbitrary: fc.constant(given[name] ?? "1") },
      { weight: 1, arbitrary: fc.constantFrom(...PLACEHOLDERS) },
      // `.` and `..` are path segments and would change the path.
      { weight: 3, arbitrary: hostileText.filter((text) => !/^\.{0,2}$/.test(text)) },
    ),
  );
  return fc
    .tuple(...values)
    .map((chosen) => Object.fromEntries(params.map((name, at) => [name, chosen[at] ?? ""])));
}

function generateQuery(
  { query }: KnownCall,
  { query: given = {} }: Example,
): fc.Arbitrary<[string, string][]> {
  const extra = fc.array(fc.tuple(hostileText, hostileText), { maxLength: 2 });
  if (!query)
    return fc.oneof(
      { weight: 4, arbitrary: fc.constant<[string, string][]>([]) },
      { weight: 1, arbitrary: extra },
    );
  const schema = toJsonSchema(query, "input");
  const names = Object.keys(schema.properties ?? {});
  const asText = (fields: object) =>
    Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]);
  const valid = toArbitrary(schema).map((fields) => asText(fields as object));
  const sample = fc.constant(asText(given));
  const added = fc.tuple(fc.constantFrom(...names), hostileText);
  return fc.oneof(
    { weight: 1, arbitrary: sample },
    { weight: 3, arbitrary: valid },
    {
      weight: 3,
      arbitrary: fc.tuple(fc.oneof(valid, sample), added).map(([pairs, pair]) => replaced(pairs, pair)),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(valid, added, extra).map(([pairs, pair, more]) => [...pairs, pair, ...more]),
    },
  );
}

const replaced = (pairs: [string, string][], pair: [string, string]): [string, string][] => [
  ...pairs.filter(([name]) => name !== pair[0]),
  pair,
];

function generateBody({ body, method }: KnownCall, example: Example): fc.Arbitrary<GeneratedRequest["body"]> {
  if (method === "GET") return fc.constant(undefined);
  const text = hostileBody.map((raw) => ({ text: raw }));
  if (!body) {
    return fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: text });
  }
  const schema = toJsonSchema(body, "input");
  const valid = toArbitrary(schema);
  const sample = fc.constant(example.body);
  return fc.oneof(
    { weight: 2, arbitrary: sample.map((fields) => ({ fields })) },
    { weight: 3, arbitrary: valid.map((fields) => ({ fields })) },
    { weight: 6, arbitrary: withOneError(fc.oneof(sample, valid), schema).map((fields) => ({ fields })) },
    { weight: 1, arbitrary: text },
  );
}

/** A body with one field, at any depth, missing, hostile or added. */
function withOneError(whole: fc.Arbitrary<unknown>, schema: JsonSchema): fc.Arbitrary<unknown> {
  const value = fc.oneof(
    { weight: 6, arbitrary: hostileValue },
    { weight: 1, arbitrary: fc.constantFrom(...PLACEHOLDERS) },
  );
  const names = fc.constantFrom(...listNames(schema), "__proto__", "extra");
  const place = fc.record({ name: names, depths: fc.array(fc.nat(20), { maxLength: 3 }) });
  return fc
    .tuple(whole, place, fc.option(value, { nil: undefined }))
    .map(([fields, at, wrong]) => replaceField(fields, at, wrong));
}

interface Place {
  /** Name of a field of the body. */
  name: string;
  /** Indexes of nested fields. */
  depths: number[];
}

function replaceField(fields: unknown, { name, depths: [depth, ...deeper] }: Place, wrong: unknown): unknown {
  const own = Object.entries((fields ?? {}) as object);
  const inside = own.find(([key]) => key === name)?.[1];
  const innerNames = depth === undefined ? [] : Object.keys(objectIn(inside) ?? {});
  const innerName = innerNames[(depth ?? 0) % innerNames.length];
  const value = innerName
    ? asBefore(inside, replaceField(objectIn(inside), { name: innerName, depths: deeper }, wrong))
    : wrong;
  const others = own.filter(([key]) => key !== name);
  const entries = value === undefined ? others : [...others, [name, value]];
  return Array.isArray(fields) ? entries.map(([, row]) => row) : Object.fromEntries(entries);
}

/** An object or list, also as JSON in a form field. */
function objectIn(value: unknown): object | undefined {
  if (typeof value === "string" && /^[[{]/.test(value)) {
    try {
      return Object(JSON.parse(value));
    } catch {
      return undefined;
    }
  }
  return typeof value === "object" && value ? value : undefined;
}

const asBefore = (before: unknown, value: unknown) =>
  typeof before === "string" ? JSON.stringify(value) : value;

const listNames = ({ properties = {}, anyOf = [] }: JsonSchema): string[] => [
  ...Object.keys(properties),
  ...anyOf.flatMap(listNames),
];
