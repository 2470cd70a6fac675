import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { activeEntry, nextEntry } from "./activation-log.ts";
import { FolderRepository } from "./folder-repository.ts";
import { LocalReleases } from "./local-releases.ts";
import { NpmRepository } from "./npm-repository.ts";
import { manifestIntegrity, verifyReleaseFolder } from "./release-folder.ts";
import { type LogEntry, type ReleaseRepository, RepositoryUnavailableError } from "./release-repository.ts";
import { NpmRegistry } from "./testing/npm-registry.ts";
import { anEntry, type ReleaseFixture, writeRelease } from "./testing/release-fixture.ts";

let dir: string;
let releasesDir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "ligate-local-releases-"));
  releasesDir = join(dir, "releases");
});
afterEach(() => rm(dir, { recursive: true }));

/** Publishes and activates a release. @returns its entry */
async function deploy(repository: ReleaseRepository, fixture: ReleaseFixture): Promise<LogEntry> {
  const folder = join(dir, "built", fixture.id ?? "");
  const release = await writeRelease(folder, fixture);
  await repository.publish(release, folder);
  const log = await repository.readLog(release.name, "production");
  const integrity = await manifestIntegrity(folder);
  const entry = nextEntry(log, { ...anEntry(), release: release.id, integrity });
  if (!entry) throw new Error(`${release.id} is active already.`);
  await repository.append(release.name, "production", entry);
  return entry;
}

const changeManifest = (folder: string): Promise<void> => writeFile(join(folder, "release.json"), "{}");

describe("of a folder", () => {
  it("are read where they are", async () => {
    const repository = new FolderRepository(releasesDir);
    const entry = await deploy(repository, { id: "aaa" });
    const local = new LocalReleases(repository, releasesDir);

    const { logs, isStale } = await local.readLogs("production");
    expect(Object.fromEntries(logs)).toEqual({ "mf-catalog": [entry] });
    expect(isStale).toBe(false);
    expect(await local.folderOf("mf-catalog", entry)).toBe(repository.releaseFolder("mf-catalog", "aaa"));
    expect((await readdir(releasesDir)).sort()).toEqual(["activations", "packages"]);
  });

  it("are refused if they changed after the activation", async () => {
    const repository = new FolderRepository(releasesDir);
    const entry = await deploy(repository, { id: "aaa" });
    const folder = repository.releaseFolder("mf-catalog", "aaa");
    await writeRelease(folder, { id: "aaa", version: "1.3.0" });

    await expect(new LocalReleases(repository, releasesDir).folderOf("mf-catalog", entry)).rejects.toThrow(
      `release.json in ${folder} does not match the log: it was changed after the activation. Activate another release.`,
    );
    await expect(new LocalReleases(repository, releasesDir).folderOf("mf-catalog", "zzz")).rejects.toThrow(
      `mf-catalog has no published release zzz in ${releasesDir}.`,
    );
  });
});

describe("of an npm registry", () => {
  let registry: NpmRegistry;
  let repository: NpmRepository;
  const start = (): LocalReleases => new LocalReleases(repository, releasesDir);

  beforeAll(async () => {
    registry = await NpmRegistry.start({ accounts: { team: ["mf-catalog", "mf-account"] } });
  }, 60_000);
  afterAll(() => registry.close());
  beforeEach(() => {
    repository = new NpmRepository({
      registry: registry.address,
      scope: registry.scope,
      token: registry.tokens.team,
    });
  });

  it("are fetched once for concurrent calls", async () => {
    const entry = await deploy(repository, { id: "aaa" });
    let fetches = 0;
    const fetchRelease = repository.fetch.bind(repository);
    repository.fetch = (...args) => {
      fetches += 1;
      return fetchRelease(...args);
    };
    const local = start();

    const folders = await Promise.all(Array.from({ length: 5 }, () => local.folderOf("mf-catalog", entry)));
    await local.folderOf("mf-catalog", entry);
    expect(new Set(folders).size).toBe(1);
    expect(fetches).toBe(1);
    expect(folders[0]?.startsWith(releasesDir)).toBe(true);
    expect((await verifyReleaseFolder(folders[0] ?? "")).id).toBe("aaa");
  });

  it("are fetched by their id before they are activated", async () => {
    const folder = join(dir, "candidate");
    await repository.publish(await writeRelease(folder, { id: "ccc" }), folder);
    expect(await readdir(await start().folderOf("mf-catalog", "ccc"))).toContain("release.json");
  });

  it("are fetched by two processes at the same time", async () => {
    const entry = await deploy(repository, { id: "two" });
    const folders = await Promise.all([start(), start()].map((local) => local.folderOf("mf-catalog", entry)));
    expect(new Set(folders).size).toBe(1);
  });

  it("are fetched again if release.json on the disk does not match the log", async () => {
    const entry = await deploy(repository, { id: "bbb" });
    const local = start();
    const folder = await local.folderOf("mf-catalog", entry);

    for (const again of [local, start()]) {
      await changeManifest(folder);
      expect(await again.folderOf("mf-catalog", entry)).toBe(folder);
      expect((await verifyReleaseFolder(folder)).id).toBe("bbb");
    }
    await writeFile(join(folder, "container.js"), "// changed");
    await start().folderOf("mf-catalog", entry);
    expect(await readFile(join(folder, "container.js"), "utf8")).toBe("// release bbb");
  });

  it("are refused if the registry has another release.json than the log says", async () => {
    const entry = { ...(await deploy(repository, { id: "fff" })), integrity: anEntry().integrity };
    const local = start();
    await expect(local.folderOf("mf-catalog", entry)).rejects.toThrow(
      /^release\.json in .* does not match the log/,
    );
    const [copy = ""] = await readdir(join(releasesDir, "mirror"));
    expect(await readdir(join(releasesDir, "mirror", copy, "packages/mf-catalog"))).toEqual([]);
  });

  it("serve on from the disk while the registry does not answer, also for a process that starts", async () => {
    const first = await deploy(repository, { name: "mf-account", id: "aaa" });
    const second = await deploy(repository, { name: "mf-account", id: "bbb" });
    const running = start();
    await running.readLogs("production");
    const folder = await running.folderOf("mf-account", second);

    await registry.pause();
    try {
      for (const local of [running, start()]) {
        const { logs, isStale, cause } = await local.readLogs("production");
        expect(logs.get("mf-account")).toEqual([first, second]);
        expect(isStale).toBe(true);
        expect(cause).toBeInstanceOf(RepositoryUnavailableError);
        expect(await local.folderOf("mf-account", second)).toBe(folder);
        await expect(local.folderOf("mf-account", first)).rejects.toThrow(RepositoryUnavailableError);
      }
      const empty = new LocalReleases(repository, join(dir, "empty"));
      await expect(empty.readLogs("production")).rejects.toThrow(RepositoryUnavailableError);
    } finally {
      await registry.resume();
    }

    const third = await deploy(repository, { name: "mf-account", id: "ccc" });
    const { logs, isStale } = await running.readLogs("production");
    expect(activeEntry(logs.get("mf-account") ?? [])).toEqual(third);
    expect(isStale).toBe(false);
  });
});

describe("of a registry that forgets", () => {
  const entries = [1, 2, 3].map((n) => anEntry({ n, release: `r${n}` }));
  const registryWith = (log: LogEntry[]): ReleaseRepository =>
    Object.assign(new NpmRepository({ registry: "http://127.0.0.1:1", scope: "@ligate" }), {
      listPackages: async () => ["mf-catalog"],
      readLog: async () => log,
    });

  it("keep the entries that were read before, if a replica of it lags behind", async () => {
    await new LocalReleases(registryWith(entries), releasesDir).readLogs("production");
    const behind = new LocalReleases(registryWith(entries.slice(0, 1)), releasesDir);
    expect((await behind.readLogs("production")).logs.get("mf-catalog")).toEqual(entries);
  });

  it("keep the entries that were read before, if the log was altered, and say so", async () => {
    await new LocalReleases(registryWith(entries), releasesDir).readLogs("production");
    const changed = entries.map((entry) => (entry.n === 2 ? { ...entry, release: "evil" } : entry));
    const local = new LocalReleases(registryWith(changed), releasesDir);
    const { logs, unreadable } = await local.readLogs("production");
    expect(logs.get("mf-catalog")).toEqual(entries);
    expect(unreadable.get("mf-catalog")?.message).toContain(
      "Entry 2 of the log of mf-catalog (production) in http://127.0.0.1:1/@ligate differs from the one that was read before. " +
        "Entries do not change: if the registry was replaced, delete ",
    );
  });

  it("accept entries that an older gateway has copied without their files", async () => {
    await new LocalReleases(registryWith(entries), releasesDir).readLogs("production");
    const listed = entries.map((entry) => ({ ...entry, files: { "home.js": "0123456789abcdef" } }));
    const { logs, unreadable } = await new LocalReleases(registryWith(listed), releasesDir).readLogs(
      "production",
    );
    expect(unreadable.size).toBe(0);
    expect(logs.get("mf-catalog")).toEqual(listed);
  });

  describe("because they were pruned", () => {
    /** The ids of the copies after those of pruned releases were removed. */
    async function copiesBeside(listReleases: () => Promise<string[]>): Promise<string[]> {
      const entries = ["aaa", "bbb", "ccc", "ddd"].map((release, index) =>
        anEntry({ n: index + 1, release }),
      );
      const repository = Object.assign(registryWith(entries), {
        listReleases: async (name: string) =>
          (await listReleases()).map((id) => ({ name, id, version: "1.0.0", publishedAt: "", by: "" })),
      });
      const local = new LocalReleases(repository, releasesDir);
      await local.readLogs("production");
      const copies = join(releasesDir, "mirror/127.0.0.1_1_@ligate/packages/mf-catalog");
      for (const { release: id } of entries) await writeRelease(join(copies, id), { id });
      await local.removePrunedCopies((_name, id) => id === "bbb").catch(() => undefined);
      return (await readdir(copies)).sort();
    }

    it("lose the copies of these, but not of what is active, served, or needed for a rollback", async () => {
      expect(await copiesBeside(async () => ["ddd"])).toEqual(["bbb", "ccc", "ddd"]);
    });

    it("keep the copies of all that are still published", async () => {
      expect(await copiesBeside(async () => ["aaa", "ddd"])).toEqual(["aaa", "bbb", "ccc", "ddd"]);
    });

    it("keep all copies while the registry does not answer, or does not list the active release", async () => {
      const all = ["aaa", "bbb", "ccc", "ddd"];
      expect(await copiesBeside(() => Promise.reject(new RepositoryUnavailableError("")))).toEqual(all);
      expect(await copiesBeside(async () => [])).toEqual(all);
    });
  });

  it("do not share their copies with another scope or registry", async () => {
    await new LocalReleases(registryWith(entries), releasesDir).readLogs("production");
    const another = new NpmRepository({ registry: "http://127.0.0.1:1", scope: "@another" });
    const reading = new LocalReleases(another, releasesDir).readLogs("production");
    await expect(reading).rejects.toThrow(RepositoryUnavailableError);
  });
});
