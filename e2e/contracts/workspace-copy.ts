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

/** A checkout of the sources at another time, as a team has it that has not pulled, or is ahead. */
export interface WorkspaceCopy {
  /** Changes a text of a file. @throws where it is not there: a patch that changes nothing proves nothing */
  patch: (file: string, from: string, to: string) => void;
  setVersion: (dir: string, version: string) => void;
  /** `pnpm --filter <name> release` into the tests' own releases. @throws with what it says where it refuses */
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
  const builtBy = (said: string) => {
    const id = new RegExp(`^${name} (\\w+) `, "m").exec(said)?.[1];
    if (!id) throw new Error(`The release said: ${said}`);
    return { id, remove: () => rmSync(join(releases, name, id), { recursive: true }) };
  };
  try {
    return builtBy((await promisify(execFile)(process.execPath, [tool], options)).stdout);
  } catch (error) {
    // What was refused has been built all the same.
    builtBy(String(error instanceof Error ? error.message : error)).remove();
    throw error;
  }
}
