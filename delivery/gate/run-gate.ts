import { findChromium } from "@ligate/build/testing/find-chromium";
import { checkCalls } from "./checks/calls.ts";
import { checkBrowserPages } from "./pages/browser-pages.ts";
import { pagesToCheck } from "./pages/pages-to-check.ts";
import { checkServerPages } from "./pages/server-pages.ts";
import { withTemporaryGateway } from "./pages/temporary-gateway.ts";
import { listRemotes, type ReleaseChange, releasesAfter } from "./release-change.ts";
import { runStaticChecks } from "./static-checks.ts";

export interface GateOptions {
  /** Address of a running API, or of a gateway in front of it. */
  api: string;
  /** Does not load the pages in a browser. */
  skipBrowser: boolean;
}

export interface GateResult {
  /** One sentence per problem: what, where, and what to do. The candidates may be activated if there are none. */
  problems: string[];
  /** How many pages have been visited. */
  pages: number;
  /** Pages that have not been visited, because they have no example address: `<remote>/<id of the route>`. */
  unchecked: string[];
}

/**
 * Checks whether releases may be activated: together with the active releases of the other packages, against a running
 * API, on a gateway that is started for it, and in a browser. The pages are visited only if the other checks pass.
 */
export async function runGate(change: ReleaseChange, { api, skipBrowser }: GateOptions): Promise<GateResult> {
  const { pages, unchecked } = pagesToCheck(change);
  const chromium = skipBrowser || pages.length === 0 ? undefined : findChromium();
  const isChromiumMissing = pages.length > 0 && !skipBrowser && !chromium;
  const problems = [
    ...runStaticChecks(change),
    ...(await checkCalls(change, api)),
    ...(isChromiumMissing ? [CHROMIUM_MISSING] : []),
  ];
  if (problems.length > 0 || pages.length === 0) return { problems, pages: 0, unchecked };

  const releases = releasesAfter(change);
  const found = await withTemporaryGateway(releases, api, async (gateway) => {
    const onServer = await checkServerPages(gateway, pages);
    if (onServer.length > 0 || !chromium) return onServer;
    const checks = { gateway: gateway.address, chromium, remotes: listRemotes(releases) };
    return checkBrowserPages(checks, pages);
  });
  return { problems: found, pages: pages.length, unchecked };
}

const CHROMIUM_MISSING =
  "The pages cannot be loaded in a browser: no Chromium was found. Install it, set CHROMIUM to its file, " +
  "or activate without this check by --skip-browser, which the log records.";
