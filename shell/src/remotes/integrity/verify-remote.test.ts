import type { RemoteRecord } from "../remotes.ts";

jest.mock("@module-federation/enhanced/runtime", () => ({ createInstance: jest.fn() }));
jest.mock("@module-federation/inject-external-runtime-core-plugin", () => ({
  __esModule: true,
  default: jest.fn(),
}));

const FOLDER = "/releases/mf-x/aaa/";
const remote: RemoteRecord = {
  name: "mf-x",
  entry: `${FOLDER}remoteEntry.js`,
  addresses: ["/x"],
  integrity: `${FOLDER}import-map.json`,
};
const INTEGRITY = {
  [`${FOLDER}remoteEntry.js`]: "sha384-entry",
  [`${FOLDER}remoteEntry.js?retry=1`]: "sha384-entry",
  [`${FOLDER}fragment.js`]: "sha384-fragment",
  [`${FOLDER}fragment.css`]: "sha384-style",
};

let requested: string[];
let observer: MutationObserver;
/** Whether the fake browser supports several import maps. */
let supportsSeveral: boolean;

beforeEach(() => {
  jest.resetModules();
  requested = [];
  supportsSeveral = true;
  globalThis.fetch = async (url) => {
    requested.push(String(url).replace(FOLDER, ""));
    return Response.json({ integrity: INTEGRITY });
  };
  observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(settle);
  });
  observer.observe(document.head, { childList: true });
});
afterEach(() => {
  observer.disconnect();
  document.head.replaceChildren();
});

function settle(node: Node): void {
  if (node instanceof HTMLLinkElement) node.dispatchEvent(new Event("load"));
  else if (!supportsSeveral) node.dispatchEvent(new Event("error"));
}

/** A document of its own for each test: the import maps that were added are state of the module. */
const inNewDocument = () => import("./verify-remote.ts");

const preloaded = () =>
  [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].map((link) => [
    link.getAttribute("href"),
    link.integrity,
  ]);

it("adds the import map, and fetches the entry at the same time", async () => {
  const { verifyRemote } = await inNewDocument();
  await verifyRemote(remote, "./routes");
  await verifyRemote(remote, "./fragment");
  expect(requested).toEqual(["remoteEntry.js", "import-map.json"]);
  expect(document.querySelectorAll("script[type=importmap]")).toHaveLength(1);
  expect(preloaded()).toEqual([]);
});

it("does nothing for a remote without an import map, as in development", async () => {
  const { verifyRemote } = await inNewDocument();
  await verifyRemote({ ...remote, integrity: undefined }, "./routes");
  expect(requested).toEqual([]);
});

it("requires a document for the pages where the browser supports a single import map", async () => {
  supportsSeveral = false;
  const { verifyRemote } = await inNewDocument();
  await expect(verifyRemote(remote, "./routes")).rejects.toMatchObject({ name: "DocumentRequiredError" });
  expect(preloaded()).toEqual([]);
});

it("preloads the scripts for a fragment there, each with its integrity, once", async () => {
  supportsSeveral = false;
  const { verifyRemote } = await inNewDocument();
  await verifyRemote(remote, "./fragment");
  await verifyRemote(remote, "./fragment");
  expect(preloaded()).toEqual([
    [`${FOLDER}remoteEntry.js`, "sha384-entry"],
    [`${FOLDER}fragment.js`, "sha384-fragment"],
  ]);
});
