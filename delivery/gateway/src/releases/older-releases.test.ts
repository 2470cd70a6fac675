import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FolderRepository } from "@ligate/delivery/repository/folder-repository";
import { signPreviewLink } from "@ligate/delivery/repository/preview-link";
import {
  catalog,
  closeGateways,
  createRemoteRepository,
  createRepositoryFolder,
  fileUrl,
  shell,
  startGateway,
} from "../testing/gateways.ts";
import { deploy, publish } from "../testing/releases-on-disk.ts";
import { until } from "../testing/until.ts";

afterEach(closeGateways);

it("fetches an older release once, when one of its files is requested", async () => {
  const repository = await createRemoteRepository();
  const gateway = await startGateway(createRepositoryFolder(), repository);
  expect(repository.fetched).not.toContain("aaa");
  const answers = await Promise.all(Array.from({ length: 5 }, () => gateway.inject(fileUrl("aaa"))));
  expect(answers.map(({ body }) => body)).toEqual(Array(5).fill('export default "aaa";'));
  expect(repository.fetched.filter((id) => id === "aaa")).toHaveLength(1);
});

it("answers a request for a release that another gateway has served first, before it has read the log", async () => {
  const dir = createRepositoryFolder();
  const repository = new FolderRepository(dir);
  await deploy(repository, shell);
  await deploy(repository, catalog("aaa"));
  const gateway = await startGateway(dir);
  await deploy(repository, catalog("bbb"));
  const { statusCode, body } = await gateway.inject(fileUrl("bbb"));
  expect([statusCode, body]).toEqual([200, 'export default "bbb";']);
});

it("does not ask the repository for releases that were never active", async () => {
  const repository = await createRemoteRepository();
  const gateway = await startGateway(createRepositoryFolder(), repository);
  await publish(repository, catalog("ccc"));
  const before = repository.fetched.length;
  for (const id of ["ccc", "ddd", "__proto__"]) {
    expect((await gateway.inject(fileUrl(id))).statusCode).toBe(404);
  }
  expect(repository.fetched).toHaveLength(before);
});

it("asks the repository for a release that it does not have once in a while only", async () => {
  const repository = await createRemoteRepository();
  const dir = createRepositoryFolder();
  const gateway = await startGateway(dir, repository, { retryMs: 60_000 });
  await repository.remove("mf-catalog", "aaa");
  for (let n = 0; n < 5; n++) {
    const { statusCode, headers } = await gateway.inject(fileUrl("aaa"));
    expect([statusCode, headers["cache-control"]]).toEqual([503, "no-store"]);
  }
  expect(repository.fetched.filter((id) => id === "aaa")).toHaveLength(1);
});

it("replaces a copy that was changed on the disk by the repository's", async () => {
  const repository = await createRemoteRepository();
  const dir = createRepositoryFolder();
  const gateway = await startGateway(dir, repository, { cacheBytes: 1 });
  writeFileSync(join(dir, "mirror/registry.test_/packages/mf-catalog/bbb/remoteEntry.js"), "changed");
  expect((await gateway.inject(fileUrl("bbb"))).statusCode).toBe(500);
  await until(async () => (await gateway.inject(fileUrl("bbb"))).statusCode === 200);
  expect((await gateway.inject(fileUrl("bbb"))).body).toBe('export default "bbb";');
});

it("removes its copy of a release that was pruned from the repository", async () => {
  const repository = await createRemoteRepository();
  await deploy(repository, catalog("ccc"));
  const dir = createRepositoryFolder();
  const gateway = await startGateway(dir, repository, { pruneMs: 20 });
  const isCopied = (id: string) => existsSync(join(dir, "mirror/registry.test_/packages/mf-catalog", id));
  for (const id of ["aaa", "bbb"]) await gateway.inject(fileUrl(id));
  expect([isCopied("aaa"), isCopied("bbb")]).toEqual([true, true]);
  await repository.remove("mf-catalog", "aaa");
  await until(async () => !isCopied("aaa"));
  expect([isCopied("bbb"), isCopied("ccc")]).toEqual([true, true]);
});

it("keeps its copy of a pruned release while a preview shows it", async () => {
  const repository = await createRemoteRepository();
  const { release, integrity } = await publish(repository, catalog("ccc"));
  const dir = createRepositoryFolder();
  const key = "ab".repeat(32);
  const previews = { url: "http://preview.example", key };
  const gateway = await startGateway(dir, repository, { pruneMs: 20, cacheBytes: 1 }, previews);
  const token = signPreviewLink(
    {
      ...{ environment: "production", expires: Date.now() + 60_000 },
      releases: [{ name: release.name, id: release.id, integrity }],
    },
    key,
  );
  const headers = { host: "preview.example", cookie: `preview=${token}` };
  const get = () => gateway.inject({ url: fileUrl("ccc"), headers });
  expect((await get()).statusCode).toBe(200);
  await repository.remove("mf-catalog", "ccc");
  // The releases of both packages are listed before copies are removed.
  const listings = jest.spyOn(repository, "listReleases");
  await until(async () => listings.mock.calls.length > 4);
  const { statusCode, body } = await get();
  expect([statusCode, body]).toEqual([200, 'export default "ccc";']);
});
