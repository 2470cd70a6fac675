import type { ReleaseOnDisk } from "../release-change.ts";
import { aPage, writeRelease } from "./fake-releases.ts";

/** Renders the remote that owns the address: the remote's entry exports a function for each of its addresses. */
const SHELL = `
const registry = JSON.parse(document.getElementById("ligate-registry").textContent);
const owner = registry.find(({ addresses }) => addresses.includes(location.pathname));
const { pages } = await import(owner.entry);
const main = document.querySelector("main") ?? document.body.appendChild(document.createElement("main"));
main.innerHTML = '<div data-remote="' + owner.name + '"></div>';
pages[location.pathname](main.firstChild);
`;

const SHELL_ON_SERVER = `
exports.shared = {};
exports.configureApi = exports.provideSettings = () => {};
exports.render = async (name, routes, url) => {
  const path = url.split("?")[0];
  if (path === "/broken") throw new Error("window is not defined");
  return { status: path === "/gone" ? 404 : 200, head: "", body: "<main></main>", loaderData: {} };
};
`;

/** A shell that renders on the server and in the browser. */
export const aWorkingShell = (): ReleaseOnDisk =>
  writeRelease(
    { name: "shell", id: "s1", entry: "shell.js", ssr: true },
    { "shell.js": SHELL, "server/index.cjs": SHELL_ON_SERVER },
  );

/**
 * A remote with one page for each address.
 * @param pages address → body of the function that shows the page in `element`
 */
export function aRemoteWithPages(name: string, pages: Record<string, string>): ReleaseOnDisk {
  const addresses = Object.keys(pages);
  const functions = Object.entries(pages).map(([path, body]) => `"${path}": (element) => { ${body} }`);
  return writeRelease(
    {
      ...{ name, id: "r1", entry: "remoteEntry.js", ssr: true, addresses },
      pages: Object.fromEntries(addresses.map((path) => [path.slice(1), aPage({ path })])),
    },
    {
      "remoteEntry.js": `export const pages = { ${functions.join(",\n")} };`,
      "server/index.cjs": "exports.routes = [];",
    },
  );
}
