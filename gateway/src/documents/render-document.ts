import { findRouteOwner } from "@ligate/contract/remotes/route-ownership";
import type { ActiveRelease } from "../releases/active-release.ts";
import type { ActiveReleases } from "../releases/active-releases.ts";
import { matchPage } from "../releases/match-page.ts";
import type { PageData } from "../rendering/render-messages.ts";
import { type DocumentStyle, documentStyles } from "./document-styles.ts";
import { EARLY_CLICKS } from "./early-clicks.ts";
import { FAST_REFRESH_HOOK } from "./fast-refresh-hook.ts";
import { ICON } from "./icon.ts";

/** Settings of the store for its pages; see @ligate/platform/settings. Menu links are added from the active releases. */
export interface PageSettings {
  publicUrl: string;
  paypal: { clientId: string; sdkUrl: string };
  testProduct: boolean;
}

/** A server-rendered page. Without one, the browser renders the page. */
export interface RenderedPage extends PageData {
  head: string;
  body: string;
}

/** What differs between documents of a path. */
export interface DocumentContent {
  page?: RenderedPage | undefined;
  /** The nonce of the policy, for the scripts of the document. */
  nonce?: string | undefined;
}

/**
 * The HTML document of a path: styles, scripts and preloads of the shell, of the remote that owns the path and of the
 * page, the registry, the settings, and the server-rendered page if there is one.
 * @param path without the query
 */
export function renderDocument(
  releases: ActiveReleases,
  settings: PageSettings,
  path: string,
  { page, nonce }: DocumentContent = {},
): string {
  const { shell, remotes } = releases;
  const owner = findRouteOwner(remotes, path);
  const nonceAttribute = nonce ? ` nonce="${nonce}"` : "";
  const importMap = releases.importMapOf(owner);
  const registry = remotes.map((remote) =>
    registryEntry(remote, importMap !== undefined && remote !== owner),
  );

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${importMap ? `<script type="importmap"${nonceAttribute}>${importMap.text}</script>` : ""}
${page?.head ?? ""}
${documentStyles(releases, path).map(styleElement).join("\n")}
<link rel="icon" href="${ICON}">
${page ? `<script${nonceAttribute}>${EARLY_CLICKS}</script>` : ""}
${releases.isDevelopment ? `<script src="${FAST_REFRESH_HOOK.path}"${nonceAttribute}></script>` : ""}
<script type="module" src="${shell.base}${shell.entry}"${integrityAttribute(shell, shell.entry)}${nonceAttribute}></script>
${owner ? preloadLinks(owner, pageScripts(owner, path)) : ""}
${preloadLinks(shell, shell.table.js)}
</head>
<body>
<div id="root">${page?.body ?? ""}</div>
<noscript>Some of this store needs JavaScript.</noscript>
${jsonScript("ligate-registry", registry)}
${jsonScript("ligate-settings", { ...settings, menuLinks: releases.menuLinks })}
${page ? jsonScript("ligate-data", page.loaderData) : ""}
${page?.problems ? jsonScript("ligate-problems", page.problems) : ""}
</body>
</html>
`;
}

/** What the shell has to know of a remote. @param isAnother the document's import map does not contain its scripts */
const registryEntry = ({ name, base, entry, addresses }: ActiveRelease, isAnother: boolean) => ({
  ...{ name, entry: base + entry, addresses },
  ...(isAnother ? { integrity: `${base}import-map.json` } : {}),
});

/** The remote's container, its route table and the chunk of the page: preloaded together instead of one after another. */
const pageScripts = (owner: ActiveRelease, path: string): string[] => [
  owner.entry,
  ...owner.table.js,
  ...(matchPage(owner, path)?.js ?? []),
];

const preloadLinks = (release: ActiveRelease, files: string[]): string =>
  files
    .map(
      (file) =>
        `<link rel="modulepreload" href="${release.base}${file}"${integrityAttribute(release, file)}>`,
    )
    .join("\n");

/** A browser that requests a file before it has read the import map must know its integrity, or it requests it again. */
function integrityAttribute({ files }: ActiveRelease, file: string): string {
  const integrity = files[file]?.integrity;
  return integrity ? ` integrity="${integrity}"` : "";
}

/** Federation finds loaded stylesheets by `data-href`, and does not load them again. */
function styleElement({ name, href, inline }: DocumentStyle): string {
  return inline
    ? `<style data-href="${name}">${inline.css}</style>`
    : `<link rel="stylesheet" href="${href}" data-href="${name}">`;
}

/** A JSON script element. `<` is escaped so that no text can close the element. */
function jsonScript(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`;
}
