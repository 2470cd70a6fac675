import { sortPackages } from "@ligate/delivery/repository/release-repository";
import type { PageSettings } from "../documents/document-context.ts";
import type { DocumentSource } from "../documents/document-source.ts";
import { DocumentTemplates } from "../documents/document-template.ts";
import type { ActiveRelease } from "../releases/active-release.ts";
import { type ActiveReleases, createActiveReleases } from "../releases/active-releases.ts";
import type { FoundRelease } from "../releases/release-finder.ts";
import type { VerifiedFiles } from "../releases/verified-files.ts";
import type { RenderWorkerPool } from "../rendering/render-worker-pool.ts";
import { RenderedPages } from "../rendering/rendered-pages.ts";
import { previewBanner } from "./preview-banner.ts";

/** A preview has few visitors. */
const CACHE_BYTES = 4 * 2 ** 20;

export interface PreviewOptions {
  files: VerifiedFiles;
  settings: PageSettings;
  workers: RenderWorkerPool;
  /** The active releases of the store. */
  getReleases: DocumentSource["getReleases"];
  contentVersion: () => Promise<string | undefined>;
}

/** Releases in place of the active ones of their packages. Other packages follow their logs. */
export class Preview implements DocumentSource {
  readonly templates: DocumentTemplates;
  readonly pages: RenderedPages;
  readonly #options: PreviewOptions;
  readonly #pinned: Map<string, FoundRelease>;
  #combined: { active: ActiveReleases; releases: Promise<ActiveReleases> } | undefined;

  /** @param pinned in the order of the link */
  constructor(pinned: FoundRelease[], options: PreviewOptions) {
    const { settings, workers, contentVersion } = options;
    this.#options = options;
    this.#pinned = new Map(pinned.map((one) => [one.release.name, one]));
    const banner = previewBanner(pinned.map(({ release }) => release));
    this.templates = new DocumentTemplates(settings, banner);
    this.pages = new RenderedPages(workers, contentVersion, CACHE_BYTES);
  }

  readonly getReleases = async (): Promise<ActiveReleases | undefined> => {
    const active = await this.#options.getReleases();
    if (!active) return undefined;
    if (this.#combined?.active !== active) {
      const releases = this.#combine(active);
      this.#combined = { active, releases };
      releases.catch(() => {
        this.#combined = undefined;
      });
    }
    return this.#combined.releases;
  };

  /** The pinned release of a package. */
  find = (name: string): FoundRelease | undefined => this.#pinned.get(name);

  async #combine({ shell, remotes, hasIntegrity }: ActiveReleases): Promise<ActiveReleases> {
    const { files, workers } = this.#options;
    const pinned = [...this.#pinned.values()].map(({ release }) => release);
    const byName = new Map([shell, ...remotes, ...pinned].map((release) => [release.name, release]));
    const [first = shell, ...others] = sortPackages(byName.keys()).flatMap((name) => byName.get(name) ?? []);
    const combined = await createActiveReleases(first, others, files, hasIntegrity);
    const isChanged = ({ name }: ActiveRelease) => this.#pinned.has("shell") || this.#pinned.has(name);
    await workers.prepare(first, others.filter(isChanged));
    return combined;
  }
}
