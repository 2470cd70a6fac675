/**
 * `pnpm bench:lighthouse`: runs Lighthouse's mobile preset on pages of the built store, behind a gateway with
 * HTTP/2 over TLS, and prints the medians. The exit code is 1 if a page misses a target.
 *
 * RUNS (3): runs per page. PAGES: only these paths, separated by commas.
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

interface AuditedPage {
  name: string;
  path: string;
  /** Audits that are skipped because the page fails them on purpose. */
  skipped?: string[];
}

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

await withStore((store) => withGateways({ store: releasesDir() }, store, ({ store }) => auditPages(store)));

async function auditPages(store: string): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const page of listPages().filter(({ path }) => !SELECTED || SELECTED.includes(path))) {
    const results = await audit(store, page);
    for (const failure of new Set(results.flatMap(findFailedAudits))) console.log(`${page.path}: ${failure}`);
    const scores = CATEGORIES.map((id) => median(results.map((result) => readScore(result, id))));
    const lcp = median(results.map(({ audits }) => audits["largest-contentful-paint"]?.numericValue ?? 0));
    rows.push([page.name, ...scores, Math.round(lcp)]);
    if (CATEGORIES.some((id, i) => (scores[i] ?? 0) < TARGETS[id])) process.exitCode = 1;
  }
  const targets = ["target, at least", ...CATEGORIES.map((id) => TARGETS[id])];
  console.log(formatTable(["", ...CATEGORIES, "LCP ms"], [...rows, targets]));
}

/** Runs Lighthouse's mobile preset on a page several times, after a run that fills the gateway's cache. */
async function audit(store: string, { path, skipped = [] }: AuditedPage): Promise<Result[]> {
  // A profile for each page, so that no page finds files in the cache.
  const { port, browser } = await launchChromium();
  const flags = { port, logLevel: "error" as const, onlyCategories: CATEGORIES, skipAudits: skipped };
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
