import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DataDirError } from "./data-dir.ts";
import { readStoredSecret } from "./stored-secret.ts";

const folder = mkdtempSync(join(tmpdir(), "ligate-secret-"));
afterAll(() => rmSync(folder, { recursive: true }));

it.each(["", "short", "a".repeat(42), "\n"])("refuses the damaged file %j in one sentence", (text) => {
  const file = join(folder, "session-secret");
  writeFileSync(file, text);

  expect(() => readStoredSecret(folder, "session-secret")).toThrow(
    new DataDirError(
      `${file} is damaged. Restore it from a backup, or delete it, so that the store generates another secret.`,
    ),
  );
});
