import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "@ligate/contract/settings/settings";
import { sessionSecret } from "./session-secret.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ligate-secret-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("creates the secret once, readable by its owner only", () => {
  const settings = readSettings({ DATA_DIR: join(folder, "data") });

  const secret = sessionSecret(settings);

  expect(secret).toHaveLength(43);
  expect(sessionSecret(settings)).toBe(secret);
  expect(statSync(join(folder, "data/session-secret")).mode & 0o777).toBe(0o600);
});

it("prefers the setting", () => {
  const SESSION_SECRET = "s".repeat(32);

  expect(sessionSecret(readSettings({ DATA_DIR: folder, SESSION_SECRET }))).toBe(SESSION_SECRET);
});
