import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { FolderRepository } from "@ligate/delivery/repository/folder-repository";
import {
  activeIn,
  becomesActive,
  catalog,
  closeGateways,
  collectMessages,
  createRemoteRepository,
  createRepositoryFolder,
  fileUrl,
  shell,
  startGateway,
} from "../testing/gateways.ts";
import { activate, aRelease, deploy, publish } from "../testing/releases-on-disk.ts";
import { until } from "../testing/until.ts";

afterEach(closeGateways);

/** A folder with a shell and two releases of the catalog. */
async function createFolderStore() {
  const dir = createRepositoryFolder();
  const repository = new FolderRepository(dir);
  for (const release of [shell, catalog("aaa"), catalog("bbb")]) await deploy(repository, release);
  return { repository, start: () => startGateway(dir) };
}

/** The same in a registry. Each gateway has a disk of its own. */
async function createRegistryStore() {
  const repository = await createRemoteRepository();
  return { repository, start: () => startGateway(createRepositoryFolder(), repository) };
}

it("follows activations and rollbacks of every process, in two gateways on one folder", async () => {
  const dir = createRepositoryFolder();
  const repository = new FolderRepository(dir);
  await deploy(repository, shell);
  const first = await publish(repository, catalog("aaa"));
  await activate(repository, first.release, first.integrity);
  const both = await Promise.all([startGateway(dir), startGateway(dir)]);
  expect(await Promise.all(both.map(activeIn))).toEqual(["aaa", "aaa"]);

  await deploy(repository, catalog("bbb"));
  await Promise.all(both.map((gateway) => becomesActive("bbb", gateway)));
  await activate(repository, first.release, first.integrity, { kind: "rollback" });
  await Promise.all(both.map((gateway) => becomesActive("aaa", gateway)));
  const registries = await Promise.all(both.map((gateway) => gateway.inject("/releases/registry.json")));
  for (const registry of registries) {
    expect(registry.json()["mf-catalog"]).toEqual({ release: "aaa", n: 3 });
  }
});

it.each([
  ["one folder", () => createFolderStore()],
  ["one registry", () => createRegistryStore()],
])("serves a remote that is activated for the first time, in two gateways on %s", async (_, createStore) => {
  const { repository, start } = await createStore();
  const both = await Promise.all([start(), start()]);
  for (const gateway of both) expect((await gateway.inject("/news")).statusCode).toBe(404);

  await deploy(repository, aRelease({ name: "mf-news", id: "n01", addresses: ["/news"] }));

  for (const gateway of both) {
    await until(async () => (await gateway.inject("/news")).statusCode === 200);
    expect((await gateway.inject("/news")).body).toContain("/releases/mf-news/n01/remoteEntry.js");
    expect(await activeIn(gateway)).toBe("bbb");
  }
});

it("fetches a release from the repository before it is active", async () => {
  const repository = await createRemoteRepository();
  const gateway = await startGateway(createRepositoryFolder(), repository);
  expect(await activeIn(gateway)).toBe("bbb");
  await deploy(repository, catalog("ccc"));
  await becomesActive("ccc", gateway);
  repository.isReachable = false;
  expect((await gateway.inject(fileUrl("ccc"))).body).toBe('export default "ccc";');
});

it("goes on while the repository does not answer, and warns once", async () => {
  const repository = await createRemoteRepository();
  const gateway = await startGateway(createRepositoryFolder(), repository);
  const messages = collectMessages(gateway);
  repository.isReachable = false;
  await until(() => messages.length > 0);
  await setTimeout(100);
  expect(await activeIn(gateway)).toBe("bbb");
  expect(messages).toEqual([
    "The logs of http://registry.test/ cannot be read (http://registry.test/ does not answer.). The gateway goes on with the logs and releases on its disk.",
  ]);
  repository.isReachable = true;
  await deploy(repository, catalog("ccc"));
  await becomesActive("ccc", gateway);
});

it("serves a package whose log becomes damaged from what it knows, follows the others, and says so once", async () => {
  const dir = createRepositoryFolder();
  const repository = new FolderRepository(dir);
  for (const release of [shell, catalog("aaa"), aRelease({ name: "mf-news", id: "n01" })])
    await deploy(repository, release);
  const gateway = await startGateway(dir);
  const messages = collectMessages(gateway);
  const entry = join(dir, "activations/production/mf-news/2.json");
  writeFileSync(entry, "{");
  await until(() => messages.length > 0);
  await deploy(repository, catalog("bbb"));
  await becomesActive("bbb", gateway);
  expect((await gateway.inject("/releases/registry.json")).json()).toMatchObject({
    "mf-news": { release: "n01" },
  });
  expect(messages).toEqual([
    `The log of mf-news cannot be read: ${entry} is not an entry of a log. Restore it from a backup. The gateway goes on with the release of mf-news that it knows.`,
  ]);
});

it("keeps the active release while the next one cannot be fetched, and logs it once", async () => {
  const repository = await createRemoteRepository();
  const gateway = await startGateway(createRepositoryFolder(), repository);
  const messages = collectMessages(gateway);
  const { release, integrity } = await publish(repository, catalog("ccc"));
  await repository.remove("mf-catalog", "ccc");
  await activate(repository, release, integrity);
  await until(() => repository.fetched.filter((id) => id === "ccc").length > 2);
  expect(await activeIn(gateway)).toBe("bbb");
  expect(messages).toEqual([expect.stringContaining("The release ccc of mf-catalog cannot be served:")]);
  expect((await gateway.inject("/releases/registry.json")).json()["mf-catalog"]).toEqual({
    release: "bbb",
    n: 2,
  });
  await publish(repository, catalog("ccc"));
  await becomesActive("ccc", gateway);
});

it("keeps the active release if the next one was changed after it was published", async () => {
  const dir = createRepositoryFolder();
  const repository = new FolderRepository(dir);
  await deploy(repository, shell);
  await deploy(repository, catalog("aaa"));
  const gateway = await startGateway(dir);
  const messages = collectMessages(gateway);
  const { release, integrity } = await publish(repository, catalog("bbb"));
  writeFileSync(join(dir, "packages/mf-catalog/bbb/bbb.css"), "changed");
  await activate(repository, release, integrity);
  await until(() => messages.length > 0);
  expect(await activeIn(gateway)).toBe("aaa");

  const next = await publish(repository, catalog("ccc"));
  writeFileSync(
    join(dir, "packages/mf-catalog/ccc/release.json"),
    JSON.stringify({ ...next.release, css: [] }),
  );
  await activate(repository, next.release, next.integrity);
  await until(() => messages.length > 1);
  expect(await activeIn(gateway)).toBe("aaa");
  expect(messages[1]).toMatch(/release ccc of mf-catalog .* does not match the log/);
});

it("goes on with a log that has become shorter, as of a mirror that lags behind", async () => {
  const dir = createRepositoryFolder();
  const repository = new FolderRepository(dir);
  await deploy(repository, shell);
  for (const id of ["aaa", "bbb"]) await deploy(repository, catalog(id));
  const gateway = await startGateway(dir);
  rmSync(join(dir, "activations/production/mf-catalog/2.json"));
  await setTimeout(100);
  expect(await activeIn(gateway)).toBe("bbb");
});

it("renders the first page of a release that becomes active, without a fallback to the browser", async () => {
  const render = `exports.shared = {}; exports.configureApi = () => {};
    exports.render = async (name, routes) => ({ status: 200, head: "", body: routes[0], loaderData: {} });`;
  const slowly = (id: string) => ({
    ...{ ...catalog(id), ssr: true },
    contents: {
      "server/index.cjs": `const end = Date.now() + 500; while (Date.now() < end); exports.routes = ["<h1>${id}</h1>"];`,
    },
  });
  const dir = createRepositoryFolder();
  const repository = new FolderRepository(dir);
  await deploy(repository, { ...shell, ssr: true, contents: { "server/index.cjs": render } });
  await deploy(repository, slowly("aaa"));
  const gateway = await startGateway(dir);
  const messages = collectMessages(gateway);
  await deploy(repository, slowly("bbb"));
  await until(async () => {
    const { body } = await gateway.inject("/");
    const isNext = body.includes("/releases/mf-catalog/bbb/");
    if (isNext) expect(body).toContain("<h1>bbb</h1>");
    return isNext;
  });
  expect(messages.filter((message) => message.includes("bbb"))).toEqual([]);
});
