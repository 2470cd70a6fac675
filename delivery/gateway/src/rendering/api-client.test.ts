import Fastify, { type FastifyInstance } from "fastify";
import { ApiClient } from "./api-client.ts";

let api: FastifyInstance;
let url: string;
let client: ApiClient;

beforeEach(async () => {
  api = Fastify({ forceCloseConnections: true });
  api.get("/text", ({ headers }) => `µ ${headers.accept}`);
  api.get("/missing", (_request, reply) =>
    reply.code(404).header("retry-after", "2").send({ detail: "No." }),
  );
  api.get("/empty", (_request, reply) => reply.code(204).send());
  api.get("/slow", () => new Promise(() => {}));
  api.get("/content/:version", ({ params }, reply) => {
    const { version } = params as { version: string };
    return reply.header("content-version", version).send({});
  });
  api.post("/text", () => "posted");
  url = await api.listen({ port: 0, host: "127.0.0.1" });
  client = new ApiClient(url);
});
afterEach(() => api.close());

it("answers as fetch does", async () => {
  expect(await (await client.fetch(`${url}/text`, { headers: { accept: "text/x" } })).text()).toBe(
    "µ text/x",
  );
  const missing = await client.fetch(`${url}/missing`);
  expect([missing.ok, missing.status, missing.headers.get("retry-after")]).toEqual([false, 404, "2"]);
  expect(await missing.json()).toEqual({ detail: "No." });
  expect((await client.fetch(`${url}/empty`)).status).toBe(204);
});

it("rejects with the abort when the signal is aborted", async () => {
  const controller = new AbortController();
  const response = client.fetch(`${url}/slow`, { signal: controller.signal });
  controller.abort();
  await expect(response).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
});

it("rejects if the API is down", async () => {
  await api.close();
  await expect(client.fetch(`${url}/text`)).rejects.toMatchObject({
    cause: { code: "ECONNREFUSED" },
  });
});

it("reads from another address if one is down", async () => {
  client.addresses = ["http://127.0.0.1:1", url];
  const responses = await Promise.all(["/text", "/text"].map((path) => client.fetch(url + path)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
});

it("leaves other requests to the global fetch", async () => {
  expect(await (await client.fetch(`${url}/text`, { method: "POST" })).text()).toBe("posted");
  expect(await (await client.fetch(new URL("data:,else"))).text()).toBe("else");
});

describe("a page", () => {
  const isContentOnly = async (...paths: string[]) => {
    const load = () => Promise.allSettled(paths.map((path) => client.fetch(`${url}/${path}`)));
    return (await client.observe(load))[1];
  };

  it.each([
    ["nothing", [], true],
    ["content", ["content/one", "content/one"], true],
    ["other responses too", ["content/one", "text"], false],
    ["content of another version", ["content/two"], false],
    ["an error", ["content/one", "missing"], false],
  ])("that is loaded with %s depends on the content only: %s", async (_, paths, expected) => {
    client.contentVersion = "one";
    expect(await isContentOnly(...paths)).toBe(expected);
  });

  it("depends on more than the content if the version is unknown", async () => {
    client.contentVersion = undefined;
    expect(await isContentOnly("content/one")).toBe(false);
  });

  it("depends on more than the content if a request fails", async () => {
    client.contentVersion = "one";
    expect(await isContentOnly("content/one")).toBe(true);
    await api.close();
    expect(await isContentOnly("content/one")).toBe(false);
  });

  it("is observed apart from a page that is loaded at the same time", async () => {
    client.contentVersion = "one";
    expect(await Promise.all([isContentOnly("text"), isContentOnly("content/one")])).toEqual([false, true]);
  });
});
