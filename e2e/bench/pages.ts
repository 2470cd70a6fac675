/**
 * `pnpm bench:pages`: every page of the store as federation and as one bundle, rendered by the browser and by the
 * server, on slow 4G with a slow computer. Writes the table into docs/performance.md.
 *
 * ROUNDS (9): visits of each variant. WORKERS (2): visits at the same time. PAGES: ids, by commas; the document is
 * not written then.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Browser, type BrowserContextOptions, chromium } from "@playwright/test";
import { findChromium } from "../find-chromium.ts";
import { QUIET } from "../quiet-browser.ts";
import startProduct from "../start-product.ts";
import type { Address } from "./addresses.ts";
import { startGateways } from "./gateways.ts";
import { measure, type Visit } from "./measure.ts";
import { type Measured, medianOf, table, writeInto } from "./report.ts";
import { type Variant, writeVariants } from "./variants.ts";
import { makeVisitors, type Visitors } from "./visitors.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const ROUNDS = Number(process.env.ROUNDS || 9);
const WORKERS = Number(process.env.WORKERS || 2);
const CHOSEN = process.env.PAGES?.split(",");
const VIEWPORT = { width: 1280, height: 800 };

const PUBLIC: Variant[] = ["one bundle", "one bundle, server", "federation", "federation, server"];
const PRIVATE: Variant[] = ["one bundle", "federation"];

interface Task {
  page: string;
  variant: Variant;
  address: string;
  options: BrowserContextOptions;
}

function tasksOf(addresses: Address[], gateways: Record<string, string>, visitors: Visitors): Task[] {
  const at = (variant: Variant, path: string) => `${gateways[variant]}${path}`;
  const floor: Task = { page: "a trivial page", variant: "floor", address: at("floor", "/"), options: {} };
  const pages = addresses
    .filter(({ id }) => !CHOSEN || CHOSEN.includes(id))
    .flatMap(({ id, path, as, isPublic }) =>
      (isPublic ? PUBLIC : PRIVATE).map((variant) => ({
        page: id,
        variant,
        address: at(variant, path),
        options: as ? { storageState: visitors[as] } : {},
      })),
    );
  return [floor, ...pages].map((task) => ({ ...task, options: { ...task.options, viewport: VIEWPORT } }));
}

/** Visits everything once, so that each gateway has its pages and its code warm, then round by round. */
async function visitAll(browser: Browser, tasks: Task[]): Promise<Measured[]> {
  const visits = new Map<Task, Visit[]>(tasks.map((task) => [task, []]));
  for (let round = 0; round <= ROUNDS; round++) {
    const queue = [...tasks];
    const work = async () => {
      for (let task = queue.shift(); task; task = queue.shift()) {
        const visit = await measure(browser, task.address, task.options);
        if (round > 0) visits.get(task)?.push(visit);
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, work));
    console.log(round === 0 ? `${tasks.length} pages are warm` : `Round ${round} of ${ROUNDS}`);
  }
  return tasks.map((task) => ({ ...task, ...medianOf(visits.get(task) ?? []) }));
}

const dir = mkdtempSync(join(tmpdir(), "ligate-variants-"));
const stopProduct = await startProduct();
const store = process.env.STORE_URL ?? "";
const releases = resolve(ROOT, process.env.RELEASES_DIR || "releases");
const folders = await writeVariants(releases, dir);
const gateways = await startGateways(folders, store);
const browser = await chromium.launch({ executablePath: findChromium(), args: QUIET });
try {
  const visitors = await makeVisitors(browser, store);
  // Where the releases are is known since the product was started.
  const { everyAddress } = await import("./addresses.ts");
  const addresses = await everyAddress(releases, visitors);
  const measured = await visitAll(browser, tasksOf(addresses, gateways.addresses, visitors));
  const text = table(measured, ROUNDS);
  console.log(text);
  if (!CHOSEN) writeInto(join(ROOT, "docs/performance.md"), "pages", text);
} finally {
  await browser.close();
  await gateways.stop();
  await stopProduct?.();
  rmSync(dir, { recursive: true, force: true });
}
