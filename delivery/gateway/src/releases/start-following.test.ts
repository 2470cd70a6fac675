import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { FolderRepository } from "@ligate/delivery/repository/folder-repository";
import type { FastifyInstance } from "fastify";
import {
  activeIn,
  becomesActive,
  catalog,
  closeGateways,
  createRemoteRepository,
  createRepositoryFolder,
  shell,
  startGateway,
} from "../testing/gateways.ts";
import { activate, aRelease, deploy, publish } from "../testing/releases-on-disk.ts";

afterEach(closeGateways);

const NO_API = "The API does not answer with its calls.";

/** The status and the problems of `/readyz`, without those of the API, which does not exist. */
async function status(gateway: FastifyInstance) {
  const { statusCode, body } = await gateway.inject("/readyz");
  const { ready, problems } = JSON.parse(body) as { ready: boolean; problems: string[] };
  expect(ready).toBe(statusCode === 200);
  return { code: statusCode, problems: problems.filter((problem) => problem !== NO_API) };
}

/** Expects that a gateway without a shell answers documents by a page of its own, and is alive. */
async function expectStoreUnavailable(gateway: FastifyInstance): Promise<void> {
  const { statusCode, headers, body } = await gateway.inject("/");
  expect([statusCode, headers["cache-control"], headers["retry-after"]]).toEqual([503, "no-store", "5"]);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(body).toContain("<h1>The store is not available</h1>");
  expect((await gateway.inject("/sitemap-pages.xml")).statusCode).toBe(503);
  expect((await gateway.inject("/healthz")).statusCode).toBe(200);
}

const fileOf = (dir: string, name: string, id: string, file: string) => join(dir, "packages", name, id, file);
const damage = (dir: string, name: string, id: string, file = "remoteEntry.js") =>
  writeFileSync(fileOf(dir, name, id, file), "changed");
const repair = (dir: string, name: string, id: string, file = "remoteEntry.js") =>
  writeFileSync(fileOf(dir, name, id, file), `export default "${id}";`);

it("starts without a package whose log is damaged, and says so", async () => {
  const dir = createRepositoryFolder();
  const repository = new FolderRepository(dir);
  for (const release of [shell, catalog("aaa"), aRelease({ name: "mf-news", id: "n01" })])
    await deploy(repository, release);
  writeFileSync(join(dir, "activations/production/mf-news/1.json"), "{");
  const gateway = await startGateway(dir);
  expect(await activeIn(gateway)).toBe("aaa");
  expect((await gateway.inject("/news")).statusCode).toBe(503);
  expect(await status(gateway)).toEqual({
    code: 503,
    problems: [
      "The log of mf-news cannot be read.",
      "mf-news is not served: none of its releases can be loaded.",
    ],
  });
});

it("starts from the disk while the repository does not answer", async () => {
  const repository = await createRemoteRepository();
  const dir = createRepositoryFolder();
  await (await startGateway(dir, repository)).close();
  repository.isReachable = false;
  const gateway = await startGateway(dir, repository);
  expect(await activeIn(gateway)).toBe("bbb");
});

it("starts without the repository and with an empty disk, answers 503, and serves when the repository answers", async () => {
  const repository = await createRemoteRepository();
  repository.isReachable = false;
  const gateway = await startGateway(createRepositoryFolder(), repository);

  await expectStoreUnavailable(gateway);
  expect(await status(gateway)).toEqual({
    code: 503,
    problems: ["The repository of the releases cannot be read."],
  });

  repository.isReachable = true;
  await becomesActive("bbb", gateway);
  expect(await status(gateway)).toEqual({ code: 200, problems: [] });
});

it("starts before the first activation of the shell, answers 503, and serves when it is active", async () => {
  const dir = createRepositoryFolder();
  const repository = new FolderRepository(dir);
  await deploy(repository, catalog("aaa"));
  const gateway = await startGateway(dir);

  await expectStoreUnavailable(gateway);
  expect(await status(gateway)).toEqual({ code: 503, problems: ["No release of the shell is active."] });

  await deploy(repository, shell);
  await becomesActive("aaa", gateway);
});

it("answers 503 with the shell's panel while no release of a remote can be loaded, and serves it when one can", async () => {
  const dir = createRepositoryFolder();
  const repository = new FolderRepository(dir);
  const news = aRelease({ name: "mf-news", id: "n01", addresses: ["/news"] });
  for (const release of [shell, catalog("aaa"), catalog("bbb"), news]) await deploy(repository, release);
  for (const id of ["aaa", "bbb"]) damage(dir, "mf-catalog", id);
  const gateway = await startGateway(dir);

  const { statusCode, headers, body } = await gateway.inject("/");
  expect([statusCode, headers["cache-control"], headers["retry-after"]]).toEqual([503, "no-store", "5"]);
  expect(body).toContain('"entry":"/releases/mf-catalog/unavailable/remoteEntry.js","addresses":["/*"]');
  expect((await gateway.inject("/releases/mf-catalog/unavailable/remoteEntry.js")).statusCode).toBe(503);
  expect((await gateway.inject("/nowhere")).statusCode).toBe(503);
  expect((await gateway.inject("/news")).statusCode).toBe(200);
  expect((await gateway.inject("/healthz")).statusCode).toBe(200);
  expect(await status(gateway)).toEqual({
    code: 503,
    problems: ["mf-catalog is not served: none of its releases can be loaded."],
  });

  repair(dir, "mf-catalog", "aaa");
  await becomesActive("aaa", gateway);
  expect((await gateway.inject("/nowhere")).statusCode).toBe(404);
  expect(await status(gateway)).toEqual({
    code: 200,
    problems: ["mf-catalog is served with release aaa, because the active release bbb cannot be loaded."],
  });
  repair(dir, "mf-catalog", "bbb");
  await becomesActive("bbb", gateway);
  expect(await status(gateway)).toEqual({ code: 200, problems: [] });
});

it("answers 503 with a page of its own while the shell cannot be loaded, and serves it when it can", async () => {
  const dir = createRepositoryFolder();
  const repository = new FolderRepository(dir);
  for (const release of [shell, catalog("aaa")]) await deploy(repository, release);
  damage(dir, "shell", "s01", "main.js");
  const gateway = await startGateway(dir);

  await expectStoreUnavailable(gateway);
  repair(dir, "shell", "s01", "main.js");
  await becomesActive("aaa", gateway);
});

it("starts with the newest release that can be loaded, those that were rolled back last", async () => {
  const dir = createRepositoryFolder();
  const repository = new FolderRepository(dir);
  await deploy(repository, shell);
  const first = await publish(repository, catalog("aaa"));
  await activate(repository, first.release, first.integrity);
  for (const id of ["bbb", "ccc", "ddd", "eee"]) await deploy(repository, catalog(id));
  await activate(repository, first.release, first.integrity, { kind: "rollback" });
  await deploy(repository, catalog("fff"));
  for (const id of ["fff", "eee", "ddd"]) damage(dir, "mf-catalog", id);
  expect(await activeIn(await startGateway(dir))).toBe("aaa");

  damage(dir, "mf-catalog", "aaa");
  expect(await activeIn(await startGateway(dir))).toBe("ccc");
});

it("starts with what is on the disk, and asks the registry for the active release only", async () => {
  const repository = await createRemoteRepository();
  const dir = createRepositoryFolder();
  await (await startGateway(dir, repository)).close();
  for (const id of ["ccc", "ddd"]) {
    await deploy(repository, catalog(id));
    await repository.remove("mf-catalog", id);
  }
  repository.fetched.length = 0;
  expect(await activeIn(await startGateway(dir, repository))).toBe("bbb");
  expect(new Set(repository.fetched)).toEqual(new Set(["ddd"]));
});
