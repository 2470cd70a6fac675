import { type PinnedRelease, readPreviewLink } from "@ligate/delivery/repository/preview-link";
import type { Environment } from "@ligate/delivery/repository/release-repository";
import { LRUCache } from "lru-cache";
import type { ActiveRelease } from "../releases/active-release.ts";
import type { FoundRelease } from "../releases/release-finder.ts";
import type { ReleaseLoader } from "../releases/release-loader.ts";
import type { RenderWorkerPool } from "../rendering/render-worker-pool.ts";
import { Preview, type PreviewOptions } from "./preview.ts";

/** Of further previews, the least recently used one is forgotten, and loaded again by its next request. */
export const MAX_PREVIEWS = 8;
/** After this time without a request, the threads that render previews are ended. */
const IDLE_MS = 600_000;

export interface PreviewsOptions extends Omit<PreviewOptions, "workers"> {
  /** PREVIEW_KEY */
  key: string;
  environment: Environment;
  loader: Pick<ReleaseLoader, "load">;
  /** Threads of their own, so that a preview neither delays nor ends those that render the store. */
  startWorkers: () => RenderWorkerPool;
  idleMs?: number;
}

/** Why a token opens no preview. `missing`: a release has been removed or changed, or cannot be loaded now. */
export type PreviewRefusal = "invalid" | "expired" | "missing";

export interface OpenedPreview {
  preview: Preview;
  /** Milliseconds since 1970. */
  expires: number;
}

/** The previews that browsers have opened, by the token of their link. */
export class Previews {
  readonly #options: PreviewsOptions;
  readonly #opened = new LRUCache<string, OpenedPreview>({ max: MAX_PREVIEWS });
  #workers: RenderWorkerPool | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: PreviewsOptions) {
    this.#options = options;
  }

  /** Opens the preview of a token, whose signature has not been verified. */
  async open(token: string): Promise<OpenedPreview | PreviewRefusal> {
    const known = this.#opened.get(token) ?? (await this.#load(token));
    if (typeof known === "string") return known;
    if (known.expires <= Date.now()) return "expired";
    this.#opened.set(token, known);
    this.#idle ??= setTimeout(() => void this.close(), this.#options.idleMs ?? IDLE_MS).unref();
    this.#idle.refresh();
    return known;
  }

  /** A release of one of the previews, if it has this id. */
  find(name: string, id: string): ActiveRelease | undefined {
    const releases = [...this.#opened.values()].map(({ preview }) => preview.find(name)?.release);
    return releases.find((release) => release?.id === id);
  }

  /** Ends the threads and forgets the previews. The next request loads its preview again. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const workers = this.#workers;
    this.#idle = undefined;
    this.#workers = undefined;
    this.#opened.clear();
    await workers?.close();
  }

  async #load(token: string): Promise<OpenedPreview | PreviewRefusal> {
    const { key, environment, loader, startWorkers } = this.#options;
    const link = readPreviewLink(token, key);
    if (link?.environment !== environment) return "invalid";
    if (link.expires <= Date.now()) return "expired";
    const load = async ({ name, id, integrity }: PinnedRelease): Promise<FoundRelease[]> => {
      const entry = { release: id, integrity };
      const release = await loader.load(name, entry);
      return "failure" in release ? [] : [{ entry, release }];
    };
    const pinned = (await Promise.all(link.releases.map(load))).flat();
    if (pinned.length < link.releases.length) return "missing";
    this.#workers ??= startWorkers();
    const preview = new Preview(pinned, { ...this.#options, workers: this.#workers });
    return { preview, expires: link.expires };
  }
}
