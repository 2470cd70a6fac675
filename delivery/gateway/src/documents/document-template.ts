import { findRouteOwner } from "@ligate/contract/remotes/route-ownership";
import { LRUCache } from "lru-cache";
import type { ActiveReleases } from "../releases/active-releases.ts";
import { matchPage } from "../releases/match-page.ts";
import { CompressedDocument } from "./compressed-document.ts";
import type { DocumentBanner, DocumentContext, PageSettings } from "./document-context.ts";
import { documentStyles } from "./document-styles.ts";
import { type RenderedPage, textAroundPage, textOfPage } from "./render-document.ts";
import {
  contentSecurityPolicy,
  createNonce,
  DOCUMENT_HEADERS,
  INTEGRITY_POLICY,
  requiresIntegrity,
  requiresNonce,
} from "./security-headers.ts";
import { UNAVAILABLE_HEADERS } from "./unavailable-page.ts";

/** The common part of a page's documents: headers, and everything around the server-rendered page. */
export class DocumentTemplate {
  readonly context: DocumentContext;
  readonly headers: Record<string, string>;
  #aroundPage: Buffer[] | undefined;
  #withoutPage: CompressedDocument | undefined;

  constructor(context: DocumentContext) {
    this.context = context;
    this.headers = documentHeaders(context);
  }

  /** The document with a server-rendered page. */
  withPage(page: RenderedPage): Buffer {
    this.#aroundPage ??= textAroundPage(this.context, true).map((text) => Buffer.from(text));
    const inPage = textOfPage(page).map((text) => Buffer.from(text));
    return Buffer.concat(
      this.#aroundPage.flatMap((around, index) => [around, ...inPage.slice(index, index + 1)]),
    );
  }

  /** The document whose page the browser renders. */
  withoutPage(): CompressedDocument {
    this.#withoutPage ??= new CompressedDocument(Buffer.from(textAroundPage(this.context, false).join("")));
    return this.#withoutPage;
  }
}

/** Paths whose template is found without matching it against the pages. */
const MAX_PATHS = 2_000;

/** The templates of all pages. They are prepared once, and again when a release changes. */
export class DocumentTemplates {
  readonly #settings: PageSettings;
  readonly #banner: DocumentBanner | undefined;
  #releases: ActiveReleases | undefined;
  /** By page, or by remote for addresses without a page, or `undefined` for addresses without a remote. */
  readonly #templates = new Map<object | undefined, DocumentTemplate>();
  readonly #byPath = new LRUCache<string, DocumentTemplate>({ max: MAX_PATHS });

  /** @param banner of the documents of a preview */
  constructor(settings: PageSettings, banner?: DocumentBanner) {
    this.#settings = settings;
    this.#banner = banner;
  }

  /** The template of a path. A template with a nonce is for one document. */
  find(releases: ActiveReleases, path: string): DocumentTemplate {
    if (releases !== this.#releases) {
      this.#releases = releases;
      this.#templates.clear();
      this.#byPath.clear();
    }
    const found = this.#byPath.get(path);
    if (found) return found;

    const owner = findRouteOwner(releases.remotes, path);
    const page = owner && matchPage(owner, path);
    const context = { releases, settings: this.#settings, path, owner, page, banner: this.#banner };
    if (requiresNonce(path)) return new DocumentTemplate({ ...context, nonce: createNonce() });
    const template = this.#templates.get(page ?? owner) ?? new DocumentTemplate(context);
    this.#templates.set(page ?? owner, template);
    this.#byPath.set(path, template);
    return template;
  }
}

/** The headers of a document, except those of every response. */
function documentHeaders(context: DocumentContext): Record<string, string> {
  const { releases, settings, path, owner, nonce, banner } = context;
  const cacheControl = nonce || banner ? "no-store" : "no-cache";
  const policy = contentSecurityPolicy({
    path,
    nonce,
    paypalSdkUrl: settings.paypal.sdkUrl,
    scripts: importMapSources(releases, owner),
    styles: [
      ...documentStyles(context).flatMap(({ inline }) => inline?.source ?? []),
      ...(banner ? [banner.source] : []),
    ],
    isDevelopment: releases.isDevelopment,
  });
  return {
    ...(releases.hasIntegrity && requiresIntegrity(path) ? INTEGRITY_POLICY : {}),
    ...DOCUMENT_HEADERS,
    "x-ligate-releases": [releases.shell, owner]
      .flatMap((one) => (one ? `${one.name}@${one.id}` : []))
      .join(" "),
    ...(owner?.isUnavailable ? UNAVAILABLE_HEADERS : { "cache-control": cacheControl }),
    "content-security-policy": policy,
  };
}

/** The document's own import map, and those of remotes that the shell adds before it loads them. */
function importMapSources(
  { hasIntegrity, importMapOf, remotes }: ActiveReleases,
  owner: DocumentContext["owner"],
): string[] {
  if (!hasIntegrity) return [];
  const importMaps = [importMapOf(owner), ...remotes.map(({ importMap }) => importMap)];
  return importMaps.flatMap((importMap) => importMap?.source ?? []);
}
