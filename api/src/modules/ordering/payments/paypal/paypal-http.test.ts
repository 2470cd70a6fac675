import { readSettings } from "@ligate/contract/settings/settings";
import Fastify, { type FastifyInstance } from "fastify";
import { createPayPalHttp } from "./paypal-http.ts";

let server: FastifyInstance;
let base: string;
let redirected: number;
beforeAll(async () => {
  server = Fastify();
  server.post("/v1/oauth2/token", (_request, reply) => reply.redirect("/elsewhere", 307));
  server.post("/elsewhere", () => {
    redirected++;
    return { access_token: "token", expires_in: 60 };
  });
  server.removeContentTypeParser("*");
  server.addContentTypeParser("*", (_request, _payload, done) => done(null));
  base = await server.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => server.close());

it("does not send its credentials to the target of a redirect", async () => {
  redirected = 0;
  const settings = readSettings({
    PAYPAL_API_BASE: base,
    PAYPAL_CLIENT_ID: "id",
    PAYPAL_CLIENT_SECRET: "secret",
  });

  await expect(createPayPalHttp(settings, 5_000)("POST", "/v2/checkout/orders")).rejects.toThrow("redirects");

  expect(redirected).toBe(0);
});
