import type { AddressInfo } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { until } from "../testing/until.ts";
import { ApiAddresses, watchApi } from "./api-addresses.ts";

let apis: [FastifyInstance, FastifyInstance];
let port: number;
let isReady: boolean;
let records: string[];
let warnings: string[];
let addresses: ApiAddresses;
let stop: () => void;

/** Two APIs that have the same port, as the pods of a service. */
beforeEach(async () => {
  [isReady, records, warnings] = [true, ["127.0.0.1", "127.0.0.2"], []];
  apis = [Fastify(), Fastify()];
  apis[0].get("/readyz", (_request, reply) => reply.code(isReady ? 200 : 503).send({}));
  await apis[0].listen({ port: 0, host: "127.0.0.1" });
  port = (apis[0].server.address() as AddressInfo).port;
  await apis[1].listen({ port, host: "127.0.0.2" });
  watch([`http://api:${port}`]);
});
afterEach(() => {
  stop();
  return Promise.all(apis.map((api) => api.close()));
});

function watch(urls: string[], resolve = async () => records) {
  stop?.();
  addresses = new ApiAddresses(urls);
  stop = watchApi(addresses, urls, { checkMs: 100, warn: (message) => warnings.push(message), resolve });
}

const hosts = () => addresses.available.map((address) => new URL(address).hostname);
const become = (...expected: string[]) => until(() => String(hosts()) === String(expected));

it("uses the name until it is looked up, then follows its records", async () => {
  expect(hosts()).toEqual(["api"]);
  await become("127.0.0.1", "127.0.0.2");

  records = ["127.0.0.2"];
  await become("127.0.0.2");
});

it("keeps the records while the name cannot be looked up", async () => {
  let lookups = 0;
  watch([`http://api:${port}`], async () => {
    if (lookups++ > 0) throw new Error("EAI_AGAIN");
    return records;
  });
  await become("127.0.0.1", "127.0.0.2");
  await until(() => lookups > 3);
  expect(hosts()).toEqual(["127.0.0.1", "127.0.0.2"]);
});

it("leaves out an API that is not ready, says so once, and takes it back", async () => {
  await become("127.0.0.1", "127.0.0.2");
  isReady = false;
  await become("127.0.0.2");
  isReady = true;
  await become("127.0.0.1", "127.0.0.2");

  expect(warnings).toEqual([
    `The API at http://127.0.0.1:${port} is not ready and receives no requests.`,
    `The API at http://127.0.0.1:${port} receives requests again.`,
  ]);
});

it("uses all APIs if none is ready", async () => {
  await Promise.all(apis.map((api) => api.close()));
  await until(() => warnings.length === 2);

  expect(hosts()).toEqual(["127.0.0.1", "127.0.0.2"]);
});

it("does not look up names of https, whose certificates contain the name", async () => {
  watch(["https://api.example"], () => Promise.reject(new Error("looked up")));

  expect(addresses.available).toEqual(["https://api.example"]);
});

it("avoids an address that failed until its next check", async () => {
  addresses = new ApiAddresses(["down", "up"]);
  const sent: string[] = [];
  const send = async (address: string) => {
    sent.push(address);
    if (address === "down") throw new Error("ECONNREFUSED");
  };

  for (let n = 0; n < 3; n++) await addresses.request(send);
  expect(sent).toEqual(["down", "up", "up", "up"]);

  addresses.update(["down", "up"]);
  await addresses.request(send);
  await addresses.request(send);
  expect(sent.slice(4).sort()).toEqual(["down", "up", "up"]);
});

it("does not repeat a request that its caller has ended", async () => {
  addresses.update(["one", "two"]);
  const sent: string[] = [];
  const signal = AbortSignal.abort();

  await expect(
    addresses.request(async (address) => sent.push(address) && signal.throwIfAborted()),
  ).rejects.toThrow("aborted");
  expect(sent).toHaveLength(1);
});
