/**
 * `pnpm bench:pages`: measures every page with federation and as one bundle, rendered by the browser and by
 * the server, on slow 4G with a slow CPU. Prints the medians, and the ratios beside their aims.
 *
 * ROUNDS (9): visits of each variant. PAGES: only these route ids, separated by commas.
 */
import { join } from "node:path";
import { CHROMIUM_FLAGS } from "@ligate/build/testing/chromium-flags";
import { requireChromium } from "@ligate/build/testing/find-chromium";
import { fillExample } from "@ligate/contract/remotes/visit-facts";
import { chromium } from "@playwright/test";
import { formatTable, median } from "../figures.ts";
import { createTls, withBuiltStore } from "./built-store.ts";
import { buildOneBundle } from "./one-bundle/release.ts";
import { AIMS, report } from "./report.ts";
import { type Visit, visit } from "./visit.ts";
import { copyWithoutSsr } from "./write-release.ts";

const ROUNDS = Number(process.env.ROUNDS || 9);
const SELECTED = process.env.PAGES?.split(",");

/** Ways to build the same sources; the suffix: pages are rendered on the server. */
const PUBLIC = ["one bundle", "one bundle (server)", "federation", "federation (server)"] as const;
/** Those of pages that only a browser renders. */
const PRIVATE = ["one bundle", "federation"] as const;
type Variant = (typeof PUBLIC)[number];

const METRICS = { scriptBytes: "JavaScript", lcp: "LCP", click: "first working click" };

type Ratio = [metric: keyof Visit, one: Variant, other: Variant, atMost: number, isPrivate?: boolean];
const RATIOS: Ratio[] = [
  ["lcp", "federation (server)", "one bundle", AIMS.pages.lcpToBrowserBundle],
  ["lcp", "federation (server)", "one bundle (server)", AIMS.pages.lcp],
  ["click", "federation (server)", "one bundle (server)", AIMS.pages.click],
  ["scriptBytes", "federation", "one bundle", AIMS.pages.scripts],
  ["lcp", "federation", "one bundle", AIMS.pages.privateLcp, true],
];

/** The medians of a page. */
interface Measured {
  id: string;
  isPublic: boolean;
  variants: Partial<Record<Variant, Visit>>;
}

/** Visits a gateway's page. */
type VisitVariant = (variant: Variant, slowly: boolean) => Promise<Visit>;

/**
 * Visits each variant of a page once to warm up its gateway, then all variants in turns, round by round.
 * Prints the medians at once, so that an interrupted run keeps its results.
 */
async function measurePage(id: string, isPublic: boolean, visitVariant: VisitVariant): Promise<Measured> {
  const names = isPublic ? PUBLIC : PRIVATE;
  const visits = new Map<Variant, Visit[]>(names.map((name) => [name, []]));
  for (const name of names) await visitVariant(name, false);
  for (let round = 0; round < ROUNDS; round++)
    for (const name of names) visits.get(name)?.push(await visitVariant(name, true));

  const variants: Measured["variants"] = {};
  for (const [name, all] of visits) {
    const take = (metric: keyof Visit) => median(all.map((one) => one[metric]));
    variants[name] = { scriptBytes: take("scriptBytes"), lcp: take("lcp"), click: take("click") };
  }
  const rows = Object.entries(variants).map(([name, { scriptBytes, lcp, click }]) => [
    ...[`${id}, ${name}`, (scriptBytes / 1000).toFixed(1)],
    ...[lcp, click].map(Math.round),
  ]);
  console.log(formatTable(["times in ms", "JS kB", "LCP", "first working click"], rows));
  return { id, isPublic, variants };
}

/** For each ratio, the median and the worst page. */
function compare(measured: Measured[]) {
  return RATIOS.flatMap(([metric, one, other, atMost, isPrivate]) => {
    const ratios = measured
      .filter(({ isPublic }) => !(isPrivate && isPublic))
      .flatMap(({ id, variants: { [one]: own, [other]: others } }) =>
        own && others ? [{ id, ratio: own[metric] / others[metric] }] : [],
      )
      .sort((a, b) => a.ratio - b.ratio);
    const worst = ratios.at(-1);
    if (!worst) return [];
    const what = `${METRICS[metric]}${isPrivate ? " of private pages" : ""}, ${one} : ${other}`;
    const cells = [`${worst.ratio.toFixed(2)} (${worst.id})`];
    return [{ what, cells, measured: median(ratios.map(({ ratio }) => ratio)), atMost, isInformation: true }];
  });
}

/**
 * Pages of the customer's data. The others are visited by a guest, because a customer is sent on by some of
 * them.
 */
const OF_CUSTOMER = /^\/(profile|cart|checkout|invoice-confirmation|order-confirmation)(\/|$)/;
/** A mailed link works once, so it is visited with a token that does not exist. */
const USED_ONCE = {
  ...{ change_email_token: "unknown", verify_email_token: "unknown", reset_password_token: "unknown" },
};

await withBuiltStore(async ({ dir, customer, releases, pages, serve }) => {
  const bundle = await buildOneBundle(join(dir, "one"), releases);
  const variants: Record<Variant, typeof releases> = {
    "one bundle": copyWithoutSsr(bundle, join(dir, "one-client")),
    "one bundle (server)": bundle,
    federation: copyWithoutSsr(releases, join(dir, "federation-client")),
    "federation (server)": releases,
  };
  const tls = await createTls(dir);
  const gateways = {} as Record<Variant, string>;
  for (const name of PUBLIC) {
    const { port } = await serve(variants[name], join(dir, "served", name), tls);
    gateways[name] = `https://localhost:${port}`;
  }
  const { executablePath, env } = requireChromium();
  const browser = await chromium.launch({ executablePath, env, args: CHROMIUM_FLAGS });
  try {
    const measured: Measured[] = [];
    for (const { id, address, isRendered } of pages.filter(({ id }) => !SELECTED || SELECTED.includes(id))) {
      const path = fillExample(address, { ...customer.facts, ...USED_ONCE });
      const cookies = OF_CUSTOMER.test(path) ? [customer.cookie] : [];
      const visitVariant: VisitVariant = (name, slowly) =>
        visit(browser, gateways[name] + path, cookies, slowly);
      measured.push(await measurePage(id, isRendered, visitVariant));
    }
    report(["ratio", "worst page", "median page"], compare(measured));
  } finally {
    await browser.close();
  }
});
