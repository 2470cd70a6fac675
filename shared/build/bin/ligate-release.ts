#!/usr/bin/env node
/** Builds the package in the current folder and makes it live: `pnpm --filter mf-catalog release`. */
import { resolve } from "node:path";
import { buildRelease } from "../src/build-release.ts";
import { deploy } from "../src/registry.ts";

const root = resolve(import.meta.dirname, "../../..");
const releasesDir = resolve(root, process.env.RELEASES_DIR || "releases");

try {
  const { name, id, built } = await buildRelease(root, process.cwd(), releasesDir);
  deploy(releasesDir, { [name]: id });
  console.log(`${name} ${id} ${built ? "built" : "was built already"}, live`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
