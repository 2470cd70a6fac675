import { callSchemas } from "@ligate/contract/compatibility/call-schemas";
import { contract } from "@ligate/contract/contract";
import type { Endpoint } from "@ligate/contract/endpoint";
import { Validator } from "@seriousme/openapi-schema-validator";
import { servedCalls } from "../../testing/samples/served-calls.ts";
import { testApp } from "../../testing/test-app.ts";
import type { CallName } from "./calls.ts";
import { readExamples } from "./examples.ts";

const { app } = testApp();
const names = Object.keys(contract) as CallName[];
const examples = readExamples();

interface Parameter {
  name: string;
  example?: unknown;
  schema: { enum?: unknown[] };
}

interface Operation {
  operationId: string;
  description?: string;
  tags: string[];
  security: object[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, { description: string; content: Record<string, { example?: unknown }> }>;
}

interface OpenApi {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
}

const fetchDocument = async (): Promise<OpenApi> => (await app().inject("/api/openapi.json")).json();
const operationsOf = ({ paths }: OpenApi) =>
  Object.values(paths).flatMap((methods) => Object.values(methods));

it("serves valid OpenAPI 3.1", async () => {
  const validator = new Validator();

  const { valid, errors } = await validator.validate((await fetchDocument()) as never);

  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  expect(validator.version).toBe("3.1");
});

it("describes exactly the calls of the contract", async () => {
  const { paths } = await fetchDocument();
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`),
  );
  const declared = Object.values(contract).map(({ method, path }) => `${method} ${path}`);

  expect(described.sort()).toEqual(declared.sort());
  for (const call of declared) expect(servedCalls(app())).toContain(call.replace(/\/$/, ""));
});

it("lists every call once, and only tags that a call has", async () => {
  const document = await fetchDocument();
  const operations = operationsOf(document);
  const tags = document.tags.map(({ name }) => name);

  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(names.sort());
  for (const operation of operations) expect(tags).toEqual(expect.arrayContaining(operation.tags));
});

it("documents the CSRF token of writes and the 401 of customers' calls", async () => {
  const { paths } = await fetchDocument();

  expect(paths["/api/orders/cart/"]?.get?.security).toEqual([]);
  expect(paths["/api/orders/cart/"]?.post?.security).toEqual([{ session: [], xsrf: [] }]);
  expect(paths["/api/users/view-orders/"]?.get?.security).toEqual([{ session: [] }]);
  expect(paths["/api/users/view-orders/"]?.get?.responses[401]?.description).toBe("Unauthorized");
});

it("lists the page sizes of a list", async () => {
  const { paths } = await fetchDocument();
  const pageSize = paths["/api/search/"]?.get?.parameters?.find(({ name }) => name === "page_size");

  expect(pageSize?.schema.enum).toEqual([10, 20, 50, 100]);
});

it("shows recorded examples of parameters, bodies and responses", async () => {
  const { paths } = await fetchDocument();
  const invoice = paths["/api/orders/get-invoice/{id}"]?.get;
  const addToCart = paths["/api/orders/cart/"]?.post;

  expect(invoice?.parameters?.[0]).toMatchObject({ name: "id", example: examples.getInvoice?.params?.id });
  expect(invoice?.responses[200]?.content["application/json"]?.example).toEqual(examples.getInvoice?.answer);
  expect(addToCart?.requestBody?.content["application/json"]?.example).toEqual(examples.changeCart?.body);
});

// To record the examples again: `pnpm --filter api examples`.
it.each(names)("has a recorded example of %s that matches the contract", (name) => {
  const { body, answer } = examples[name] ?? {};
  const call: Endpoint = contract[name];

  expect(call.response.safeParse(answer)).toMatchObject({ success: true });
  if (call.body && !call.multipart) expect(call.body.safeParse(body).error).toBeUndefined();
});

it("serves the schemas of all calls, to compare releases with", async () => {
  const { headers, body } = await app().inject("/api/contract.json");

  expect(JSON.parse(body)).toEqual({ calls: callSchemas() });
  expect(headers["content-type"]).toMatch(/^application\/json/);
  expect(headers["cache-control"]).toBe("max-age=60");
});

it("says which calls require a signed-in customer", async () => {
  const { paths } = await fetchDocument();

  expect(paths["/api/users/view-orders/"]?.get?.description).toBe("Requires a signed-in customer.");
  expect(paths["/api/orders/cart/"]?.get?.description).toBeUndefined();
});

it("serves the reference page with its own scripts and styles only", async () => {
  const { statusCode, headers, body } = await app().inject("/api/docs/");

  expect(statusCode).toBe(200);
  expect(headers["content-security-policy"]).toMatch(/^default-src 'self';/);
  const sources = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source]) => String(source));
  expect(sources.length).toBeGreaterThan(2);
  expect(body).toContain("<title>Ligate API</title>");
  expect(sources.filter((source) => source.includes("/theme/"))).toHaveLength(3);
  for (const source of sources) {
    const asset = await app().inject(new URL(source, "http://localhost/api/docs/").pathname);
    expect({ source, status: asset.statusCode }).toEqual({ source, status: 200 });
  }
});
