import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "@ligate/contract/settings/settings";
import { secondFactorKeys } from "./second-factor-keys.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ligate-keys-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("creates a key once, readable by its owner only, outside the folder of the database", () => {
  const settings = readSettings({ DATA_DIR: folder });

  const [key, ...more] = secondFactorKeys(settings);

  expect(key).toHaveLength(32);
  expect(more).toEqual([]);
  expect(secondFactorKeys(settings)).toEqual([key]);
  expect(statSync(join(folder, "second-factor-key")).mode & 0o777).toBe(0o600);
});

it("prefers the setting, to which a stored key can be copied when the store moves to a server", () => {
  const [stored] = secondFactorKeys(readSettings({ DATA_DIR: folder }));
  const copied = readFileSync(join(folder, "second-factor-key"), "utf8");
  const hex = "ab".repeat(32);

  const keys = secondFactorKeys(readSettings({ DATA_DIR: folder, SECOND_FACTOR_KEY: `${hex},${copied}` }));

  expect(keys).toEqual([Buffer.alloc(32, 0xab), stored]);
});
