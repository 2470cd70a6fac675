import Fastify, { type FastifyInstance } from "fastify";
import { fetchFromApi } from "./fetch-from-api.ts";

let api: FastifyInstance;
let url: string;
let fetch: typeof globalThis.fetch;
let connections: Set<unknown>;

beforeEach(async () => {
  api = Fastify({ forceCloseConnections: true });
  connections = new Set();
  api.addHook("onRequest", async ({ socket }) => void connections.add(socket));
  api.get("/text", ({ headers }) => `µ ${headers.accept}`);
  api.get("/missing", (_request, reply) =>
    reply.code(404).header("retry-after", "2").send({ detail: "No." }),
  );
  api.get("/empty", (_request, reply) => reply.code(204).send());
  api.get("/slow", () => new Promise(() => {}));
  api.post("/text", () => "posted");
  url = await api.listen({ port: 0, host: "127.0.0.1" });
  fetch = fetchFromApi(url);
});
afterEach(() => api.close());

it("answers as fetch does, over one connection", async () => {
  expect(await (await fetch(`${url}/text`, { headers: { accept: "text/x" } })).text()).toBe("µ text/x");
  const missing = await fetch(`${url}/missing`);
  expect([missing.ok, missing.status, missing.headers.get("retry-after")]).toEqual([false, 404, "2"]);
  expect(await missing.json()).toEqual({ detail: "No." });
  expect((await fetch(`${url}/empty`)).status).toBe(204);
  expect(connections.size).toBe(1);
});

it("rejects with the abort when the signal is aborted", async () => {
  const controller = new AbortController();
  const response = fetch(`${url}/slow`, { signal: controller.signal });
  controller.abort();
  await expect(response).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
});

it("rejects if the API is down", async () => {
  await api.close();
  await expect(fetch(`${url}/text`)).rejects.toThrow("ECONNREFUSED");
});

it("leaves other requests to the global fetch", async () => {
  expect(await (await fetch(`${url}/text`, { method: "POST" })).text()).toBe("posted");
  expect(await (await fetch(new URL("data:,else"))).text()).toBe("else");
});
