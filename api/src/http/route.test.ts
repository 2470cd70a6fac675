import { endpoint } from "@ligate/contract/endpoint";
import Fastify from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { z } from "zod";
import { registerErrorHandlers } from "./error-handler.ts";
import { route } from "./route.ts";

const getKit = endpoint({
  method: "GET",
  path: "/api/kit/",
  tag: "product",
  summary: "Returns a kit.",
  response: z.object({ sku: z.string(), price: z.number() }),
});

/** The response of a route whose handler returns `result`. */
async function answerOf(result: unknown) {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  registerErrorHandlers(app);
  app.decorate("db", undefined as never).decorate("sessionCookies", undefined as never);
  route(app, getKit, () => result as never);
  const { statusCode, body } = await app.inject("/api/kit/");
  return { status: statusCode, body: JSON.parse(body) };
}

it("sends a result that matches the contract", async () => {
  expect(await answerOf({ sku: "KIT-1", price: 99 })).toEqual({
    status: 200,
    body: { sku: "KIT-1", price: 99 },
  });
});

it("removes fields that the contract does not declare", async () => {
  expect(await answerOf({ sku: "KIT-1", price: 99, password_hash: "$argon2id$" })).toEqual({
    status: 200,
    body: { sku: "KIT-1", price: 99 },
  });
});

it.each([
  ["of another type", { sku: "KIT-1", price: "the password is 123" }],
  ["with a missing field", { sku: "the password is 123" }],
  ["of null", null],
])("answers 500 without details for a result %s", async (_what, result) => {
  expect(await answerOf(result)).toEqual({
    status: 500,
    body: {
      detail: expect.stringMatching(/^Something went wrong\. Please try again\. Reference: [\w-]+$/),
      request_id: expect.any(String),
    },
  });
});
