import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { runStore } from "../support/processes/run-store.ts";

/** Everything in the folder that another user of the machine may use, with its mode. */
function accessible(dataDir: string): string[] {
  const paths = [".", ...readdirSync(dataDir, { recursive: true, encoding: "utf8" })];
  expect(paths.length).toBeGreaterThan(900);
  return paths.flatMap((path) => {
    // The database deletes files while the test reads.
    const mode = statSync(join(dataDir, path), { throwIfNoEntry: false })?.mode ?? 0;
    return mode & 0o077 ? [`${path} ${(mode & 0o777).toString(8)}`] : [];
  });
}

/** The umask of a process and of those that it has started, where Linux tells it. */
function umasks(pid: number): string[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  const [own = ""] = /(?<=^Umask:\s*)\d+/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return [own, ...children.filter(Boolean).flatMap((child) => umasks(Number(child)))];
}

test("No other user of the machine can read the data of a new store.", () => {
  expect(accessible(process.env.DATA_DIR ?? "")).toEqual([]);
});

test("A start takes an old folder from other users, and every process creates private files.", async () => {
  // It fills a database.
  test.setTimeout(300_000);
  const dataDir = mkdtempSync(join(tmpdir(), "ligate-old-"));
  chmodSync(dataDir, 0o755);
  mkdirSync(join(dataDir, "sandbox"), { mode: 0o755 });
  writeFileSync(join(dataDir, "sandbox/other.json"), "{}", { mode: 0o644 });
  const store = await runStore({ DATA_DIR: dataDir, SESSION_SECRET: "", SECOND_FACTOR_KEY: "" });
  try {
    expect((await fetch(`${store.address}/api/session/`)).status).toBe(200);
    expect(accessible(dataDir)).toEqual([]);
    // `npm start`, sandbox, API and gateway.
    if (existsSync("/proc/self/task")) expect(umasks(store.pid)).toEqual(["0077", "0077", "0077", "0077"]);
  } finally {
    await store.stop();
    rmSync(dataDir, { recursive: true });
  }
});
