import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "@ligate/build/packages";

export function createFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Inserts a text before the last occurrence of a marker. @returns the file @throws if it has no marker */
export function insertBefore(file: string, marker: string, text: string): string {
  const source = readFileSync(file, "utf8");
  const at = source.lastIndexOf(marker);
  if (at === -1) throw new Error(`${file} does not contain ${JSON.stringify(marker)}.`);
  writeFileSync(file, `${source.slice(0, at)}${text}${source.slice(at)}`);
  return file;
}

/** Adds an import before the first one; format() sorts and merges them. */
export function addImport(file: string, statement: string): void {
  writeFileSync(file, readFileSync(file, "utf8").replace(/^import /m, `${statement}\nimport `));
}

/** Formats files and sorts their imports. */
export function format(files: string[]): void {
  const options = ["--write", "--config-path", ROOT, "--vcs-enabled=false"];
  execFileSync(join(ROOT, "node_modules/.bin/biome"), ["check", ...options, ...files], { stdio: "pipe" });
}

/** The names of the parameters in a path: `/a/:id/` has `id`. */
export const pathParams = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
