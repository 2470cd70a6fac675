import type { LiveRelease } from "@ligate/build/release-format";
import { findOwner } from "@ligate/contract/owner";
import { type PageSettings, renderDocument } from "../document.ts";
import type { LiveReleases } from "../live-releases.ts";
import { pageOf } from "../page-of.ts";
import { SentDocument } from "../sent-document.ts";
import type { RenderOutcome } from "./messages.ts";
import { PageCache } from "./page-cache.ts";
import type { Renderer } from "./renderer.ts";

/** A page's document, the address that it leads to, or why there is none. */
export type PageAnswer =
  | { status: number; document: SentDocument }
  | Exclude<RenderOutcome, { body: string }>;

/** The pages of the store as HTML: rendered once for everybody, kept, renewed behind the answer. */
export class RenderedPages {
  readonly #renderer: Renderer;
  readonly #contentVersion: () => Promise<string | undefined>;
  readonly #settings: PageSettings;
  readonly #cache = new PageCache<PageAnswer>();
  #keptFor: { releases?: LiveReleases; content?: string } = {};

  /** @param contentVersion another text after every change of the store's content */
  constructor(renderer: Renderer, contentVersion: () => Promise<string | undefined>, settings: PageSettings) {
    this.#renderer = renderer;
    this.#contentVersion = contentVersion;
    this.#settings = settings;
  }

  /** The page of an address, that nobody owns too; `undefined` where it is not rendered on a server. */
  async get(releases: LiveReleases, url: URL): Promise<PageAnswer | undefined> {
    const { shell, remotes } = releases;
    const owner = findOwner(remotes, url.pathname);
    if (!shell.serverFile || (owner && !owner.serverFile)) return undefined;
    this.#keepFor(releases, await this.#contentVersion());

    const address = owner ? canonicalAddress(owner, url) : url.pathname;
    return this.#cache.get(address, async () => {
      const outcome = await this.#renderer.render(shell, owner, address);
      if (!("body" in outcome)) return outcome;
      const document = renderDocument(releases, this.#settings, url.pathname, outcome);
      return { status: outcome.status, document: new SentDocument(document) };
    });
  }

  /** Pages of other releases, or with other content, are given to nobody any more. */
  #keepFor(releases: LiveReleases, content: string | undefined): void {
    const kept = this.#keptFor;
    if (kept.releases === releases && kept.content === content) return;
    this.#cache.clear();
    this.#keptFor = { releases, content };
  }
}

/** Path, and of the query what the page says that it reads: nothing else can change what it shows. */
function canonicalAddress(owner: LiveRelease, { pathname, searchParams }: URL): string {
  const read = pageOf(owner, pathname)?.query ?? [];
  const kept = read.flatMap((name) =>
    searchParams.getAll(name).map((value): [string, string] => [name, value]),
  );
  return kept.length > 0 ? `${pathname}?${new URLSearchParams(kept)}` : pathname;
}
