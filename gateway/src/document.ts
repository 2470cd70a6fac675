import type { LiveRelease } from "@ligate/build/release-format";
import { findOwner, matchesAddress } from "@ligate/contract/owner";
import { DEVELOPMENT, REFRESH_HOOK } from "./development.ts";
import type { LiveReleases } from "./live-releases.ts";

/** What the pages are told of the store; see @ligate/platform/settings. */
export interface PageSettings {
  paypal: { clientId: string; sdkUrl: string };
  testProduct: boolean;
}

/** Where the browser finds a file of a release. */
const releaseAddress = ({ base }: LiveRelease, file: string): string => base + file;

/**
 * The document of an address: the shell's files, the registry, and what the address needs first.
 * @param path without the query
 */
export function renderDocument(
  { shell, remotes }: LiveReleases,
  settings: PageSettings,
  path: string,
): string {
  const owner = findOwner(remotes, path);
  const registry = remotes.map((remote) => ({
    name: remote.name,
    entry: releaseAddress(remote, remote.entry),
    addresses: remote.addresses,
  }));

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${shell.css.map((file) => `<link rel="stylesheet" href="${releaseAddress(shell, file)}">`).join("\n")}
${shell.fonts.map((file) => preload(releaseAddress(shell, file), "font")).join("\n")}
${owner ? preloadsOf(owner, path).join("\n") : ""}
${shell.id === DEVELOPMENT ? `<script src="${REFRESH_HOOK.path}"></script>` : ""}
<script type="module" src="${releaseAddress(shell, shell.entry)}"></script>
</head>
<body>
<div id="root"></div>
<noscript>This store needs JavaScript.</noscript>
<script type="application/json" id="ligate-registry">${inlineJson(registry)}</script>
<script type="application/json" id="ligate-settings">${inlineJson(settings)}</script>
</body>
</html>
`;
}

/** The owner's container and the page's own chunk, so that nothing waits for what names it. */
function preloadsOf(owner: LiveRelease, path: string): string[] {
  const page = Object.values(owner.pages)
    .filter((page) => matchesAddress(page.path, path))
    .sort((one, other) => parameters(one.path) - parameters(other.path))[0];
  return [
    `<link rel="modulepreload" href="${releaseAddress(owner, owner.entry)}">`,
    ...(page?.js ?? []).map((file) => `<link rel="modulepreload" href="${releaseAddress(owner, file)}">`),
    ...(page?.css ?? []).map((file) => preload(releaseAddress(owner, file), "style")),
  ];
}

const parameters = (path: string): number => path.split(/[:*]/).length;

function preload(address: string, as: "font" | "style"): string {
  return `<link rel="preload" href="${address}" as="${as}"${as === "font" ? ' type="font/woff2" crossorigin' : ""}>`;
}

/** JSON that no text in it can end the script element of. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");
