/**
 * `pnpm bench:lighthouse`: runs Lighthouse's mobile preset on pages of the built store, behind a gateway with
 * HTTP/2 over TLS, and prints the medians. The exit code is 1 if a page misses a target.
 *
 * RUNS (3): runs per page. PAGES: other paths, separated by commas.
 */
import { join } from "node:path";
import { CHROMIUM_FLAGS } from "@ligate/build/testing/chromium-flags";
import { requireChromium } from "@ligate/build/testing/find-chromium";
import { freePort } from "@ligate/delivery/processes/child-services";
import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { publicAddress } from "../../e2e/support/releases/public-pages.ts";
import { median } from "../figures.ts";
import { createTls, withBuiltStore } from "./built-store.ts";
import { AIMS, type Row, report } from "./report.ts";

const RUNS = Number(process.env.RUNS || 3);
const SELECTED = process.env.PAGES?.split(",");

const TARGETS = AIMS.lighthouse;
const CATEGORIES = Object.keys(TARGETS) as (keyof typeof TARGETS)[];
/** Pages whose examples are audited, and other paths. */
const IDS = ["home", "category", "featured-product", "gene", "search", "blog-post"];
const PATHS = ["/services/experiment-services", "/search"];

/** Runs Lighthouse's mobile preset on a page several times, after a run that fills the gateway's cache. */
async function audit(url: string): Promise<Result[]> {
  const { executablePath, env } = requireChromium();
  const port = await freePort();
  // A profile for each page, so that no page finds files in the cache.
  const browser = await chromium.launch({
    ...{ executablePath, env },
    // The gateway has a self-signed certificate.
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`, "--ignore-certificate-errors"],
    // Lighthouse audits it.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  // There are as many result pages as search texts, so robots.txt excludes them.
  const skipAudits = url.endsWith(publicAddress("search")) ? ["is-crawlable"] : [];
  const flags = { port, logLevel: "error" as const, onlyCategories: CATEGORIES, skipAudits };
  try {
    const results: Result[] = [];
    for (let run = 0; run <= RUNS; run++) {
      const lhr = (await lighthouse(url, flags))?.lhr;
      if (!lhr || lhr.runtimeError) throw new Error(`${url}: ${lhr?.runtimeError?.message ?? "no result"}`);
      results.push(lhr);
    }
    return results.slice(1);
  } finally {
    await browser.close();
  }
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

await withBuiltStore(async ({ dir, releases, serve }) => {
  // For `publicAddress`.
  process.env.RELEASES_DIR = join(dir, "releases");
  const { port } = await serve(releases, process.env.RELEASES_DIR, await createTls(dir));
  const rows: Row[] = [];
  for (const path of SELECTED ?? [...IDS.map(publicAddress), ...PATHS]) {
    const results = await audit(`https://localhost:${port}${path}`);
    for (const failure of new Set(results.flatMap(findFailedAudits))) console.log(`${path}: ${failure}`);
    const scores = CATEGORIES.map((id) => median(results.map((result) => readScore(result, id))));
    const lcp = median(results.map(({ audits }) => audits["largest-contentful-paint"]?.numericValue ?? 0));
    const above = CATEGORIES.map((id, i) => (scores[i] ?? 0) - TARGETS[id]);
    rows.push({ what: path, cells: [...scores, Math.round(lcp)], measured: Math.min(...above), atLeast: 0 });
  }
  report(["", ...CATEGORIES.map((id) => `${id} (${TARGETS[id]})`), "LCP ms", "above target"], rows, 0);
});
