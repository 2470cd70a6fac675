import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type GateResult, runGate } from "../run-gate.ts";
import { aPage, inMemory } from "../testing/fake-releases.ts";
import { aRemoteWithPages, aWorkingShell } from "../testing/fake-store.ts";
import { pagesToCheck } from "./pages-to-check.ts";
import { checkServerPages } from "./server-pages.ts";
import { withTemporaryGateway } from "./temporary-gateway.ts";

const HEADING = "element.innerHTML = '<h1>Prices</h1>';";

const api = createServer((request, response) => {
  response.end(JSON.stringify(request.url === "/api/contract.json" ? { calls: {} } : {}));
});
let apiUrl: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => api.close());

/** The result of the gate for a remote with these pages. */
const gate = (pages: Record<string, string>): Promise<GateResult> =>
  runGate(
    { candidates: [aRemoteWithPages("mf-catalog", pages)], active: [aWorkingShell()] },
    { api: apiUrl, skipBrowser: false },
  );

it("accepts pages that render on the server and show a heading in the browser", async () => {
  expect(await gate({ "/prices": HEADING, "/blog": HEADING })).toEqual({
    problems: [],
    pages: 2,
    unchecked: [],
  });
});

it("refuses pages that the server does not render", async () => {
  const remote = aRemoteWithPages("mf-catalog", { "/prices": HEADING, "/gone": HEADING, "/broken": HEADING });
  const releases = [aWorkingShell(), remote];
  const { pages } = pagesToCheck({ candidates: [remote], active: releases });
  const problems = await withTemporaryGateway(releases, apiUrl, async (gateway) => {
    // Rendering threads start slowly on a busy machine.
    expect(await checkServerPages(gateway, pages.slice(0, 1))).toEqual([]);
    return checkServerPages(gateway, pages.slice(1), 1_000);
  });
  expect(problems).toEqual([
    'The page "gone" of mf-catalog r1 answers /gone with the status 404. Correct its loader, or the handle.example of its route.',
    expect.stringMatching(
      /^The page "broken" of mf-catalog r1 is not rendered on the server: the document of \/broken contains no page\. Its loader and components have to run in Node; the gateway says: .*window is not defined.*\.$/,
    ),
  ]);
});

it("refuses pages that log errors, show an error panel, or show another remote", async () => {
  const { problems } = await gate({
    "/logs": `${HEADING} console.error("No prices.");`,
    "/throws": `${HEADING} setTimeout(() => { throw new Error("No blog."); });`,
    "/panel":
      "element.innerHTML = '<section role=\"alert\"><h1>This page is not available</h1><button>Retry</button></section>';",
    "/elsewhere": `${HEADING} element.dataset.remote = "mf-account";`,
    "/script": `${HEADING} document.body.append(Object.assign(document.createElement("script"), { src: "data:," }));`,
  });
  expect(problems).toEqual([
    expect.stringMatching(/^The page "logs" of mf-catalog r1 at \/logs logs an error: No prices\. \(\S+\)$/),
    'The page "throws" of mf-catalog r1 at /throws throws an error: No blog.',
    'The page "panel" of mf-catalog r1 at /panel shows an error panel, "This page is not available". Correct the loader or the component of the page.',
    expect.stringMatching(/ at \/elsewhere shows the remote mf-account at \S+, which mf-catalog owns\.$/),
    expect.stringMatching(/ at \/script logs an error: .*Content Security Policy/),
  ]);
});

it("refuses to go on without a browser, unless the browser is skipped", async () => {
  const environment = { ...process.env };
  process.env.CHROMIUM = "/no/chromium";
  try {
    const change = {
      candidates: [aRemoteWithPages("mf-catalog", { "/prices": HEADING })],
      active: [aWorkingShell()],
    };
    expect((await runGate(change, { api: apiUrl, skipBrowser: false })).problems).toEqual([
      "The pages cannot be loaded in a browser: no Chromium was found. Install it, set CHROMIUM to its file, or activate without this check by --skip-browser, which the log records.",
    ]);
    expect(await runGate(change, { api: apiUrl, skipBrowser: true })).toMatchObject({
      problems: [],
      pages: 1,
    });
  } finally {
    process.env = environment;
  }
});

it("visits the examples of the candidates, and of all remotes if the shell is a candidate", () => {
  const remote = (name: string) =>
    inMemory({
      name,
      pages: {
        list: aPage({ path: "/list" }),
        one: aPage({ path: "/list/:id", example: "/list/7?tab=1" }),
        order: aPage({ path: "/order/:id", example: null }),
        token: aPage({ path: "/token/:id" }),
      },
    });
  const shell = inMemory({ name: "shell", id: "s2" });
  const active = [shell, remote("mf-x"), remote("mf-y")];
  const one = pagesToCheck({ candidates: [remote("mf-x")], active });
  expect(one.pages.map(({ address }) => address)).toEqual(["/list", "/list/7?tab=1"]);
  expect(one.unchecked).toEqual(["mf-x/order", "mf-x/token"]);
  expect(pagesToCheck({ candidates: [shell], active }).pages).toHaveLength(4);
});
