import { findChromium } from "@ligate/build/testing/find-chromium";
import { readCallsOfApi } from "../repository/calls.ts";
import { checkCalls } from "./checks/calls.ts";
import { checkBrowserPages } from "./pages/browser-pages.ts";
import { fillAddresses, type NotVisited, pagesToCheck, type Visits } from "./pages/pages-to-check.ts";
import { checkServerPages } from "./pages/server-pages.ts";
import { withTemporaryGateway } from "./pages/temporary-gateway.ts";
import { withVisitedStore } from "./pages/visited-store.ts";
import { listRemotes, type ReleaseChange, releasesAfter } from "./release-change.ts";
import { runStaticChecks } from "./static-checks.ts";

export interface GateOptions {
  /** Address of a running API, or of a gateway in front of it: the release's calls are compared with it. */
  api: string;
  /** Does not load the pages in a browser. */
  skipBrowser: boolean;
}

export interface GateResult {
  /** One sentence per problem: what, where, and what to do. The candidates may be activated if there are none. */
  problems: string[];
  /** How many pages have been visited: in a browser as a customer or a stranger, or with `skipBrowser` on the server. */
  pages: number;
  notVisited: NotVisited;
}

/**
 * Checks whether releases may be activated: together with the active releases of the other packages, against the calls of a
 * running API, on a gateway and an API that are started for it, and in a browser. The pages are visited only if the other
 * checks pass.
 * @param withStore starts the store whose pages are visited
 */
export async function runGate(
  change: ReleaseChange,
  { api, skipBrowser }: GateOptions,
  withStore = withVisitedStore,
): Promise<GateResult> {
  const { pages, notVisited } = pagesToCheck(change);
  const chromium = skipBrowser || pages.length === 0 ? undefined : findChromium();
  const isChromiumMissing = pages.length > 0 && !skipBrowser && !chromium;
  const problems = [
    ...runStaticChecks(change),
    ...(await checkCalls(change, api)),
    ...(isChromiumMissing ? [CHROMIUM_MISSING] : []),
  ];
  if (problems.length > 0 || pages.length === 0) return { problems, pages: 0, notVisited };

  const releases = releasesAfter(change);
  const visits = await withStore(({ settings, customer }) =>
    withTemporaryGateway(releases, settings, async (gateway): Promise<Visits> => {
      const { cookie, facts } = await customer;
      const addressed = fillAddresses(pages, facts);
      const onServer = await checkServerPages(gateway, addressed);
      if (onServer.problems.length > 0 || !chromium) return onServer;
      const checks = { gateway: gateway.address, chromium, remotes: listRemotes(releases), cookie };
      return checkBrowserPages(checks, addressed);
    }),
  );
  return {
    problems: visits.problems,
    pages: pages.length - Object.keys(visits.notVisited).length,
    notVisited: { ...visits.notVisited, ...notVisited },
  };
}

/**
 * Looks for what the gate needs besides releases, before a build that takes a minute.
 * @throws a sentence if the API does not answer, or if there is no browser
 */
export async function assertGateCanRun({ api, skipBrowser }: GateOptions): Promise<void> {
  await readCallsOfApi(api);
  if (!skipBrowser && !findChromium()) throw new Error(CHROMIUM_MISSING);
}

const CHROMIUM_MISSING =
  "The pages cannot be loaded in a browser: no Chromium was found. Install it, set CHROMIUM to its file, " +
  "or activate without this check by --skip-browser, which the log records.";
