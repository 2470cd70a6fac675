import Fastify, { type FastifyInstance } from "fastify";
import { followContent } from "./content-version.ts";

let api: FastifyInstance;
let version: () => Promise<string | undefined>;
let answers: (string | undefined)[];
let asked: number;
let now: number;

beforeEach(async () => {
  answers = [];
  asked = 0;
  now = 0;
  api = Fastify();
  api.get("/content-version", (_request, reply) => {
    const answer = answers[asked++];
    return answer === undefined ? reply.code(500).send({}) : reply.send({ version: answer });
  });
  const apiUrl = await api.listen({ port: 0, host: "127.0.0.1" });
  // A busy machine is no API that hangs.
  version = followContent(apiUrl, () => now, 4_000);
});
afterEach(() => api.close());

it("is asked for once a second, however many want a page", async () => {
  answers = ["one", "two"];
  expect(await Promise.all([version(), version(), version()])).toEqual(["one", "one", "one"]);
  now = 999;
  expect(await version()).toBe("one");
  now = 1_000;
  expect(await version()).toBe("two");
  expect(asked).toBe(2);
});

it("is taken for unchanged while the API cannot tell", async () => {
  answers = ["one", undefined, "two"];
  await version();
  now = 1_000;
  expect(await version()).toBe("one");
  now = 2_000;
  expect(await version()).toBe("two");
});

it("keeps nobody waiting for an API that is gone", async () => {
  await api.close();
  expect(await version()).toBeUndefined();
});
