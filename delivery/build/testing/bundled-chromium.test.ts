import { execFile, execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { bundledChromium } from "./bundled-chromium.ts";

const onX64Linux = process.platform === "linux" && process.arch === "x64" ? it : it.skip;

const folder = mkdtempSync(join(tmpdir(), "ligate-bundled-"));
const cache = join(folder, ".cache/chromium");
const isRun = join(folder, "is-run");
const temporary = join(folder, "temporary");

/** Another user's files where the package unpacks by default. */
function plantFiles(): void {
  mkdirSync(join(temporary, "fonts"), { recursive: true });
  writeFileSync(join(temporary, "chromium"), `#!/bin/sh\ntouch ${isRun}\n`);
  chmodSync(join(temporary, "chromium"), 0o755);
}

/** Unpacks in a process of its own. @returns the file of the browser */
async function unpack(): Promise<string> {
  const module = JSON.stringify(join(import.meta.dirname, "bundled-chromium.ts"));
  const script = `import(${module}).then(({ bundledChromium }) =>
    console.log(bundledChromium({ cache: ${JSON.stringify(cache)} }).executablePath))`;
  const env = { ...process.env, TMPDIR: temporary };
  const { stdout } = await promisify(execFile)(process.execPath, ["-e", script], { env });
  return stdout.trim();
}

onX64Linux("unpacks once, also when two processes start at the same time", async () => {
  plantFiles();
  const [one, other] = await Promise.all([unpack(), unpack()]);
  expect(other).toBe(one);
  expect(readdirSync(cache)).toHaveLength(1);
  const unpacked = statSync(one).ino;
  expect(bundledChromium({ cache })?.executablePath).toBe(one);
  expect(statSync(one).ino).toBe(unpacked);
});

onX64Linux("is in a folder that other users cannot enter, below one that they can", () => {
  const { executablePath = "" } = bundledChromium({ cache }) ?? {};
  const modes = [join(executablePath, ".."), cache, join(cache, "..")].map(
    (path) => statSync(path).mode & 0o777,
  );
  expect(modes).toEqual([0o700, 0o700, 0o777 & ~process.umask()]);
});

onX64Linux("never runs or uses a file of the temporary folder", () => {
  const { executablePath = "", env } = bundledChromium({ cache }) ?? {};
  expect(execFileSync(executablePath, ["--version"], { env, encoding: "utf8" })).toMatch(/^Chromium \d+/);
  expect(existsSync(isRun)).toBe(false);
  expect(readdirSync(temporary).sort()).toEqual(["chromium", "fonts"]);
  expect(readdirSync(join(temporary, "fonts"))).toEqual([]);
});

onX64Linux("takes its libraries and fonts from its own folder", () => {
  const { executablePath = "", env } = bundledChromium({ cache }) ?? {};
  const loader = { ...env, LD_TRACE_LOADED_OBJECTS: "1" };
  const libraries = execFileSync(executablePath, { env: loader, encoding: "utf8" });
  for (const library of ["libnss3.so", "libnspr4.so", "libexpat.so.1"])
    expect(libraries).toContain(`${library} => ${cache}/`);
  expect(existsSync(join(env?.FONTCONFIG_PATH ?? "", "fonts/Open_Sans/OpenSans-Regular.ttf"))).toBe(true);
  expect(process.env.LD_LIBRARY_PATH ?? "").not.toContain(cache);
});

it("does not exist on another platform", () => {
  expect(bundledChromium({ platform: "linux-arm64", cache })).toBeUndefined();
});
