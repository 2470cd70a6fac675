import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { findChromium, requireChromium } from "./find-chromium.ts";

const folder = mkdtempSync(join(tmpdir(), "ligate-chromium-"));

/** A program in a folder of its own. */
function aFile(name: string, mode = 0o755): string {
  const parent = mkdtempSync(join(folder, "bin-"));
  writeFileSync(join(parent, name), "", { mode });
  return join(parent, name);
}
const own = aFile("own");
const onPath = aFile("chromium");
const playwrights = aFile("chrome");
const PATH = [join(folder, "none"), join(onPath, "..")].join(delimiter);
const bundled = () => ({ executablePath: "/bundled", env: { LD_LIBRARY_PATH: "/lib" }, name: "bundled" });

it("prefers $CHROMIUM, then the PATH, then Playwright's, then the bundled headless shell", () => {
  const find = (environment: NodeJS.ProcessEnv, playwright: string) =>
    findChromium({ environment, playwrights: playwright, bundled });
  expect(find({ CHROMIUM: own, PATH }, playwrights)).toEqual({ executablePath: own, name: own });
  expect(find({ CHROMIUM: "", PATH }, playwrights)).toEqual({ executablePath: onPath, name: onPath });
  expect(find({ PATH: "" }, playwrights)).toEqual({ executablePath: playwrights, name: playwrights });
  expect(find({}, join(folder, "none"))).toEqual(bundled());
});

it("passes over a file that cannot be executed", () => {
  const noProgram = join(aFile("chromium", 0o644), "..");
  const environment = { PATH: [noProgram, PATH].join(delimiter) };

  expect(findChromium({ environment, playwrights, bundled })).toMatchObject({ executablePath: onPath });
});

it("does not use a chromium of the current folder if the PATH is empty", () => {
  const module = JSON.stringify(join(import.meta.dirname, "find-chromium.ts"));
  const script = `import(${module}).then(({ findChromium }) =>
    console.log(findChromium({ environment: { PATH: "" }, playwrights: "", bundled: () => undefined })))`;
  const found = execFileSync(process.execPath, ["-e", script], { cwd: join(onPath, ".."), encoding: "utf8" });
  expect(found.trim()).toBe("undefined");
});

it("finds none if $CHROMIUM does not exist, and says what to install", () => {
  const sources = { environment: { CHROMIUM: "/no/chromium", PATH }, playwrights, bundled };
  expect(findChromium(sources)).toBeUndefined();
  expect(() => requireChromium(sources)).toThrow(
    /^No Chromium was found at \/no\/chromium.*set CHROMIUM to its file/,
  );
});

it("says what to install where there is none", () => {
  const sources = { environment: {}, playwrights: join(folder, "none"), bundled: () => undefined };
  expect(() => requireChromium(sources)).toThrow(/^No Chromium was found.*apt-get install chromium/);
});
