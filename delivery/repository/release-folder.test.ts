import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentHash, hashedName } from "@ligate/build/release-format/hashed-names";
import { readReleaseToPublish } from "./release-folder.ts";
import { writeRelease } from "./testing/release-fixture.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "ligate-release-folder-"));
});
afterEach(() => rm(folder, { recursive: true }));

const named = (name: string, content: string) => ({ [hashedName(name, contentHash(content))]: content });

/** Reads a release with a hashed entry and further files. */
async function read(others: Record<string, string>) {
  const entry = named("remoteEntry.js", "entry");
  const content = { ...entry, ...others };
  await writeRelease(folder, { id: "aaa", entry: Object.keys(entry)[0] ?? "", content });
  return readReleaseToPublish(folder, "mf-catalog", "aaa");
}

it("accepts files whose names belong to their contents, and files that browsers do not request", async () => {
  const script = named("home.js", "home");
  const license = { [`${Object.keys(script)[0]}.LICENSE.txt`]: "MIT" };
  const others = { "calls.json": "{}", "server/index.cjs": "", [`${Object.keys(script)[0]}.br`]: "br" };
  expect((await read({ ...script, ...license, ...others })).id).toBe("aaa");
});

it.each([
  ["another content", { "home.0123456789abcdef.js": "home" }, "is not that of its content"],
  ["no hash", { "home.js": "home" }, "home.js of mf-catalog has no hash in its name"],
  ["a point in its name", named("inter.woff2", "font"), undefined],
  ["two points", { "inter.var.0123456789abcdef.woff2": "font" }, "has no hash in its name"],
  ["the name of another", { ...named("icon.svg", "a"), ...named("icon.svg", "b") }, "another file, icon.svg"],
])("judges a file with %s", async (_case, files, problem) => {
  const reading = read(files as Record<string, string>);
  if (problem === undefined) await reading;
  else await expect(reading).rejects.toThrow(problem);
});
