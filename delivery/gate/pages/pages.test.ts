import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { VISIT_FACTS, type VisitFacts } from "@ligate/contract/remotes/visit-facts";
import { type GateResult, runGate } from "../run-gate.ts";
import { aPage, inMemory } from "../testing/fake-releases.ts";
import { aRemoteWithPages, aWorkingShell } from "../testing/fake-store.ts";
import { fillAddresses, pagesToCheck } from "./pages-to-check.ts";
import { checkServerPages } from "./server-pages.ts";
import { withTemporaryGateway } from "./temporary-gateway.ts";
import type { VisitedStore } from "./visited-store.ts";

const HEADING = "element.innerHTML = '<h1>Prices</h1>';";

/** Throws after it has shown the page, if the session is the customer's, or if it is not. */
const throwsFor = (isAuthenticated: boolean) =>
  `${HEADING} fetch("/api/session/").then((response) => response.json()).then((session) => {
    if (session.isAuthenticated === ${isAuthenticated}) throw new Error("No settings.");
  });`;

const api = createServer((request, response) => {
  const isAuthenticated = request.headers.cookie === "sessionid=ada";
  if (request.url === "/api/logout/") response.setHeader("set-cookie", "sessionid=none; path=/");
  response.end(JSON.stringify(request.url === "/api/contract.json" ? { calls: {} } : { isAuthenticated }));
});
let apiUrl: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => api.close());

const facts = Object.fromEntries(VISIT_FACTS.map((name) => [name, `a-${name}`])) as VisitFacts;

const withStore = <T>(use: (store: VisitedStore) => Promise<T>): Promise<T> => {
  const customer = Promise.resolve({ cookie: { name: "sessionid", value: "ada" }, facts });
  return use({ settings: { API_URL: apiUrl }, customer });
};

/** The result of the gate for a remote with these pages. */
const gate = (pages: Record<string, string>, skipBrowser = false): Promise<GateResult> =>
  runGate(
    { candidates: [aRemoteWithPages("mf-catalog", pages)], active: [aWorkingShell()] },
    { api: apiUrl, skipBrowser },
    withStore,
  );

it("accepts pages that render on the server and show a heading in the browser", async () => {
  expect(await gate({ "/prices": HEADING, "/blog": HEADING })).toEqual({
    problems: [],
    pages: 2,
    notVisited: {},
  });
});

it("does not count pages that send both the customer and a stranger to another page", async () => {
  const toLogin = "location.replace('/login');";
  const forCustomers = `${HEADING} document.cookie || ${toLogin}`;
  expect(await gate({ "/login": HEADING, "/profile": forCustomers, "/settings": toLogin })).toEqual({
    problems: [],
    pages: 2,
    notVisited: { "mf-catalog/settings": "ended on /login" },
  });
});

it("names who sees a problem that only the customer or only a stranger sees, and a page that logs out", async () => {
  const { problems } = await gate({
    "/settings": throwsFor(true),
    "/blog": throwsFor(false),
    "/bye": `${HEADING} fetch("/api/logout/");`,
  });
  expect(problems).toEqual([
    'The page "settings" of mf-catalog r1 at /settings, visited as a customer, throws an error: No settings.',
    'The page "blog" of mf-catalog r1 at /blog, visited as a stranger, throws an error: No settings.',
    'The page "bye" of mf-catalog r1 at /bye, visited as a customer, ends the session of the customer. Log out only when the customer asks for it.',
  ]);
});

it("refuses pages that the server does not render", async () => {
  const remote = aRemoteWithPages("mf-catalog", { "/prices": HEADING, "/gone": HEADING, "/broken": HEADING });
  const releases = [aWorkingShell(), remote];
  const { pages } = pagesToCheck({ candidates: [remote], active: releases });
  const { problems } = await withTemporaryGateway(releases, { API_URL: apiUrl }, async (gateway) => {
    // Rendering threads start slowly on a busy machine.
    expect(await checkServerPages(gateway, pages.slice(0, 1))).toEqual({ problems: [], notVisited: {} });
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
    expect(await runGate(change, { api: apiUrl, skipBrowser: true }, withStore)).toMatchObject({
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
        order: aPage({ path: "/order/:id", example: "/order/{order_number}" }),
        token: aPage({ path: "/token/:id" }),
        other: aPage({ path: "/other/:id", example: "/other/{invoice}" }),
      },
    });
  const shell = inMemory({ name: "shell", id: "s2" });
  const active = [shell, remote("mf-x"), remote("mf-y")];
  const one = pagesToCheck({ candidates: [remote("mf-x")], active });
  expect(fillAddresses(one.pages, facts).map(({ address }) => address)).toEqual([
    "/list",
    "/list/7?tab=1",
    "/order/a-order_number",
  ]);
  expect(one.notVisited).toEqual({
    "mf-x/token": "has no address to try (handle.example)",
    "mf-x/other": "has an address with {invoice}, which this gate does not know",
  });
  expect(pagesToCheck({ candidates: [shell], active }).pages).toHaveLength(6);
});
