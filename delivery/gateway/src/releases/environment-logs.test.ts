import type { LogEntry } from "@ligate/delivery/repository/release-repository";
import { RemoteRepository } from "../testing/remote-repository.ts";
import { EnvironmentLogs } from "./environment-logs.ts";

const HASH = "0123456789abcdef";
const FILE = `home.${HASH}.js`;

const entryOf = (n: number, release: string, files: LogEntry["files"] = { "home.js": HASH }): LogEntry => ({
  ...{ n, release, integrity: "sha384-x", files, kind: "activate", by: "a test" },
  ...{ at: "2026-01-01T00:00:00.000Z", reason: "", skipped: [] },
});

/** The logs of an environment with one package, whose log `reading` returns. */
function createLogs(reading: { log: LogEntry[]; isStale: boolean }): EnvironmentLogs {
  const readLogs = async () => ({
    logs: new Map([["mf-catalog", reading.log]]),
    ...{ unreadable: new Map<string, Error>(), isStale: reading.isStale, cause: undefined },
  });
  const local = { readLogs, repository: new RemoteRepository() };
  return new EnvironmentLogs({ local, environment: "production", warn: () => {} });
}

it("find a file once per release, by its latest entry, although releases were active again and again", async () => {
  const log = ["aaa", "bbb", "aaa", "ccc", "bbb"].map((release, index) => entryOf(index + 1, release));
  const logs = createLogs({ log, isStale: false });
  await logs.read();
  expect(logs.findByFile("mf-catalog", FILE).map(({ n, release }) => [n, release])).toEqual([
    [5, "bbb"],
    [4, "ccc"],
    [3, "aaa"],
  ]);
});

it("index the files of a log once, however long the repository does not answer", async () => {
  let readings = 0;
  const entry = Object.defineProperty(entryOf(1, "aaa"), "files", {
    get: () => {
      readings++;
      return { "home.js": HASH };
    },
  });
  const logs = createLogs({ log: [entry], isStale: true });
  for (let n = 0; n < 3; n++) await logs.read();
  expect(readings).toBe(1);
});

it("have the files of the repository's entries as soon as it answers, and keep them while it does not", async () => {
  const reading = { log: [entryOf(1, "aaa", {})], isStale: true };
  const copy = reading.log;
  const logs = createLogs(reading);
  const found = async () => {
    await logs.read();
    return logs.findByFile("mf-catalog", FILE).length;
  };
  expect(await found()).toBe(0);
  Object.assign(reading, { log: [entryOf(1, "aaa")], isStale: false });
  expect(await found()).toBe(1);
  Object.assign(reading, { log: copy, isStale: true });
  expect([await found(), await found()]).toEqual([1, 1]);
});
