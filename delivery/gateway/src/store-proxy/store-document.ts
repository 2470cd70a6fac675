import { z } from "zod";
import type { PageSettings } from "../documents/document-context.ts";
import { type DocumentTemplate, DocumentTemplates } from "../documents/document-template.ts";
import { releaseOfDevelopmentServer, unavailableRemote } from "../releases/active-release.ts";
import { createActiveReleases, type MenuLink } from "../releases/active-releases.ts";
import { VerifiedFiles } from "../releases/verified-files.ts";
import { unreachableError } from "./unreachable-error.ts";

/** Remotes and settings of a deployed store, as each of its documents contains them. Newer stores may write more. */
const StoreDocument = z.object({
  registry: z.array(z.object({ name: z.string(), entry: z.string(), addresses: z.array(z.string()) })),
  settings: z.custom<PageSettings & { menuLinks: MenuLink[] }>((value) => value instanceof Object),
});
export type StoreDocument = z.infer<typeof StoreDocument>;

/** @returns `undefined` if the HTML is not a document of a store */
export function parseStoreDocument(html: string): StoreDocument | undefined {
  const [registry, settings] = ["ligate-registry", "ligate-settings"].map((id) => readJson(html, id));
  return registry && settings ? StoreDocument.parse({ registry, settings }) : undefined;
}

/** The JSON of a script element, in which no `<` is. */
function readJson(html: string, id: string): unknown {
  const [, text] = html.match(`<script type="application/json" id="${id}">([^<]*)`) ?? [];
  return text && JSON.parse(text);
}

/** Package → the release that the store serves, as its `/releases/registry.json` lists them. */
export type StoreReleases = z.infer<typeof StoreReleases>;
export const StoreReleases = z.record(z.string(), z.object({ release: z.string() }));

/**
 * The template of a document that consists of the packages of development servers and of the store's other remotes.
 * @param servers package → URL of its development server; the shell is among them
 * @throws if a development server does not answer, for example because of a type error
 */
export async function templateOfSources(
  store: StoreDocument & { releases: StoreReleases },
  servers: Record<string, string>,
  path: string,
): Promise<DocumentTemplate> {
  const read = Object.entries(servers).map(([name, url]) =>
    releaseOfDevelopmentServer(name, url).catch((error) => {
      throw error.cause ? unreachableError(`The development server of ${name}`, error) : error;
    }),
  );
  const sources = Map.groupBy(await Promise.all(read), ({ name }) => (name === "shell" ? "shell" : "remote"));
  const [shell] = sources.get("shell") ?? [];
  if (!shell) throw new Error("No development server serves the shell.");
  const own = sources.get("remote") ?? [];
  const others = store.registry
    .filter(({ name }) => !Object.hasOwn(servers, name))
    .map(({ name, entry, addresses }) => {
      const { isUnavailable: _, ...remote } = unavailableRemote(name);
      return { ...remote, id: store.releases[name]?.release ?? "unknown", base: "", entry, addresses };
    });
  const releases = await createActiveReleases(shell, [...own, ...others], new VerifiedFiles(), false);
  const menuLinks = mergeLinks(store.settings.menuLinks, releases.menuLinks);
  return new DocumentTemplates(store.settings).find({ ...releases, menuLinks }, path);
}

/** The store's links in their order, with the names of the sources, and further links of the sources behind them. */
function mergeLinks(links: MenuLink[], ofSources: MenuLink[]): MenuLink[] {
  const isSame = (one: MenuLink) => (other: MenuLink) => one.menu === other.menu && one.to === other.to;
  return [
    ...links.map((link) => ofSources.find(isSame(link)) ?? link),
    ...ofSources.filter((link) => !links.some(isSame(link))),
  ];
}
