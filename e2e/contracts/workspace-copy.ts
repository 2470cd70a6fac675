import { execFile } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { promisify } from "node:util";

const ROOT = resolve(import.meta.dirname, "../..");
const NOT_COPIED = new Set([".bin", ".federation", ".turbo", "dist", "coverage"]);

/** A copy of the sources in another version. */
export interface WorkspaceCopy {
  /** Replaces a text in a file. @throws if the file does not contain it */
  patch: (file: string, from: string, to: string) => void;
  setVersion: (dir: string, version: string) => void;
  /** Runs `pnpm --filter <name> release` into RELEASES_DIR. @throws with its output if the release is rejected */
  release: (name: string) => Promise<{ id: string; remove: () => void }>;
  remove: () => void;
}

export function copyWorkspace(): WorkspaceCopy {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "ligate-workspace-")));
  const packages = readdirSync(ROOT).filter((name) => name === "shell" || name.startsWith("mf-"));
  for (const name of [...packages, "shared", "pnpm-lock.yaml"]) {
    const filter = (from: string) => !NOT_COPIED.has(basename(from));
    cpSync(join(ROOT, name), join(root, name), { recursive: true, verbatimSymlinks: true, filter });
  }
  symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"));

  const rewrite = (file: string, from: string | RegExp, to: string) => {
    const before = readFileSync(join(root, file), "utf8");
    const after = before.replaceAll(from, to);
    if (after === before) throw new Error(`${file} has no ${from}.`);
    writeFileSync(join(root, file), after);
  };
  return {
    patch: rewrite,
    setVersion: (dir, version) =>
      rewrite(`${dir}/package.json`, /"version": ".*"/g, `"version": "${version}"`),
    release: (name) => release(root, name),
    remove: () => rmSync(root, { recursive: true }),
  };
}

async function release(root: string, name: string) {
  const releases = resolve(ROOT, process.env.RELEASES_DIR || "releases");
  const tool = join(root, "shared/build/bin/ligate-release.ts");
  const options = { cwd: join(root, name), env: { ...process.env, RELEASES_DIR: releases } };
  const readRelease = (output: string) => {
    const id = new RegExp(`^${name} (\\w+) `, "m").exec(output)?.[1];
    if (!id) throw new Error(`The release printed: ${output}`);
    return { id, remove: () => rmSync(join(releases, name, id), { recursive: true }) };
  };
  try {
    return readRelease((await promisify(execFile)(process.execPath, [tool], options)).stdout);
  } catch (error) {
    // A rejected release has been built.
    readRelease(String(error instanceof Error ? error.message : error)).remove();
    throw error;
  }
}
