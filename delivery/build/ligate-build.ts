#!/usr/bin/env node
/** Builds a release of the package in the current folder into its `dist`: `pnpm --filter mf-catalog build`. */
import { resolve } from "node:path";
import { buildRelease } from "./releases/build-release.ts";

const root = resolve(import.meta.dirname, "../..");

try {
  const start = performance.now();
  const { name, id, built } = await buildRelease(root, process.cwd());
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name} ${id} ${built ? `built in ${seconds} s` : "unchanged"}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
