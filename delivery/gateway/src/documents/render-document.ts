import { REPORT_SCRIPT } from "../browser-reports/report-script.ts";
import type { ActiveRelease } from "../releases/active-release.ts";
import type { Page } from "../releases/match-page.ts";
import type { PageData } from "../rendering/render-messages.ts";
import { BEFORE_HYDRATION } from "./before-hydration.ts";
import type { DocumentContext } from "./document-context.ts";
import { type DocumentStyle, documentStyles } from "./document-styles.ts";
import { FAST_REFRESH_HOOK } from "./fast-refresh-hook.ts";
import { ICON } from "./icon.ts";
import { jsonScript, toScriptJson } from "./json-script.ts";

/** A server-rendered page. Without one, the browser renders the page. */
export interface RenderedPage extends PageData {
  head: string;
  body: string;
}

/** The texts of a page that the texts around it enclose: tags of the head, content, and data. */
export const textOfPage = ({ head, body, loaderData, problems }: RenderedPage): string[] => [
  head,
  body,
  `${jsonScript("ligate-data", loaderData)}\n${problems ? jsonScript("ligate-problems", problems) : ""}`,
];

/**
 * The HTML document around a page, in four texts that the three texts of the page separate: styles, scripts and preloads
 * of the shell, of the remote that owns the path and of the page, the registry and the settings.
 * @param isRendered whether the server renders the page
 */
export function textAroundPage(context: DocumentContext, isRendered: boolean): string[] {
  const { releases, settings, owner, page, nonce, banner } = context;
  const { shell, remotes, hasIntegrity } = releases;
  const nonceAttribute = nonce ? ` nonce="${nonce}"` : "";
  const importMap = releases.importMapOf(owner);
  const { name, id } = owner ?? shell;
  const registry = remotes.map((remote) => ({
    ...registryEntry(remote, hasIntegrity && remote !== owner),
    ...(releases.isDevelopment ? { release: remote.id } : {}),
  }));

  const beforeHead = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${importMap ? `<script type="importmap"${nonceAttribute}>${importMap.text}</script>` : ""}
<script data-release="${name}/${id}"${nonceAttribute}>${REPORT_SCRIPT}</script>
`;
  const beforeBody = `
${documentStyles(context).map(styleElement).join("\n")}
${banner ? `<style>${banner.css}</style>` : ""}
<link rel="icon" href="${ICON}">
${isRendered ? `<script${nonceAttribute}>${BEFORE_HYDRATION}</script>` : ""}
${releases.isDevelopment ? `<script src="${FAST_REFRESH_HOOK.path}"${nonceAttribute}></script>` : ""}
<script type="module" src="${shell.base}${shell.entry}"${integrityAttribute(shell, shell.entry, hasIntegrity)}${nonceAttribute}></script>
${owner ? preloadLinks(owner, pageScripts(owner, page), hasIntegrity) : ""}
${preloadLinks(shell, shell.table.js, hasIntegrity)}
</head>
<body>
<div id="root">`;
  const beforeData = `</div>
${banner?.html ?? ""}
<noscript>Some of this store needs JavaScript.</noscript>
${jsonScript("ligate-registry", toScriptJson(registry))}
${jsonScript("ligate-settings", toScriptJson({ ...settings, menuLinks: releases.menuLinks }))}
`;
  const end = `
</body>
</html>
`;
  return [beforeHead, beforeBody, beforeData, isRendered ? end : `\n${end}`];
}

/** A remote in the registry of the document. @param isAnother the document's import map does not contain its scripts */
const registryEntry = (release: ActiveRelease, isAnother: boolean) => {
  const { name, base, lists, entry, addresses, pages } = release;
  const paths = Object.values(pages).flatMap((page) => (page.prefetch ? page.path : []));
  return {
    ...{ name, entry: base + entry, addresses },
    ...(paths.length > 0 && lists ? { nextPages: { paths, files: `${lists}pages.json` } } : {}),
    ...(isAnother && lists ? { integrity: `${lists}import-map.json` } : {}),
  };
};

/** The remote's container, its route table and the chunk of the page: preloaded together instead of one after another. */
const pageScripts = (owner: ActiveRelease, page: Page | undefined): string[] => [
  owner.entry,
  ...owner.table.js,
  ...(page?.js ?? []),
];

const preloadLinks = (release: ActiveRelease, files: string[], hasIntegrity: boolean): string =>
  files
    .map(
      (file) =>
        `<link rel="modulepreload" href="${release.base}${file}"${integrityAttribute(release, file, hasIntegrity)}>`,
    )
    .join("\n");

/** A browser that requests a file before it has read the import map must know its integrity, or it requests it again. */
function integrityAttribute({ files }: ActiveRelease, file: string, hasIntegrity: boolean): string {
  const integrity = hasIntegrity && files[file]?.integrity;
  return integrity ? ` integrity="${integrity}"` : "";
}

/** Federation finds loaded stylesheets by `data-href`, and does not load them again. */
function styleElement({ name, href, inline }: DocumentStyle): string {
  return inline
    ? `<style data-href="${name}">${inline.css}</style>`
    : `<link rel="stylesheet" href="${href}" data-href="${name}">`;
}
