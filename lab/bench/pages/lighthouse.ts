/**
 * `pnpm bench:lighthouse`: runs Lighthouse's mobile preset on pages of the built store, behind a gateway with
 * HTTP/2 over TLS, and prints the medians. The exit code is 1 if a page misses a target.
 *
 * RUNS (3): runs per page. PAGES: only these paths, separated by commas. REPORTS: an existing folder for the complete
 * results.
 */
import { CHROMIUM_FLAGS } from "@ligate/build/testing/chromium-flags";
import { requireChromium } from "@ligate/build/testing/find-chromium";
import { freePort } from "@ligate/delivery/processes/child-services";
import { chromium } from "@playwright/test";
import startStore from "../../../e2e/support/processes/start-store.ts";
import { publicAddress } from "../../../e2e/support/releases/public-pages.ts";
import { releasesDir } from "../../../e2e/support/releases/releases-folder.ts";
import { formatTable } from "../../figures.ts";
import { startGateways } from "./gateways.ts";
import { type Audited, type AuditedPage, audit, CATEGORIES, TARGETS } from "./lighthouse-audit.ts";

const RUNS = Number(process.env.RUNS || 3);
const SELECTED = process.env.PAGES?.split(",");

const listPages = (): AuditedPage[] => [
  { name: "home", path: publicAddress("home") },
  { name: "category", path: publicAddress("category") },
  { name: "featured product", path: publicAddress("featured-product") },
  { name: "gene", path: publicAddress("gene") },
  { name: "service", path: "/services/experiment-services" },
  { name: "search", path: "/search" },
  // There are as many result pages as search texts, so robots.txt excludes them.
  { name: "search results", path: publicAddress("search"), skipped: ["is-crawlable"] },
  { name: "post", path: publicAddress("blog-post") },
];

async function auditAll(store: string): Promise<Audited[]> {
  const audited: Audited[] = [];
  for (const page of listPages().filter(({ path }) => !SELECTED || SELECTED.includes(path))) {
    // A profile for each page, so that no page finds files in the cache.
    const { port, browser } = await launchChromium();
    try {
      await audit(page, { store, port, runs: 1 });
      audited.push(await audit(page, { store, port, runs: RUNS }));
    } finally {
      await browser.close();
    }
    for (const failure of audited.at(-1)?.failedAudits ?? []) console.log(`${page.path}: ${failure}`);
  }
  return audited;
}

/** Starts Chromium with a new profile, and the port of its DevTools protocol. */
async function launchChromium() {
  const { executablePath, env } = requireChromium();
  const port = await freePort();
  const browser = await chromium.launch({
    ...{ executablePath, env },
    // The gateway has a self-signed certificate.
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`, "--ignore-certificate-errors"],
    // Lighthouse audits it.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  return { port, browser };
}

const stopStore = await startStore();
try {
  const gateways = await startGateways({ store: releasesDir() }, process.env.STORE_URL ?? "");
  const audited = await auditAll(gateways.addresses.store ?? "").finally(gateways.stop);
  console.log(formatScores(audited));
  const missed = missedTargets(audited);
  for (const line of missed) console.error(line);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await stopStore?.();
}

/** A row of scores and metrics for every page, and one of the targets. */
function formatScores(audited: Audited[]): string {
  const rows = audited.map(({ page, scores }) => {
    const { lcp, tbt, cls, fcp } = scores;
    const times = [lcp, tbt, fcp].map(Math.round);
    return [page.name, ...CATEGORIES.map((id) => scores[id]), ...times, cls.toFixed(3)];
  });
  const targets = ["target, at least", ...CATEGORIES.map((id) => TARGETS[id])];
  return formatTable(["times in ms", ...CATEGORIES, "LCP", "TBT", "FCP", "CLS"], [...rows, targets]);
}

/** A line for each target that a page misses. */
function missedTargets(audited: Audited[]): string[] {
  return audited.flatMap(({ page, scores }) =>
    CATEGORIES.filter((id) => scores[id] < TARGETS[id]).map(
      (id) => `${page.path}: ${id} is ${scores[id]}, but must be ${TARGETS[id]}.`,
    ),
  );
}
