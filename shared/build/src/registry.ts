import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { REGISTRY_FILE, Registry } from "./release-format.ts";

/** Makes a release the live one. The file is replaced whole, so that no reader sees half of it. */
export function pointRegistry(releasesDir: string, name: string, id: string): void {
  mkdirSync(releasesDir, { recursive: true });
  const file = join(releasesDir, REGISTRY_FILE);
  const registry = existsSync(file) ? Registry.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
  if (registry[name] === id) return;
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify({ ...registry, [name]: id }, null, 2)}\n`);
  renameSync(draft, file);
}
