/**
 * `pnpm bench:lighthouse`: runs Lighthouse's mobile preset on pages of the built store, behind a gateway with
 * HTTP/2 over TLS, and prints the medians. The exit code is 1 if a page misses a target.
 *
 * RUNS (3): runs per page. PAGES: other paths, separated by commas.
 */
import { CHROMIUM_FLAGS } from "@ligate/build/testing/chromium-flags";
import { requireChromium } from "@ligate/build/testing/find-chromium";
import { freePort } from "@ligate/delivery/processes/child-services";
import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { publicAddress } from "../../e2e/support/releases/public-pages.ts";
import { releasesDir } from "../../e2e/support/releases/releases-folder.ts";
import { formatTable, median } from "../figures.ts";
import { withGateways, withStore } from "./gateways.ts";

const RUNS = Number(process.env.RUNS || 3);
const SELECTED = process.env.PAGES?.split(",");

/** Target scores, out of 100. */
const TARGETS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const CATEGORIES = Object.keys(TARGETS) as (keyof typeof TARGETS)[];

const listPaths = () => [
  ...["home", "category", "featured-product", "gene", "search", "blog-post"].map(publicAddress),
  ...["/services/experiment-services", "/search"],
];

async function auditPages(store: string): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const path of SELECTED ?? listPaths()) {
    const results = await audit(store, path);
    for (const failure of new Set(results.flatMap(findFailedAudits))) console.log(`${path}: ${failure}`);
    const scores = CATEGORIES.map((id) => median(results.map((result) => readScore(result, id))));
    const lcp = median(results.map(({ audits }) => audits["largest-contentful-paint"]?.numericValue ?? 0));
    rows.push([path, ...scores, Math.round(lcp)]);
    if (CATEGORIES.some((id, i) => (scores[i] ?? 0) < TARGETS[id])) process.exitCode = 1;
  }
  const targets = ["target, at least", ...CATEGORIES.map((id) => TARGETS[id])];
  console.log(formatTable(["", ...CATEGORIES, "LCP ms"], [...rows, targets]));
}

/** Runs Lighthouse's mobile preset on a page several times, after a run that fills the gateway's cache. */
async function audit(store: string, path: string): Promise<Result[]> {
  // A profile for each page, so that no page finds files in the cache.
  const { port, browser } = await launchChromium();
  // There are as many result pages as search texts, so robots.txt excludes them.
  const skipAudits = path === publicAddress("search") ? ["is-crawlable"] : [];
  const flags = { port, logLevel: "error" as const, onlyCategories: CATEGORIES, skipAudits };
  try {
    const results: Result[] = [];
    for (let run = 0; run <= RUNS; run++) {
      const lhr = (await lighthouse(store + path, flags))?.lhr;
      if (!lhr || lhr.runtimeError) throw new Error(`${path}: ${lhr?.runtimeError?.message ?? "no result"}`);
      results.push(lhr);
    }
    return results.slice(1);
  } finally {
    await browser.close();
  }
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

const readScore = ({ categories }: Result, id: string): number =>
  Math.round((categories[id]?.score ?? 0) * 100);

/** Audits that failed, including those without weight in a score. */
function findFailedAudits({ categories, audits }: Result): string[] {
  return CATEGORIES.flatMap((category) => {
    const ids = categories[category]?.auditRefs.map(({ id }) => id) ?? [];
    const failed = ids.filter((id) => (audits[id]?.score ?? 1) < 0.9);
    return failed.map((id) => `${category}: ${id} (${audits[id]?.title})`);
  });
}

await withStore((store) => withGateways({ store: releasesDir() }, store, ({ store }) => auditPages(store)));
