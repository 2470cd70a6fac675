import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FolderRepository } from "./folder-repository.ts";
import { type LogEntry, RepositoryUnavailableError } from "./release-repository.ts";
import { anEntry, writeRelease } from "./testing/release-fixture.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "ligate-folder-repository-"));
});
afterEach(() => rm(dir, { recursive: true }));

const SCRIPT = join(import.meta.dirname, "testing/append-activations.ts");

/** Appends activations in a process of its own. @returns the entries that it appended */
async function appendInProcess(name: string, count: number, prefix: string): Promise<LogEntry[]> {
  const child = fork(SCRIPT, [dir, name, String(count), prefix], { execArgv: [] });
  const failure = once(child, "exit").then(([code]) => {
    throw new Error(`The process ended with code ${code}.`);
  });
  const [appended] = await Promise.race([once(child, "message"), failure]);
  failure.catch(() => undefined);
  return appended;
}

it("lists no files of the operating system as packages", async () => {
  const repository = new FolderRepository(dir);
  await repository.append("mf-catalog", "production", anEntry());
  await writeFile(join(dir, "activations/production/.DS_Store"), "");
  await mkdir(join(dir, "activations/production/Old logs"));
  expect(await repository.listPackages("production")).toEqual(["mf-catalog"]);
});

it("lists releases whose publication does not tell where they were built", async () => {
  const repository = new FolderRepository(dir);
  const release = await writeRelease(join(dir, "built"));
  await repository.publish(release, join(dir, "built"));
  const older = { version: "1.0.0", publishedAt: "2026-01-01T00:00:00.000Z", by: "team" };
  const file = join(repository.releaseFolder(release.name, release.id), "publication.json");
  await writeFile(file, JSON.stringify(older));
  const { name, id } = release;
  expect(await repository.listReleases("mf-catalog")).toEqual([{ name, id, ...older }]);
});

it("loses no activation of four processes that activate at the same time", async () => {
  const processes = ["one", "two", "three", "four"].map((prefix) =>
    appendInProcess("mf-catalog", 20, prefix),
  );
  let isDone = false;
  const appended = Promise.all(processes).finally(() => {
    isDone = true;
  });
  let seen: LogEntry[] = [];
  while (!isDone) {
    const log = await new FolderRepository(dir).readLog("mf-catalog", "production");
    expect(log.slice(0, seen.length)).toEqual(seen);
    seen = log;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }

  const log = await new FolderRepository(dir).readLog("mf-catalog", "production");
  expect(log.map(({ n }) => n)).toEqual(Array.from({ length: 80 }, (_, index) => index + 1));
  const byNumber = (one: LogEntry, other: LogEntry): number => one.n - other.n;
  expect((await appended).flat().sort(byNumber)).toEqual(log);
  expect(await readdir(join(dir, "activations/production/mf-catalog"))).toHaveLength(80);
}, 120_000);

it("goes on when an entry's file is not complete yet, and names one that is not an entry", async () => {
  const repository = new FolderRepository(dir);
  await repository.append("mf-catalog", "production", anEntry());
  const folder = join(dir, "activations/production/mf-catalog");
  await writeFile(join(folder, ".draft-1"), '{ "n"');
  expect(await repository.readLog("mf-catalog", "production")).toHaveLength(1);

  await writeFile(join(folder, "2.json"), '{ "n"');
  await expect(repository.readLog("mf-catalog", "production")).rejects.toThrow(
    `${join(folder, "2.json")} is not an entry of a log. Restore it from a backup.`,
  );
});

it("names an entry that is missing in the log", async () => {
  const repository = new FolderRepository(dir);
  for (const n of [1, 2, 3]) await repository.append("mf-catalog", "production", anEntry({ n }));
  const missing = join(dir, "activations/production/mf-catalog/2.json");
  await rm(missing);
  await expect(repository.readLog("mf-catalog", "production")).rejects.toThrow(
    `${missing} is missing. Restore it from a backup.`,
  );
});

it("ignores the draft of a publisher that ended, and removes it after an hour", async () => {
  const repository = new FolderRepository(dir);
  const draft = join(dir, "packages/mf-catalog/.draft-1");
  await mkdir(draft, { recursive: true });
  await writeFile(join(draft, "release.json"), "{}");
  const built = join(dir, "built");
  await repository.publish(await writeRelease(built, { id: "aaa" }), built);
  expect((await repository.listReleases("mf-catalog")).map(({ id }) => id)).toEqual(["aaa"]);
  expect(await readdir(join(dir, "packages/mf-catalog"))).toContain(".draft-1");

  await utimes(draft, 0, 0);
  await repository.publish(await writeRelease(built, { id: "bbb" }), built);
  expect((await readdir(join(dir, "packages/mf-catalog"))).sort()).toEqual(["aaa", "bbb"]);
});

it("reports a folder that cannot be used", async () => {
  const file = join(dir, "file");
  await writeFile(file, "");
  const reading = new FolderRepository(file).readLog("mf-catalog", "production");
  await expect(reading).rejects.toThrow(RepositoryUnavailableError);
  await expect(reading).rejects.toThrow(`Cannot read the log of mf-catalog: ${file} is not available (`);
});
