import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { CALLS_FILE } from "@ligate/build/release-format/release";
import { getCart } from "@ligate/contract/cart/endpoints";
import { type CallSchemas, callSchema } from "@ligate/contract/compatibility/call-schemas";
import { FolderRepository } from "@ligate/delivery/repository/folder-repository";
import Fastify, { type FastifyInstance } from "fastify";
import { ApiAddresses } from "../http/api-addresses.ts";
import { createRepositoryFolder } from "../testing/gateways.ts";
import { aRelease, deploy } from "../testing/releases-on-disk.ts";
import { until } from "../testing/until.ts";
import { releaseInFolder } from "./active-release.ts";
import { CallsCheck } from "./calls-check.ts";

const CART = "GET /api/orders/cart/";
const CALLS: CallSchemas = { [CART]: callSchema(getCart) };

let api: FastifyInstance;
let apiUrl: string;
let provided: CallSchemas;
beforeAll(async () => {
  api = Fastify();
  api.get("/api/contract.json", async () => ({ calls: provided }));
  apiUrl = await api.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => api.close());

/** A published release that uses calls. */
async function aReleaseWith(name: string, calls: CallSchemas) {
  const dir = createRepositoryFolder();
  const repository = new FolderRepository(dir);
  const hashes = Object.fromEntries(Object.entries(calls).map(([call, { hash }]) => [call, hash]));
  const contents = { [CALLS_FILE]: JSON.stringify(calls) };
  const release = await deploy(repository, { ...aRelease({ name, calls: hashes }), contents });
  return releaseInFolder(release, repository.releaseFolder(name, release.id), false);
}

const GIFTS = "GET /api/gifts/:id/";
const NO_GIFTS =
  "mf-catalog, release aaa: The API has no call GET /api/gifts/:id/. Release the API that has the call as the " +
  "release needs it first, or build the release against the contract of the API.";

let check: CallsCheck;
let logged: string[];
afterEach(() => check.close());

/** Checks a release of the catalog that uses these calls. */
async function startCheck(calls: CallSchemas, url = apiUrl) {
  logged = [];
  const api = new ApiAddresses([url]);
  check = new CallsCheck({ api, pollMs: 10, onError: (problem) => logged.push(problem) });
  const catalog = await aReleaseWith("mf-catalog", calls);
  await check.follow({ shell: await aReleaseWith("shell", {}), remotes: [catalog] });
  return catalog;
}

it("is silent if the API has the calls", async () => {
  provided = CALLS;
  await startCheck(CALLS);

  expect([check.problems, logged]).toEqual([[], []]);
});

it("names the release and the call that the API does not have, and logs it once", async () => {
  provided = CALLS;
  await startCheck({ ...CALLS, [GIFTS]: callSchema(getCart) });

  expect([check.problems, logged]).toEqual([[NO_GIFTS], [NO_GIFTS]]);
});

it("compares again when the API has changed", async () => {
  provided = { ...CALLS, [GIFTS]: callSchema(getCart) };
  await startCheck(provided);
  expect(check.problems).toEqual([]);

  provided = CALLS;
  await until(() => check.problems.length > 0);
  expect([check.problems, logged]).toEqual([[NO_GIFTS], [NO_GIFTS]]);

  provided = { ...CALLS, [GIFTS]: callSchema(getCart) };
  await until(() => check.problems.length === 0);
});

it("goes on if the calls of a release cannot be read", async () => {
  provided = CALLS;
  const { folder = "" } = await startCheck(CALLS);
  writeFileSync(join(folder, CALLS_FILE), "{");

  provided = { [CART]: { ...callSchema(getCart), hash: "another" } };
  await until(() => check.problems.length > 0);
  expect(check.problems).toEqual([
    "mf-catalog, release aaa: calls.json cannot be read, so its calls are not compared with the API.",
  ]);
});

it("says that the API does not answer, and compares nothing", async () => {
  await startCheck({ [GIFTS]: callSchema(getCart) }, "http://127.0.0.1:1");

  expect([check.problems, logged]).toEqual([["The API does not answer with its calls."], []]);
});
