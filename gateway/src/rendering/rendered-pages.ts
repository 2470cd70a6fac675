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
  readonly #cache = new PageCache();
  #releases: LiveReleases | undefined;

  constructor(renderer: Renderer) {
    this.#renderer = renderer;
  }

  /** The page of an address; `undefined` where it is not rendered on a server. */
  async get(releases: LiveReleases, url: URL): Promise<RenderOutcome | undefined> {
    const { shell, remotes } = releases;
    const owner = findOwner(remotes, url.pathname);
    if (!owner?.serverFile || !shell.serverFile) return undefined;
    // Pages of releases that are no longer live are not asked for again.
    if (this.#releases !== releases) this.#cache.clear();
    this.#releases = releases;

    const address = canonicalAddress(owner, url);
    return this.#cache.get(address, () => this.#renderer.render(shell, owner, address));
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
