/**
 * `pnpm bench:pages`: measures every page with federation and as one bundle, rendered by the browser and by the server,
 * on slow 4G with a slow CPU. Prints the medians, and the ratios beside their aims.
 *
 * ROUNDS (9): visits of each variant. PAGES: only these route ids, separated by commas.
 */
import { join } from "node:path";
import { CHROMIUM_FLAGS } from "@ligate/build/testing/chromium-flags";
import { requireChromium } from "@ligate/build/testing/find-chromium";
import { type Browser, chromium } from "@playwright/test";
import { releasesDir } from "../../e2e/support/releases/releases-folder.ts";
import { formatTable, median } from "../figures.ts";
import { withGateways, withStore } from "./gateways.ts";
import { writeOneBundle } from "./one-bundle/release.ts";
import { type Address, createAddresses } from "./pages/addresses.ts";
import { type Visit, visit } from "./pages/visit.ts";
import { copyActive, readActive } from "./release-folders.ts";

const ROUNDS = Number(process.env.ROUNDS || 9);
const SELECTED = process.env.PAGES?.split(",");

/** Ways to build the same sources; the suffix: pages are rendered on the server. */
const PUBLIC = ["one bundle", "one bundle (server)", "federation", "federation (server)"] as const;
/** Those of pages that only a browser renders. */
const PRIVATE = ["one bundle", "federation"] as const;
type Variant = (typeof PUBLIC)[number];

/** The medians of a page. */
interface Measured {
  page: string;
  isPublic: boolean;
  variants: Partial<Record<Variant, Visit>>;
}

const METRICS = { scriptBytes: "JavaScript", lcp: "LCP", click: "first working click" };

interface Aim {
  metric: keyof Visit;
  of: Variant;
  to: Variant;
  atMost: number;
  isPrivate?: boolean;
}

const AIMS: Aim[] = [
  { metric: "lcp", of: "federation (server)", to: "one bundle", atMost: 0.5 },
  { metric: "lcp", of: "federation (server)", to: "one bundle (server)", atMost: 1.1 },
  { metric: "click", of: "federation (server)", to: "one bundle (server)", atMost: 1.1 },
  { metric: "scriptBytes", of: "federation", to: "one bundle", atMost: 1.25 },
  { metric: "lcp", of: "federation", to: "one bundle", atMost: 1.15, isPrivate: true },
];

/** Writes each variant of the store as a folder of releases for a gateway. @returns the folders */
async function writeVariants(releases: string, dir: string): Promise<Record<Variant, string>> {
  const federation = join(dir, "federation");
  await copyActive(releases, federation);
  const bundle = await writeOneBundle(join(dir, "one"), await readActive(releases));
  for (const folder of [federation, bundle]) await copyActive(folder, `${folder}-client`, { ssr: false });
  return {
    ...{ "one bundle": `${bundle}-client`, "one bundle (server)": bundle },
    ...{ federation: `${federation}-client`, "federation (server)": federation },
  };
}

/**
 * Visits each variant of a page once to warm up its gateway, then all variants in turns, round by round. Prints the
 * medians at once, so that an interrupted run keeps its results.
 */
async function measurePage(
  browser: Browser,
  gateways: Record<Variant, string>,
  { id, path, cookies, isPublic }: Address,
): Promise<Measured> {
  const names = isPublic ? PUBLIC : PRIVATE;
  const options = cookies ? { storageState: cookies } : {};
  const visitVariant = (name: Variant, slowly: boolean) =>
    visit(browser, gateways[name] + path, options, slowly);
  for (const name of names) await visitVariant(name, false);
  const visits: { name: Variant; figures: Visit }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    for (const name of names) visits.push({ name, figures: await visitVariant(name, true) });

  const variants: Measured["variants"] = {};
  for (const name of names) {
    const own = visits.filter((one) => one.name === name);
    const take = (metric: keyof Visit) => median(own.map(({ figures }) => figures[metric]));
    variants[name] = { scriptBytes: take("scriptBytes"), lcp: take("lcp"), click: take("click") };
  }
  const rows = Object.entries(variants).map(([name, { scriptBytes, lcp, click }]) => [
    ...[`${id}, ${name}`, (scriptBytes / 1000).toFixed(1)],
    ...[lcp, click].map(Math.round),
  ]);
  console.log(formatTable(["times in ms", "JS kB", "LCP", "first working click"], rows));
  return { page: id, isPublic, variants };
}

/** For each aim, the median and the worst page. */
function compareWithAims(measured: Measured[]): string {
  const rows = AIMS.flatMap(({ metric, of, to, atMost, isPrivate }) => {
    const ratios = measured
      .filter(({ isPublic }) => !(isPrivate && isPublic))
      .flatMap(({ page, variants: { [of]: one, [to]: other } }) =>
        one && other ? [{ page, ratio: one[metric] / other[metric] }] : [],
      )
      .sort((a, b) => a.ratio - b.ratio);
    const worst = ratios.at(-1);
    if (!worst) return [];
    const name = `${METRICS[metric]}${isPrivate ? " of private pages" : ""}, ${of} : ${to}`;
    const middle = median(ratios.map(({ ratio }) => ratio));
    return [[name, atMost, middle.toFixed(2), `${worst.ratio.toFixed(2)} (${worst.page})`]];
  });
  return formatTable(["ratio", "at most", "median page", "worst page"], rows);
}

await withStore(async (store, dir) => {
  const folders = await writeVariants(releasesDir(), dir);
  const { executablePath, env } = requireChromium();
  const browser = await chromium.launch({ executablePath, env, args: CHROMIUM_FLAGS });
  try {
    const addresses = await createAddresses(browser, store, releasesDir());
    await withGateways(folders, store, async (gateways) => {
      const measured: Measured[] = [];
      for (const address of addresses.filter(({ id }) => !SELECTED || SELECTED.includes(id)))
        measured.push(await measurePage(browser, gateways, address));
      console.log(compareWithAims(measured));
    });
  } finally {
    await browser.close();
  }
});
