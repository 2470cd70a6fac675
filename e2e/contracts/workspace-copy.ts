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
const FRAGMENT_PROPS = "e2e/contracts/fragment-props.ts";
const NOT_COPIED = new Set([".bin", ".federation", ".turbo", "dist", "coverage"]);

/** A copy of the sources, to change them. */
export interface WorkspaceCopy {
  /** Its folder. */
  root: string;
  /** Runs `pnpm new remote` and installs the remote. @param title of its first page */
  createRemote: (title: string) => Promise<void>;
  setVersion: (dir: string, version: string) => void;
  /** Runs `pnpm --filter <name> build`. @returns the release's id and the folder that contains its folder */
  build: (name: string) => Promise<{ id: string; folder: string }>;
  remove: () => void;
}

export function copyWorkspace(): WorkspaceCopy {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "ligate-workspace-")));
  const packages = readdirSync(ROOT).filter((name) => name === "shell" || name.startsWith("mf-"));
  for (const name of [...packages, "shared", "delivery", "pnpm-lock.yaml", FRAGMENT_PROPS]) {
    const filter = (from: string) => !NOT_COPIED.has(basename(from));
    cpSync(join(ROOT, name), join(root, name), { recursive: true, verbatimSymlinks: true, filter });
  }
  // The gate starts an API and a sandbox.
  for (const name of ["node_modules", "api", "lab"]) symlinkSync(join(ROOT, name), join(root, name));

  return {
    root,
    createRemote: (title) => createRemote(root, title),
    setVersion: (dir, version) => {
      const file = join(root, dir, "package.json");
      const manifest = readFileSync(file, "utf8");
      writeFileSync(file, manifest.replace(/"version": ".*"/, `"version": "${version}"`));
    },
    build: (name) => build(root, name),
    remove: () => rmSync(root, { recursive: true }),
  };
}

async function createRemote(root: string, title: string): Promise<void> {
  const options = ["--plopfile", join(ROOT, "scripts/new/plopfile.ts"), "--dest", root];
  const plop = join(ROOT, "scripts/node_modules/.bin/plop");
  await promisify(execFile)(plop, [...options, "remote", title]);
  const installed = join(root, `mf-${title.toLowerCase().replaceAll(" ", "-")}`, "node_modules");
  cpSync(join(root, "mf-account/node_modules"), installed, { recursive: true, verbatimSymlinks: true });
}

async function build(root: string, name: string): Promise<{ id: string; folder: string }> {
  const tool = join(root, "delivery/build/ligate-build.ts");
  const cwd = join(root, name);
  const { stdout } = await promisify(execFile)(process.execPath, [tool], { cwd });
  const id = new RegExp(`^${name} (\\w+) `, "m").exec(stdout)?.[1];
  if (!id) throw new Error(`The build printed: ${stdout}`);
  return { id, folder: join(cwd, "dist") };
}
