import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeFiles } from "./describe-files.ts";

it("describes every file by its path, except release.json and source maps", () => {
  const dir = mkdtempSync(join(tmpdir(), "ligate-files-"));
  mkdirSync(join(dir, "server"));
  const names = ["server/index.cjs", "main.js", "main.js.br", "main.js.map", "calls.json", "release.json"];
  for (const name of names) writeFileSync(join(dir, name), "content");

  const files = describeFiles(dir);

  expect(Object.keys(files)).toEqual(["calls.json", "main.js", "main.js.br", "server/index.cjs"]);
  expect(files["main.js"]).toEqual({
    // openssl dgst -sha384 -binary | base64
    integrity: "sha384-VAbr6hYY6bc6cpDF1xbwtHtPH7xdjF54yQEKPgHBjYWUqpQuNTb34BV0JF00ZHUj",
    bytes: 7,
  });
});
