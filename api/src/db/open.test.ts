import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "@ligate/contract/settings/settings";
import { openDatabase } from "./open.ts";

const folder = mkdtempSync(join(tmpdir(), "ligate-open-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Paths that users other than the owner may use. */
const accessible = (dataDir: string) =>
  [".", ...readdirSync(dataDir, { recursive: true, encoding: "utf8" })].filter(
    (path) => statSync(join(dataDir, path)).mode & 0o077,
  );

it("opens the embedded database to the user of the store only, in a new folder and in an old one", async () => {
  const DATA_DIR = join(folder, "data");
  mkdirSync(DATA_DIR, { mode: 0o755 });
  const open = async () => {
    const { close } = await openDatabase(readSettings({ DATA_DIR }));
    const found = accessible(DATA_DIR);
    await close();
    return found;
  };

  expect(await open()).toEqual([]);
  for (const path of readdirSync(DATA_DIR, { recursive: true, encoding: "utf8" })) {
    const { mode } = statSync(join(DATA_DIR, path));
    chmodSync(join(DATA_DIR, path), mode | 0o066);
  }
  chmodSync(DATA_DIR, 0o755);

  expect(accessible(DATA_DIR).length).toBeGreaterThan(900);
  expect(await open()).toEqual([]);
});
