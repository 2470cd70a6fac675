import { setTimeout as pause } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { sendRequest } from "./send-request.ts";

let server: FastifyInstance;
let base: string;
beforeAll(async () => {
  server = Fastify({ forceCloseConnections: true });
  server.get("/json", ({ headers }, reply) =>
    reply.header("x-id", "7").send({ agent: headers["user-agent"] }),
  );
  server.get("/text", (_request, reply) => reply.code(502).send("Bad gateway"));
  server.get("/moved", (_request, reply) => reply.redirect("/json", 307));
  server.get("/endless", async (_request, reply) => {
    reply.raw.write("{");
    for (;;) {
      if (reply.raw.destroyed) return;
      reply.raw.write(" ");
      await pause(10);
    }
  });
  base = await server.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => server.close());

const get = (path: string, timeoutMs = 5_000) => sendRequest(base + path, { headers: {}, timeoutMs });

it("sends the name of the store, and returns the status, the headers and the parsed body", async () => {
  const { status, headers, body } = await get("/json");
  expect([status, headers.get("x-id"), body]).toEqual([200, "7", { agent: "Ligate" }]);
});

it("returns no body for a response that is not JSON", async () => {
  expect(await get("/text")).toMatchObject({ status: 502, body: undefined });
});

it("does not follow a redirect", async () => {
  await expect(get("/moved")).rejects.toThrow("redirects");
});

it("fails when the whole response does not arrive in time", async () => {
  await expect(get("/endless", 100)).rejects.toThrow("timeout");
});
