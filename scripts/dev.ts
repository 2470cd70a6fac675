/** `pnpm dev`: the store with every package served from its sources, reloading hot inside the shell. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { packageCard } from "@ligate/build/package-card";
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

const servers = BROWSER_PACKAGES.map((name) => packageCard(join(ROOT, name)));
console.log("Compiling shell and remotes");
for (const { name } of servers) {
  const service = await startService(name, "scripts/serve-package.ts", { PACKAGE: name }, onEnd);
  stops.push(service.stop);
  console.log(`  ${name} is served from its sources at http://127.0.0.1:${service.ready.port}`);
}

const registry = servers.map(({ name, ligate }) => [name, `http://127.0.0.1:${ligate.developmentPort}/`]);
mkdirSync(releasesDir, { recursive: true });
writeFileSync(join(releasesDir, "registry.json"), JSON.stringify(Object.fromEntries(registry), null, 2));
const store = await startStore({ ...settings, RELEASES_DIR: releasesDir }, onEnd, true);
stops.push(store.stop);
console.log("Pages are rendered in the browser in development; the API starts anew when it changes.");
console.log(`Ligate is ready at http://localhost:${settings.PORT}`);
