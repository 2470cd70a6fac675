import type { LiveRelease } from "@ligate/build/release-format";
import { findOwner } from "@ligate/contract/owner";
import type { LiveReleases } from "../live-releases.ts";
import { pageOf } from "../page-of.ts";
import type { RenderOutcome } from "./messages.ts";
import { PageCache } from "./page-cache.ts";
import type { Renderer } from "./renderer.ts";

/** The pages of the store as HTML: rendered once for everybody, kept, renewed behind the answer. */
export class RenderedPages {
  readonly #renderer: Renderer;
  readonly #contentVersion: () => Promise<string | undefined>;
  readonly #cache = new PageCache();
  #keptFor: { releases?: LiveReleases; content?: string } = {};

  /** @param contentVersion another text after every change of the store's content */
  constructor(renderer: Renderer, contentVersion: () => Promise<string | undefined>) {
    this.#renderer = renderer;
    this.#contentVersion = contentVersion;
  }

  /** The page of an address, that nobody owns too; `undefined` where it is not rendered on a server. */
  async get(releases: LiveReleases, url: URL): Promise<RenderOutcome | undefined> {
    const { shell, remotes } = releases;
    const owner = findOwner(remotes, url.pathname);
    if (!shell.serverFile || (owner && !owner.serverFile)) return undefined;
    this.#keepFor(releases, await this.#contentVersion());

    const address = owner ? canonicalAddress(owner, url) : url.pathname;
    return this.#cache.get(address, () => this.#renderer.render(shell, owner, address));
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
