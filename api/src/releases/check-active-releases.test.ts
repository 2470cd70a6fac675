import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { integrityOf } from "@ligate/build/release-format/integrity";
import { CALLS_FILE, RELEASE_FILE, type Release } from "@ligate/build/release-format/release";
import { type EntryContent, nextEntry } from "@ligate/build/repository/activation-log";
import { FolderRepository } from "@ligate/build/repository/folder-repository";
import type { Environment } from "@ligate/build/repository/release-repository";
import { getCart } from "@ligate/contract/cart/endpoints";
import { type CallSchemas, callSchema, callSchemas } from "@ligate/contract/compatibility/call-schemas";
import { readSettings } from "@ligate/contract/settings/settings";
import { checkActiveReleases, IncompatibleReleasesError } from "./check-active-releases.ts";

const CART = "GET /api/orders/cart/";
const COMPATIBLE: CallSchemas = { [CART]: callSchema(getCart) };
const INCOMPATIBLE: CallSchemas = { ...COMPATIBLE, "GET /api/gifts/:id/": callSchema(getCart) };
const SENTENCE =
  "mf-catalog, release aaa (production): The API has no call GET /api/gifts/:id/. Release the API that has the call as " +
  "the release needs it first, or build the release against the contract of the API.";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ligate-api-releases-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const releasesDir = () => join(folder, "releases");

it("accepts active releases whose calls the API has", async () => {
  await activate("mf-catalog", "aaa", { calls: COMPATIBLE });
  await activate("shell", "bbb", { calls: callSchemas() });

  expect(await check()).toEqual([]);
});

it("refuses an active release that uses a call the API does not have", async () => {
  await activate("mf-catalog", "aaa", { calls: INCOMPATIBLE });

  await expect(check()).rejects.toThrow(new IncompatibleReleasesError(SENTENCE));
});

it("refuses with one sentence per call, of the shell and of every remote", async () => {
  await activate("mf-catalog", "aaa", { calls: INCOMPATIBLE });
  await activate("shell", "bbb", { calls: INCOMPATIBLE });

  await expect(check()).rejects.toThrow(/^shell, release bbb .+\nmf-catalog, release aaa .+$/);
});

it("does not check a release that has been replaced, or is active elsewhere", async () => {
  await activate("mf-catalog", "aaa", { calls: INCOMPATIBLE });
  await activate("mf-catalog", "bbb", { calls: COMPATIBLE });
  await activate("shell", "ccc", { calls: INCOMPATIBLE, environment: "staging" });

  expect(await check()).toEqual([]);
});

it("warns in development only, and skips development servers", async () => {
  await activate("mf-catalog", "aaa", { calls: INCOMPATIBLE, environment: "development" });
  const repository = new FolderRepository(releasesDir());
  const entry = nextEntry([], { ...ENTRY, release: "http://localhost:4000/", integrity: "" });
  if (entry) await repository.append("mf-designer", "development", entry);

  const warnings = await check({ RELEASES_ENVIRONMENT: "development" });

  expect(warnings).toEqual([SENTENCE.replace("production", "development")]);
});

it("warns if nothing is active", async () => {
  expect(await check()).toEqual([
    `The calls of the active releases are not checked: none is active in production of ${releasesDir()}.`,
  ]);
});

it("warns if the registry does not answer and nothing is on the disk", async () => {
  const warnings = await check({ RELEASES_REGISTRY: "http://127.0.0.1:1/" });

  expect(warnings).toEqual([
    expect.stringMatching(/^The calls of the active releases are not checked: .*127\.0\.0\.1/),
  ]);
});

it("warns of a release that was changed, and checks the others", async () => {
  await activate("mf-catalog", "aaa", { calls: COMPATIBLE });
  await activate("mf-designer", "bbb", { calls: COMPATIBLE });
  const published = new FolderRepository(releasesDir()).releaseFolder("mf-designer", "bbb");
  writeFileSync(join(published, CALLS_FILE), "{}");

  expect(await check()).toEqual([
    expect.stringMatching(/^The calls of release bbb of mf-designer are not checked: .*does not match/),
  ]);
});

describe("the API's process", () => {
  let api: ChildProcessByStdio<null, Readable, Readable>;
  beforeEach(async () => {
    await activate("mf-catalog", "aaa", { calls: COMPATIBLE });
  });
  afterEach(() => api.kill("SIGKILL"));

  it("ends with the sentence before it opens the database", async () => {
    await activate("mf-catalog", "bbb", { calls: INCOMPATIBLE });
    api = startApi();

    const [[code], printed, errors] = await Promise.all([
      once(api, "exit"),
      text(api.stdout),
      text(api.stderr),
    ]);

    expect({ code, printed, errors }).toEqual({
      code: 1,
      printed: "",
      errors: `${SENTENCE.replace("aaa", "bbb")}\n`,
    });
  });

  it("serves if the active releases are compatible", async () => {
    api = startApi();

    for await (const line of createInterface(api.stdout)) if (line.includes('"ready":true')) break;

    api.kill("SIGTERM");
    expect(await once(api, "exit")).toEqual([0, null]);
  });
});

/** The warnings of the check. */
async function check(environment: Record<string, string> = {}): Promise<string[]> {
  const warnings: string[] = [];
  const settings = readSettings({ RELEASES_DIR: releasesDir(), ...environment });
  await checkActiveReleases(settings, (message) => warnings.push(message));
  return warnings;
}

const startApi = () =>
  spawn(process.execPath, [join(import.meta.dirname, "../main.ts")], {
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, "data"), RELEASES_DIR: releasesDir() },
    stdio: ["ignore", "pipe", "pipe"],
  });

const ENTRY: Omit<EntryContent, "release" | "integrity"> = {
  ...{ kind: "activate", by: "a test", reason: "", skipped: [] },
};

/** Publishes a release that uses calls, and activates it. */
async function activate(
  name: string,
  id: string,
  { calls, environment = "production" }: { calls: CallSchemas; environment?: Environment },
): Promise<void> {
  const repository = new FolderRepository(releasesDir());
  const { release, manifest, built } = writeRelease(name, id, calls);
  await repository.publish(release, built);
  const log = await repository.readLog(name, environment);
  const entry = nextEntry(log, { ...ENTRY, release: id, integrity: integrityOf(manifest) });
  if (entry) await repository.append(name, environment, entry);
}

/** Writes a release that contains only its calls. */
function writeRelease(name: string, id: string, calls: CallSchemas) {
  const built = mkdtempSync(join(folder, "built-"));
  const json = JSON.stringify(calls);
  const release: Release = {
    ...{ name, id, version: "0.1.0", entry: "main.js", css: [], exposes: [], provides: {}, shared: {} },
    origin: { commit: null, author: null, builtAt: "2026-01-01T00:00:00.000Z", ciRun: null },
    ...{ platformExports: {}, platformImports: {}, addresses: [], ssr: false },
    calls: Object.fromEntries(Object.entries(calls).map(([call, { hash }]) => [call, hash])),
    ...{ table: { js: [], css: [] }, pages: {} },
    files: { [CALLS_FILE]: { integrity: integrityOf(json), bytes: json.length } },
  };
  const manifest = JSON.stringify(release);
  writeFileSync(join(built, CALLS_FILE), json);
  writeFileSync(join(built, RELEASE_FILE), manifest);
  return { release, manifest, built };
}
