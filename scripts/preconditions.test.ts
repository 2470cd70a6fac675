import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "@ligate/contract/settings/settings";
import { assertPreconditions } from "./preconditions.ts";

const dir = mkdtempSync(join(tmpdir(), "ligate-preconditions-"));
const file = join(dir, "a-file");
const releasesDir = join(dir, "releases");

beforeEach(() => {
  writeFileSync(file, "");
  rmSync(releasesDir, { recursive: true, force: true });
});

const check = (settings: Record<string, string> = {}) =>
  assertPreconditions(
    readSettings({ PORT: "0", DATA_DIR: join(dir, "data"), RELEASES_DIR: releasesDir, ...settings }),
  );

it("accepts folders that do not exist yet", async () => {
  await expect(
    check({ DATA_DIR: join(dir, "new/data"), RELEASES_DIR: join(dir, "new/releases") }),
  ).resolves.toBe(undefined);
});

it("creates the data folder for its owner only", async () => {
  await check({ DATA_DIR: join(dir, "private/data") });

  expect(statSync(join(dir, "private/data")).mode & 0o777).toBe(0o700);
});

it("rejects a store that is neither a demo nor complete, before it creates a folder", async () => {
  const settings = { DATA_DIR: join(dir, "unused"), HOST: "0.0.0.0", SMTP_URL: "smtp://mail.example" };
  await expect(check(settings)).rejects.toThrow(
    /^PAYPAL_API_BASE is not set: [^\n]+ and HOST is "0\.0\.0\.0"[^\n]+\nTAX_API_URL is not set: [^\n]+$/,
  );
  await expect(check({ DEMO: "on", DATABASE_URL: "postgresql://db.example/ligate" })).rejects.toThrow(
    /^SESSION_SECRET is not set: [^\n]+\nSECOND_FACTOR_KEY is not set: [^\n]+$/,
  );
  expect(existsSync(join(dir, "unused"))).toBe(false);
});

it.each(["DATA_DIR", "RELEASES_DIR"])("rejects a %s that is a file", async (setting) => {
  await expect(check({ [setting]: file })).rejects.toThrow(
    `${setting} is "${file}": this is a file. Choose another folder: ${setting}=<folder> npm start`,
  );
});

it("rejects a DATA_DIR that cannot be created", async () => {
  await expect(check({ DATA_DIR: join(file, "data") })).rejects.toThrow(
    /^DATA_DIR is ".*": the folder cannot be created or written \(ENOTDIR\)\. /,
  );
});

it.each(["DATA_DIR", "RELEASES_DIR"])(
  "rejects a %s in /proc, where no folder can be created",
  async (setting) => {
    await expect(check({ [setting]: "/proc/nope" })).rejects.toThrow(
      `${setting} is "/proc/nope": the folder cannot be created or written (ENOENT). `,
    );
  },
);

it.each(["{", "[]", '{"n": 1}'])("rejects a log with the entry %s", async (text) => {
  const log = join(releasesDir, "activations/production/mf-catalog");
  mkdirSync(log, { recursive: true });
  writeFileSync(join(log, "1.json"), text);
  await expect(check()).rejects.toThrow(/^\S+\/mf-catalog\/1\.json is not an entry of a log\. [^\n]+$/);
});

it("accepts the damaged log of a remote beside the shell's", async () => {
  const entry = {
    n: 1,
    release: "s1",
    integrity: "",
    kind: "activate",
    by: "Ada",
    at: "2026-11-24T00:00:00.000Z",
  };
  for (const [name, text] of [
    ["shell", JSON.stringify({ ...entry, reason: "", skipped: [] })],
    ["mf-catalog", "{"],
  ]) {
    const log = join(releasesDir, "activations/production", `${name}`);
    mkdirSync(log, { recursive: true });
    writeFileSync(join(log, "1.json"), `${text}`);
  }
  await expect(check()).resolves.toBeUndefined();
});

it("rejects a log without its first entry", async () => {
  const log = join(releasesDir, "activations/production/shell");
  mkdirSync(log, { recursive: true });
  writeFileSync(join(log, "2.json"), "{}");
  await expect(check()).rejects.toThrow(/^\S+\/shell\/1\.json is missing\. [^\n]+$/);
});

it("rejects a port that another program uses", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;

  await expect(check({ PORT: String(port) })).rejects.toThrow(
    `Port ${port} is used by another program. Choose another: PORT=8081 npm start`,
  );
  other.close();
});
