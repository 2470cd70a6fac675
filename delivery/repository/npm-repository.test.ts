import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nextEntry } from "./activation-log.ts";
import { NpmRegistryClient } from "./npm-registry-client.ts";
import { NpmRepository } from "./npm-repository.ts";
import { packPackage } from "./npm-tarball.ts";
import {
  LogConflictError,
  type LogEntry,
  NotPermittedError,
  RepositoryUnavailableError,
} from "./release-repository.ts";
import { NpmRegistry } from "./testing/npm-registry.ts";
import { anEntry, writeRelease } from "./testing/release-fixture.ts";

let dir: string;
let registry: NpmRegistry;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "ligate-npm-repository-"));
  registry = await NpmRegistry.start({
    accounts: {
      "catalog-team": ["mf-catalog"],
      "account-team": ["mf-account"],
      "designer-team": ["mf-designer"],
      "news-team": ["mf-news"],
    },
    operators: ["catalog-team", "account-team", "designer-team"],
  });
}, 60_000);
afterAll(async () => {
  await registry.close();
  await rm(dir, { recursive: true });
});

const open = (account?: string, address = registry.address): NpmRepository =>
  new NpmRepository({ registry: address, scope: registry.scope, token: account && registry.tokens[account] });

it("loses no activation of four deploys that activate at the same time", async () => {
  const activate = async (deploy: string): Promise<LogEntry[]> => {
    const repository = open("catalog-team");
    const appended: LogEntry[] = [];
    while (appended.length < 4) {
      const release = `${deploy}-${appended.length}`;
      const entry = nextEntry(await repository.readLog("mf-catalog", "production"), anEntry({ release }));
      try {
        if (!entry) throw new Error(`${release} is active before it was activated.`);
        await repository.append("mf-catalog", "production", entry);
        appended.push(entry);
      } catch (error) {
        if (!(error instanceof LogConflictError)) throw error;
      }
    }
    return appended;
  };
  const appended = (await Promise.all(["one", "two", "three", "four"].map(activate))).flat();

  const log = await open().readLog("mf-catalog", "production");
  expect(log.map(({ n }) => n)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
  expect(appended.sort((one, other) => one.n - other.n)).toEqual(log);
}, 60_000);

it("reads an entry once while the log does not change, because gateways ask each second", async () => {
  const repository = open();
  const [entry] = await repository.readLog("mf-catalog", "production");

  expect((await repository.readLog("mf-catalog", "production"))[0]).toBe(entry);
  expect((await open().readLog("mf-catalog", "production"))[0]).not.toBe(entry);
});

it("knows the account of its token", async () => {
  expect(await open("catalog-team").accountName()).toBe("catalog-team");
});

it("removes the only release of a package", async () => {
  const folder = join(dir, "only");
  const release = await writeRelease(folder, { name: "mf-designer" });
  await open("designer-team").publish(release, folder);
  await open("designer-team").remove("mf-designer", release.id);
  expect(await open().listReleases("mf-designer")).toEqual([]);
});

describe("a team's token", () => {
  it("adds no remote to a store without the right to do so", async () => {
    const appending = open("news-team").append("mf-news", "production", anEntry());
    await expect(appending).rejects.toThrow(NotPermittedError);
    await expect(appending).rejects.toThrow("Cannot publish @ligate/packages-production");
    expect(await open().listPackages("production")).not.toContain("mf-news");
    expect(await open().readLog("mf-news", "production")).toEqual([]);
  });

  it("neither publishes nor activates nor removes another team's remote", async () => {
    const folder = join(dir, "account");
    const release = await writeRelease(folder, { name: "mf-account" });
    await open("account-team").publish(release, folder);
    await open("account-team").append("mf-account", "production", anEntry());
    const another = open("catalog-team");
    const changed = await writeRelease(join(dir, "changed"), { name: "mf-account", id: "fff" });

    const attempts = {
      "publish @ligate/mf-account": another.publish(changed, join(dir, "changed")),
      "publish @ligate/mf-account-production": another.append("mf-account", "production", anEntry({ n: 2 })),
      "publish @ligate/mf-account-staging": another.append("mf-account", "staging", anEntry()),
      "remove @ligate/mf-account@1.2.0-r0123456789ab": another.remove("mf-account", release.id),
    };
    await Promise.allSettled(Object.values(attempts));
    for (const [what, attempt] of Object.entries(attempts)) {
      await expect(attempt).rejects.toThrow(NotPermittedError);
      await expect(attempt).rejects.toThrow(
        `Cannot ${what}: ${registry.address.slice(0, -1)} does not permit it (`,
      );
      await expect(attempt).rejects.toThrow(
        /Set RELEASES_TOKEN to a token of the team that owns @ligate\/mf-account[\w-]*, or grant its account the right/,
      );
    }
    expect(await open().readLog("mf-account", "production")).toHaveLength(1);
    expect((await open().listReleases("mf-account")).map(({ id }) => id)).toEqual([release.id]);
  });

  it("does not remove entries of the team's own log", async () => {
    await open("designer-team").append("mf-designer", "production", anEntry());
    const client = new NpmRegistryClient(registry.address, registry.tokens["designer-team"]);
    const removal = client.unpublish("@ligate/mf-designer-production", "1.0.1");
    await expect(removal).rejects.toThrow(NotPermittedError);
    expect(await open().readLog("mf-designer", "production")).toEqual([anEntry()]);
  });

  it("is needed to publish", async () => {
    const folder = join(dir, "without-token");
    const publication = open().publish(await writeRelease(folder, { id: "eee" }), folder);
    await expect(publication).rejects.toThrow(NotPermittedError);
    await expect(publication).rejects.toThrow(
      /Set RELEASES_TOKEN to a token of the team that owns @ligate\/mf-catalog\.$/,
    );
  });
});

describe("a registry that does not answer", () => {
  beforeAll(() => registry.pause());
  afterAll(() => registry.resume());

  it("is reported as unavailable, within seconds", async () => {
    const started = Date.now();
    const folder = join(dir, "unavailable");
    const release = await writeRelease(folder, { id: "ddd" });
    const attempts = [
      open().readLog("mf-catalog", "production"),
      open().listReleases("mf-catalog"),
      open("catalog-team").append("mf-catalog", "production", anEntry({ n: 2 })),
      open("catalog-team").publish(release, folder),
      open().fetch("mf-catalog", "ddd", join(dir, "fetched")),
      open().remove("mf-catalog", "ddd"),
    ];
    await Promise.allSettled(attempts);
    for (const attempt of attempts) await expect(attempt).rejects.toThrow(RepositoryUnavailableError);
    await expect(attempts[0]).rejects.toThrow(
      /^Cannot read @ligate\/mf-catalog-production: http.* is not available \(.*Check RELEASES_REGISTRY, and try again\.$/,
    );
    expect(Date.now() - started).toBeLessThan(10_000);
  });
});

describe("a registry with faults", () => {
  const server = createServer();
  const requests: IncomingMessage[] = [];
  const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/npm/`;

  beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  afterEach(() => {
    server.removeAllListeners("request");
    requests.length = 0;
  });

  /** Answers requests; the list of packages contains mf-catalog already. */
  const answerWith = (handler: RequestListener) =>
    server.on("request", (request, response) =>
      request.url?.endsWith("packages-production") ? response.end(LIST) : handler(request, response),
    );
  const LIST = JSON.stringify({
    versions: { "1.0.1": { ligate: { package: "mf-catalog", publication: "of 1" } } },
  });

  const packument = (entries: LogEntry[]): string =>
    JSON.stringify({
      versions: Object.fromEntries(
        entries.map((entry) => [`1.0.${entry.n}`, { ligate: { entry, publication: `of ${entry.n}` } }]),
      ),
    });

  it("is asked by a conditional request once the log is known", async () => {
    answerWith((request, response) => {
      requests.push(request);
      const isKnown = request.headers["if-none-match"] === '"first"';
      response.writeHead(isKnown ? 304 : 200, { etag: '"first"', "cache-control": "max-age=3600" });
      response.end(isKnown ? undefined : packument([anEntry()]));
    });
    const repository = open(undefined, address());

    for (let i = 0; i < 3; i += 1)
      expect(await repository.readLog("mf-catalog", "production")).toEqual([anEntry()]);
    expect(requests.map(({ headers }) => headers["if-none-match"])).toEqual([
      undefined,
      '"first"',
      '"first"',
    ]);
    expect(requests.map(({ url }) => url)).toEqual(Array(3).fill("/npm/@ligate%2fmf-catalog-production"));
    expect(requests.map(({ headers }) => headers["cache-control"])).toEqual(Array(3).fill("max-age=0"));
  });

  it("is unavailable while it answers with errors", async () => {
    answerWith((request, response) => {
      requests.push(request);
      response.writeHead(503).end();
    });
    const reading = open(undefined, address()).readLog("mf-catalog", "production");
    await expect(reading).rejects.toThrow(RepositoryUnavailableError);
    expect(requests).toHaveLength(2);
  });

  it("has appended the entry although its response was lost, and it refuses the second attempt", async () => {
    let stored = packument([]);
    answerWith(async (request, response) => {
      requests.push(request);
      if (request.method === "GET") return response.end(stored);
      const body = await new Response(request).text();
      if (stored !== packument([])) return response.writeHead(409).end();
      stored = JSON.stringify({ versions: JSON.parse(body).versions });
      response.destroy();
    });
    const repository = open("catalog-team", address());

    await repository.append("mf-catalog", "production", anEntry());
    expect(await repository.readLog("mf-catalog", "production")).toEqual([anEntry()]);
    expect(requests.filter(({ method }) => method === "PUT")).toHaveLength(2);
  });

  it("closed the connection while the release was packed", async () => {
    let stored = packument([]);
    answerWith(async (request, response) => {
      requests.push(request);
      if (request.method === "GET") return response.end(stored);
      if (requests.filter(({ method }) => method === "PUT").length === 1) return request.socket.destroy();
      stored = JSON.stringify({ versions: JSON.parse(await new Response(request).text()).versions });
      response.end("{}");
    });
    const folder = join(dir, "large");
    const release = await writeRelease(folder, { content: { "a.js": randomBytes(3_000_000) } });
    expect(await open("catalog-team", address()).publish(release, folder)).toBe(true);
  });

  it("has a tarball that was changed after its publication", async () => {
    const ligate = {
      release: { id: "aaa", version: "1.0.0", publishedAt: "2026-01-01T00:00:00.000Z", by: "team" },
      publication: "of aaa",
    };
    const [name, version] = ["@ligate/mf-catalog", "1.0.0-raaa"];
    const changed = await packPackage({ name, version }, async (folder) => {
      const files = Array.from({ length: 200 }, (_, index) => [`${index}.js`, randomBytes(10_000)] as const);
      await writeRelease(folder, { content: Object.fromEntries(files) });
    });
    const integrity = `sha512-${createHash("sha512").update("as published").digest("base64")}`;
    answerWith((request, response) => {
      if (request.url?.endsWith(".tgz")) return response.end(changed);
      const dist = { tarball: `${address()}mf-catalog.tgz`, integrity };
      response.end(JSON.stringify({ name, versions: { [version]: { name, version, dist, ligate } } }));
    });
    await expect(
      open(undefined, address()).fetch("mf-catalog", "aaa", join(dir, "changed-tarball")),
    ).rejects.toThrow(
      `Cannot fetch ${name}@${version} in ${address().slice(0, -1)}: its tarball does not match the integrity in its metadata, ` +
        "so it was changed after its publication. Restore it from a backup of the registry, or activate another release.",
    );
  });

  it.each([
    [403, "as npmjs.org does", 1],
    [400, "as Verdaccio does while it stores the other entry", 2],
  ])("reports a taken number as a conflict if it answers with %i, %s", async (status, _why, reads) => {
    let readsAfter = Number.NEGATIVE_INFINITY;
    answerWith((request, response) => {
      if (request.method === "GET") {
        readsAfter += 1;
        return response.end(packument(readsAfter >= reads ? [anEntry({ by: "another" })] : []));
      }
      readsAfter = 0;
      request.resume();
      response.writeHead(status).end('{"error":"refused"}');
    });
    const appending = open("catalog-team", address()).append("mf-catalog", "production", anEntry());
    await expect(appending).rejects.toThrow(LogConflictError);
  });
});
