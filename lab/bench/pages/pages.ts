/**
 * `pnpm bench:pages`: measures every page with federation and as one bundle, rendered by the browser and by the server,
 * on slow 4G with a slow CPU; then the home page without each optimization. Prints the medians.
 *
 * ROUNDS (9): visits of each variant. WORKERS (1): concurrent visits, each of which needs two cores. PAGES: only these
 * route ids, separated by commas; `optimizations` stands for the second table.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHROMIUM_FLAGS } from "@ligate/build/testing/chromium-flags";
import { requireChromium } from "@ligate/build/testing/find-chromium";
import { type Browser, chromium } from "@playwright/test";
import startStore from "../../../e2e/support/processes/start-store.ts";
import { releasesDir } from "../../../e2e/support/releases/releases-folder.ts";
import { type Address, createAddresses } from "./addresses.ts";
import { writeFloor } from "./floor/release.ts";
import { startGateways } from "./gateways.ts";
import { writeOneBundle } from "./one-bundle/release.ts";
import { copyActive, readActive } from "./release-folders.ts";
import { compareWithTargets, formatOptimizations } from "./report.ts";
import { type Task, visitAll } from "./visits.ts";
import { writeWithoutOptimizations } from "./without-optimizations.ts";

const SELECTED = process.env.PAGES?.split(",");

const PUBLIC: Variant[] = ["one bundle", "one bundle, server", "federation", "federation, server"];
const PRIVATE: Variant[] = ["one bundle", "federation"];

interface Bench {
  browser: Browser;
  store: string;
  releases: string;
  /** Folder for the built variants. */
  dir: string;
}

async function benchPages({ browser, store, releases, dir }: Bench): Promise<void> {
  const folders = await writeVariants(releases, dir);
  const gateways = await startGateways(folders, store);
  const addresses = await createAddresses(browser, store, releases);
  const measured = await visitAll(browser, listTasks(addresses, gateways.addresses));
  console.log(compareWithTargets(measured));
  await gateways.stop();
  if (!SELECTED || SELECTED.includes("optimizations"))
    await benchOptimizations(folders["federation, server"], { browser, store, releases, dir });
}

function listTasks(addresses: Address[], gateways: Record<string, string>): Task[] {
  const floor: Task = { page: "a trivial page", variant: "floor", address: `${gateways.floor}/` };
  const pages = addresses
    .filter(({ id }) => !SELECTED || SELECTED.includes(id))
    .flatMap(({ id, path, cookies, isPublic }) =>
      (isPublic ? PUBLIC : PRIVATE).map((variant) => ({
        page: id,
        variant,
        address: `${gateways[variant]}${path}`,
        options: cookies ? { storageState: cookies } : {},
      })),
    );
  return [floor, ...pages];
}

async function benchOptimizations(federation: string, { browser, store, dir }: Bench): Promise<void> {
  const without = {
    "as deployed": federation,
    ...(await writeWithoutOptimizations(federation, join(dir, "without"))),
  };
  const tasks: Task[] = [];
  const stops: (() => Promise<void>)[] = [];
  for (const [page, folder] of Object.entries(without)) {
    const folders = { browser: await clientRendered(folder), server: folder };
    const { addresses, stop } = await startGateways(folders, store);
    stops.push(stop);
    for (const [variant, address] of Object.entries(addresses))
      tasks.push({ page, variant, address: `${address}/`, turns: "home" });
  }
  console.log(formatOptimizations(await visitAll(browser, tasks)));
  for (const stop of stops) await stop();
}

const { executablePath, env } = requireChromium();
const dir = mkdtempSync(join(tmpdir(), "ligate-variants-"));
const stopStore = await startStore();
const browser = await chromium.launch({ executablePath, env, args: CHROMIUM_FLAGS });
try {
  await benchPages({ browser, store: process.env.STORE_URL ?? "", releases: releasesDir(), dir });
} finally {
  await browser.close();
  await stopStore?.();
  rmSync(dir, { recursive: true, force: true });
}

/** A way to build the same sources. */
type Variant = "one bundle" | "one bundle, server" | "federation" | "federation, server" | "floor";

/** Writes each variant of the store as a folder of releases for a gateway. @returns the folders */
async function writeVariants(releasesDir: string, dir: string): Promise<Record<Variant, string>> {
  const federation = join(dir, "federation");
  await copyActive(releasesDir, federation);
  const one = await writeOneBundle(join(dir, "one"), await readActive(releasesDir));

  return {
    "one bundle": await clientRendered(one),
    "one bundle, server": one,
    federation: await clientRendered(federation),
    "federation, server": federation,
    floor: await writeFloor(join(dir, "floor")),
  };
}

/** Copies a folder of releases whose pages only the browser renders. */
async function clientRendered(dir: string): Promise<string> {
  const copy = `${dir}-client`;
  await copyActive(dir, copy, (release) => ({ ...release, ssr: false }));
  return copy;
}
