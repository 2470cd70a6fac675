import type { LiveRelease } from "@ligate/build/release-format";
import { findOwner } from "@ligate/contract/owner";
import { DEVELOPMENT, REFRESH_HOOK } from "./development.ts";
import { type DocumentStyle, stylesOf } from "./document-styles.ts";
import { EARLY_CLICKS } from "./early-clicks.ts";
import { ICON } from "./icon.ts";
import type { LiveReleases } from "./live-releases.ts";
import { pageOf } from "./page-of.ts";
import type { PageData } from "./rendering/messages.ts";

/** What the pages are told of the store; see @ligate/platform/settings. */
export interface PageSettings {
  publicUrl: string;
  paypal: { clientId: string; sdkUrl: string };
  testProduct: boolean;
}

/** A page as it was rendered; without one the browser renders it. */
export interface RenderedPage extends PageData {
  head: string;
  body: string;
}

/**
 * The document of an address: the shell's files, what the address needs first, the registry, and the page where it
 * was rendered.
 * @param path without the query
 */
export function renderDocument(
  releases: LiveReleases,
  settings: PageSettings,
  path: string,
  page?: RenderedPage,
): string {
  const { shell, remotes } = releases;
  const owner = findOwner(remotes, path);
  const registry = remotes.map(({ name, base, entry, addresses }) => ({
    name,
    entry: base + entry,
    addresses,
  }));

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${page?.head ?? ""}
${stylesOf(releases, path).map(style).join("\n")}
<link rel="icon" href="${ICON}">
${page ? `<script>${EARLY_CLICKS}</script>` : ""}
${shell.id === DEVELOPMENT ? `<script src="${REFRESH_HOOK.path}"></script>` : ""}
<script type="module" src="${shell.base}${shell.entry}"></script>
${[...(owner ? modulesOf(owner, path) : []), ...shell.table.js.map((file) => shell.base + file)].map(preload).join("\n")}
</head>
<body>
<div id="root">${page?.body ?? ""}</div>
<noscript>Some of this store needs JavaScript.</noscript>
${json("ligate-registry", registry)}
${json("ligate-settings", settings)}
${page ? json("ligate-data", page.loaderData) : ""}
${page?.problems ? json("ligate-problems", page.problems) : ""}
</body>
</html>
`;
}

/** The owner's container, its route table and the page's own chunk, so that nothing waits for what names it. */
function modulesOf(owner: LiveRelease, path: string): string[] {
  const files = [owner.entry, ...owner.table.js, ...(pageOf(owner, path)?.js ?? [])];
  return files.map((file) => owner.base + file);
}

const preload = (address: string) => `<link rel="modulepreload" href="${address}">`;

/** Federation finds the styles of a page by `data-href`, and does not load them again. */
function style({ name, href, inline }: DocumentStyle): string {
  return inline
    ? `<style data-href="${name}">${inline.css}</style>`
    : `<link rel="stylesheet" href="${href}" data-href="${name}">`;
}

/** JSON that no text in it can end the script element of. */
function json(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`;
}
