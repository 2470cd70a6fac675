import type { ActiveReleases } from "../releases/active-releases.ts";
import type { DocumentContext } from "./document-context.ts";
import { documentStyles } from "./document-styles.ts";
import { contentSecurityPolicy, INTEGRITY_POLICY, requiresIntegrity } from "./security-headers.ts";

/** The headers of a document, except those of every response. */
export function documentHeaders(context: DocumentContext): Record<string, string> {
  const { releases, settings, path, owner, nonce } = context;
  const policy = contentSecurityPolicy({
    path,
    nonce,
    paypalSdkUrl: settings.paypal.sdkUrl,
    scripts: importMapSources(releases, owner),
    styles: documentStyles(context).flatMap(({ inline }) => inline?.source ?? []),
    isDevelopment: releases.isDevelopment,
  });
  return {
    ...(!releases.isDevelopment && requiresIntegrity(path) ? INTEGRITY_POLICY : {}),
    "content-type": "text/html; charset=utf-8",
    "cache-control": nonce ? "no-store" : "no-cache",
    "content-security-policy": policy,
  };
}

/** The document's own import map, and those of remotes that the shell adds before it loads them. */
function importMapSources(
  { importMapOf, remotes }: ActiveReleases,
  owner: DocumentContext["owner"],
): string[] {
  const importMaps = [importMapOf(owner), ...remotes.map(({ importMap }) => importMap)];
  return importMaps.flatMap((importMap) => importMap?.source ?? []);
}
