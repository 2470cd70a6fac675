import { readFileSync } from "node:fs";
import { contract } from "@ligate/contract/contract";
import type { Endpoint } from "@ligate/contract/endpoint";
import { Validator } from "@seriousme/openapi-schema-validator";
import { DOCUMENTATION, FOR_SERVERS, servedCalls } from "../testing/served-calls.ts";
import { testApp } from "../testing/test-app.ts";
import type { CallName } from "./calls.ts";
import { readExamples } from "./examples.ts";
import { html } from "./html.ts";
import type { OpenApi } from "./openapi.ts";

const { app } = testApp();
const names = Object.keys(contract) as CallName[];
const examples = readExamples();

const documentOf = async (): Promise<OpenApi> => (await app().inject("/api/openapi.json")).json();
const operationsOf = ({ paths }: OpenApi) =>
  Object.values(paths).flatMap((methods) => Object.values(methods));

it("describes itself in valid OpenAPI 3.1", async () => {
  const validator = new Validator();

  const { valid, errors } = await validator.validate((await documentOf()) as never);

  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  expect(validator.version).toBe("3.1");
});

it("describes every call that it serves, and no other", async () => {
  const { paths } = await documentOf();
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) =>
        `${method.toUpperCase()} ${path.replace(/\/$/, "").replaceAll("{", ":").replaceAll("}", "")}`,
    ),
  );

  expect([...described, ...DOCUMENTATION, ...FOR_SERVERS].sort()).toEqual(servedCalls(app()).sort());
});

it("names every call once, and every section of one", async () => {
  const document = await documentOf();
  const operations = operationsOf(document);
  const sections = document.tags.map(({ name }) => name);

  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(names.sort());
  for (const { tags } of operations) expect(sections).toEqual(expect.arrayContaining(tags));
});

it("says of every write that it needs the session's token, and of a customer's call that it answers 401", async () => {
  const { paths } = await documentOf();

  expect(paths["/api/orders/cart/"]?.get?.security).toEqual([]);
  expect(paths["/api/orders/cart/"]?.post?.security).toEqual([{ session: [], xsrf: [] }]);
  expect(paths["/api/users/view-orders/"]?.get?.security).toEqual([{ session: [] }]);
  expect(paths["/api/users/view-orders/"]?.get?.responses[401]?.description).toBe("Unauthorized.");
});

it("lists the sizes that a page may have", async () => {
  const { paths } = await documentOf();
  const sizes = paths["/api/search/"]?.get?.parameters?.find(({ name }) => name === "page_size")?.schema.enum;

  expect(sizes).toEqual([10, 20, 50, 100]);
});

// Where it fails: `pnpm --filter api examples`.
it.each(names)("shows an example of %s that the contract holds for right", (name) => {
  const { body, answer } = examples[name] ?? {};
  const call: Endpoint = contract[name];

  expect(call.answer.safeParse(answer)).toMatchObject({ success: true });
  if (call.body && !call.multipart) expect(call.body.safeParse(body).error).toBeUndefined();
});

it("shows every call on a page that the strictest policy lets through", async () => {
  const { headers, body } = await app().inject("/api/docs/");

  expect(headers).toMatchObject({ "content-type": "text/html; charset=utf-8" });
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'self';/);
  expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=|https?:/i);
  for (const name of names) expect(body).toContain(`<h3 id="${name}">`);
});

it("draws the page with its own style sheet, in the store's colours", async () => {
  const { statusCode, headers, body } = await app().inject("/api/docs/docs.css");
  const store = readFileSync(new URL("../../../shared/ui/src/styles/tokens.css", import.meta.url), "utf8");

  expect({ statusCode, type: headers["content-type"] }).toEqual({
    statusCode: 200,
    type: "text/css; charset=utf-8",
  });
  const tokens = body.match(/^ {2}--.+;$/gm) ?? [];
  expect(tokens.length).toBeGreaterThan(15);
  for (const token of tokens) expect(store).toContain(token);
});

it("escapes what it shows", () => {
  const hostile = `<b a="1">'&`;
  expect(html`<p>${hostile}</p>`.text).toBe("<p>&lt;b a=&quot;1&quot;&gt;&#39;&amp;</p>");
});
