import { readSettings } from "@ligate/contract/settings/settings";
import Fastify, { type FastifyInstance } from "fastify";
import { createPayPal, type PayPal } from "./paypal.ts";

let server: FastifyInstance;
let paypal: PayPal;
/** The status of every response to a GET request. */
let status: number;
beforeAll(async () => {
  server = Fastify();
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", (_request, _payload, done) => done(null));
  server.post("/v1/oauth2/token", async () => ({ access_token: "token", expires_in: 3600 }));
  server.post("*", async (_request, reply) =>
    reply.code(422).send({
      name: "UNPROCESSABLE_ENTITY",
      details: [{ issue: "ORDER_ALREADY_CAPTURED", description: "" }],
    }),
  );
  server.get("*", async (_request, reply) =>
    reply.code(status).send({ name: "NOT_AUTHORIZED", message: "Permissions are missing." }),
  );
  const base = await server.listen({ host: "127.0.0.1", port: 0 });
  const settings = { PAYPAL_API_BASE: base, PAYPAL_CLIENT_ID: "id", PAYPAL_CLIENT_SECRET: "secret" };
  paypal = createPayPal(readSettings(settings), 5_000);
});
afterAll(() => server.close());

describe("a payment that PayPal does not show", () => {
  it("is not taken for a refused one, because its money may be captured", async () => {
    status = 403;

    expect(await paypal.read("ORDER1")).toMatchObject({ kind: "unknown" });
    expect(await paypal.capture("ORDER1", "request-1", "card")).toMatchObject({ kind: "unknown" });
    expect(await paypal.readRefund("REFUND-1")).toMatchObject({ kind: "unknown" });
  });

  it("is not captured if PayPal no longer has its order", async () => {
    status = 404;

    expect(await paypal.read("ORDER1")).toEqual({ kind: "open" });
    expect(await paypal.readRefund("REFUND-1")).toMatchObject({ kind: "unknown" });
  });
});
