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

/** What a visitor gets where the handler answers this. */
async function answerOf(answered: unknown) {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  registerErrorHandlers(app);
  app.decorate("db", undefined as never).decorate("sessionCookies", undefined as never);
  route(app, getKit, () => answered as never);
  const { statusCode, body } = await app.inject("/api/kit/");
  return { status: statusCode, body: JSON.parse(body) };
}

it("answers what the contract says", async () => {
  expect(await answerOf({ sku: "KIT-1", price: 99 })).toEqual({
    status: 200,
    body: { sku: "KIT-1", price: 99 },
  });
});

it("keeps to itself what the contract does not name", async () => {
  expect(await answerOf({ sku: "KIT-1", price: 99, password_hash: "$argon2id$" })).toEqual({
    status: 200,
    body: { sku: "KIT-1", price: 99 },
  });
});

it.each([
  ["of another type", { sku: "KIT-1", price: "the password is 123" }],
  ["with something missing", { sku: "the password is 123" }],
  ["that is nothing", null],
])("answers 500 and tells nothing where the answer is one %s", async (_what, answered) => {
  expect(await answerOf(answered)).toEqual({
    status: 500,
    body: { detail: "Something went wrong. Please try again." },
  });
});
