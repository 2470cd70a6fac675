/**
 * `pnpm dev`: the store with every package served from its sources, reloading hot inside the shell.
 * `pnpm dev mf-catalog`: with the shell and those that are named; the others are their releases.
 */
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildRelease } from "@ligate/build/build-release";
import { readSettings } from "@ligate/contract/settings";
import { BROWSER_PACKAGES, ROOT } from "./packages.ts";
import { startService } from "./service.ts";
import { startStore } from "./store.ts";

const settings = readSettings({ DATA_DIR: "var/development", ...process.env });
const releasesDir = resolve(ROOT, settings.DATA_DIR, "releases");
const stops: (() => Promise<void>)[] = [];
const end = async (code: number) => {
  await Promise.all(stops.map((stop) => stop()));
  process.exit(code);
};
const onEnd = (name: string) => {
  console.error(`The ${name} ended by itself; development stops.`);
  void end(1);
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => void end(0));

const named = process.argv.slice(2);
const unknown = named.find((name) => !BROWSER_PACKAGES.some((one) => one === name));
if (unknown) throw new Error(`There is no package ${unknown}; there are ${BROWSER_PACKAGES.join(", ")}.`);
const isServed = (name: string) => named.length === 0 || name === "shell" || named.includes(name);

const registry: Record<string, string> = {};
mkdirSync(releasesDir, { recursive: true });
for (const name of BROWSER_PACKAGES) {
  if (!isServed(name)) {
    registry[name] = await takeRelease(name);
    continue;
  }
  console.log(`Compiling ${name}`);
  const service = await startService(name, "scripts/serve-package.ts", { PACKAGE: name }, onEnd);
  stops.push(service.stop);
  registry[name] = `http://127.0.0.1:${service.ready.port}/`;
  console.log(`  it is served from its sources at ${registry[name]}`);
}
writeFileSync(join(releasesDir, "registry.json"), JSON.stringify(registry, null, 2));
const store = await startStore({ ...settings, RELEASES_DIR: releasesDir }, onEnd, true);
stops.push(store.stop);
console.log("Pages are rendered in the browser in development; the API starts anew when it changes.");
console.log(`Ligate is ready at http://localhost:${settings.PORT}`);

/** The release of today's sources, built if it is missing. */
async function takeRelease(name: string): Promise<string> {
  const built = resolve(ROOT, "releases");
  const { id } = await buildRelease(ROOT, join(ROOT, name), built);
  if (!existsSync(join(releasesDir, name))) symlinkSync(join(built, name), join(releasesDir, name));
  console.log(`${name} is its release ${id}`);
  return id;
}
