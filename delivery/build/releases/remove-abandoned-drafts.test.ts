import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { draftFolder, removeAbandonedDrafts } from "./remove-abandoned-drafts.ts";

it("removes the draft of a killed build, and keeps releases and the draft of a running build", () => {
  const dir = mkdtempSync(join(tmpdir(), "ligate-drafts-"));
  const endedProcess = spawnSync(process.execPath, ["--eval", ""]).pid;
  mkdirSync(join(dir, `.draft-${endedProcess}`, "server"), { recursive: true });
  mkdirSync(draftFolder(dir));
  mkdirSync(join(dir, "0123456789ab"));

  removeAbandonedDrafts(dir);

  expect(readdirSync(dir).sort()).toEqual([`.draft-${process.pid}`, "0123456789ab"]);
});

it("does nothing before the first build", () => {
  expect(() => removeAbandonedDrafts(join(tmpdir(), "ligate-no-such-folder"))).not.toThrow();
});
