import { CALLS_FILE } from "@ligate/build/release-format/release";
import { getCart } from "@ligate/contract/cart/endpoints";
import { type CallSchemas, callSchema } from "@ligate/contract/compatibility/call-schemas";
import { FolderRepository } from "@ligate/delivery/repository/folder-repository";
import Fastify, { type FastifyInstance } from "fastify";
import { createRepositoryFolder } from "../testing/gateways.ts";
import { aRelease, deploy } from "../testing/releases-on-disk.ts";
import { releaseInFolder } from "./active-release.ts";
import { reportIncompatibleCalls } from "./report-incompatible-calls.ts";

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
  return releaseInFolder(release, repository.releaseFolder(name, release.id));
}

async function report(calls: CallSchemas, url = apiUrl) {
  const logged: string[] = [];
  const releases = {
    shell: await aReleaseWith("shell", {}),
    remotes: [await aReleaseWith("mf-catalog", calls)],
  };
  await reportIncompatibleCalls(releases, url, {
    error: (message: unknown) => void logged.push(String(message)),
  });
  return logged;
}

it("is silent if the API has the calls", async () => {
  provided = CALLS;

  expect(await report(CALLS)).toEqual([]);
});

it("names the release and the call that the API does not have", async () => {
  provided = CALLS;

  expect(await report({ ...CALLS, "GET /api/gifts/:id/": callSchema(getCart) })).toEqual([
    "mf-catalog, release aaa: The API has no call GET /api/gifts/:id/. Release the API that has the call as the " +
      "release needs it first, or build the release against the contract of the API.",
  ]);
});

it("compares nothing while the API does not answer", async () => {
  expect(await report({ "GET /api/gifts/:id/": callSchema(getCart) }, "http://127.0.0.1:1")).toEqual([]);
});
