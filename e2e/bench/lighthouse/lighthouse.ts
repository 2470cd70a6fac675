/**
 * `pnpm bench:lighthouse`: Lighthouse's mobile preset on pages of the built product. Writes the table into
 * docs/performance.md; ends with 1 where an aim is missed.
 *
 * RUNS (3): of each page. PAGES: these paths alone, by commas; nothing is written then. REPORTS: an existing folder
 * for all that Lighthouse says.
 */
import { join, resolve } from "node:path";
import startStore from "../../support/start-store.ts";
import { startGateways } from "../gateways.ts";
import { writeSection } from "../report.ts";
import { type Audited, audit } from "./audit.ts";
import { PAGES } from "./audited-pages.ts";
import { startChromium } from "./debugged-chromium.ts";
import { missedAims, scoresTable } from "./lighthouse-report.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const RUNS = Number(process.env.RUNS || 3);
const CHOSEN = process.env.PAGES?.split(",");

async function auditAll(store: string): Promise<Audited[]> {
  const audited: Audited[] = [];
  for (const page of PAGES.filter(({ path }) => !CHOSEN || CHOSEN.includes(path))) {
    // A profile for each page, so that none meets what another has kept.
    const { port, stop } = await startChromium();
    try {
      await audit(page, { store, port, runs: 1 });
      audited.push(await audit(page, { store, port, runs: RUNS }));
    } finally {
      await stop();
    }
    for (const complaint of audited.at(-1)?.failedAudits ?? []) console.log(`${page.path}: ${complaint}`);
  }
  return audited;
}

const stopProduct = await startStore();
try {
  const releases = resolve(ROOT, process.env.RELEASES_DIR || "releases");
  const gateways = await startGateways({ store: releases }, process.env.STORE_URL ?? "");
  const audited = await auditAll(gateways.addresses.store ?? "").finally(gateways.stop);
  const table = scoresTable(audited, RUNS);
  console.log(table);
  if (!CHOSEN) writeSection(join(ROOT, "docs/performance.md"), "lighthouse", table);
  const missed = missedAims(audited);
  for (const line of missed) console.error(line);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await stopProduct?.();
}
