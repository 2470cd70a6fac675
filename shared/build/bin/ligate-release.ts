#!/usr/bin/env node
/** Builds the package in the current folder and activates the release: `pnpm --filter mf-catalog release`. */
import { resolve } from "node:path";
import { buildRelease } from "../src/releases/build-release.ts";
import { activate } from "../src/releases/registry.ts";

const root = resolve(import.meta.dirname, "../../..");
const releasesDir = resolve(root, process.env.RELEASES_DIR || "releases");

try {
  const { name, id, built } = await buildRelease(root, process.cwd(), releasesDir);
  activate(releasesDir, { [name]: id });
  console.log(`${name} ${id} ${built ? "built" : "existed"}, active`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
