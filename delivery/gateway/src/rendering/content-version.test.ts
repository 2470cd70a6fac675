import Fastify, { type FastifyInstance } from "fastify";
import { ApiAddresses } from "../http/api-addresses.ts";
import { watchContentVersion } from "./content-version.ts";

let api: FastifyInstance;
let version: () => Promise<string | undefined>;
let answers: (string | undefined)[];
let requests: number;
let now: number;

beforeEach(async () => {
  answers = [];
  requests = 0;
  now = 0;
  api = Fastify();
  api.get("/content-version", (_request, reply) => {
    const answer = answers[requests++];
    return answer === undefined ? reply.code(500).send({}) : reply.send({ version: answer });
  });
  const apiUrl = await api.listen({ port: 0, host: "127.0.0.1" });
  // The default timeout is too short for a busy machine.
  version = watchContentVersion(new ApiAddresses([apiUrl]), () => now, 4_000);
});
afterEach(() => api.close());

it("is requested once a second for any number of callers", async () => {
  answers = ["one", "two"];
  expect(await Promise.all([version(), version(), version()])).toEqual(["one", "one", "one"]);
  now = 999;
  expect(await version()).toBe("one");
  now = 1_000;
  expect(await version()).toBe("two");
  expect(requests).toBe(2);
});

it("stays the same while the API fails", async () => {
  answers = ["one", undefined, "two"];
  await version();
  now = 1_000;
  expect(await version()).toBe("one");
  now = 2_000;
  expect(await version()).toBe("two");
});

it("is undefined if the API is unreachable", async () => {
  await api.close();
  expect(await version()).toBeUndefined();
});
