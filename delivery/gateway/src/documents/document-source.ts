import type { ActiveReleases } from "../releases/active-releases.ts";
import type { FoundRelease } from "../releases/release-finder.ts";
import type { RenderedPages } from "../rendering/rendered-pages.ts";
import type { DocumentTemplates } from "./document-template.ts";

/** The inputs of documents, and their caches: the store's, or those of a preview. */
export interface DocumentSource {
  /** `undefined` while the shell cannot be served. */
  getReleases: () => Promise<ActiveReleases | undefined>;
  templates: DocumentTemplates;
  pages: RenderedPages;
}

declare module "fastify" {
  interface FastifyRequest {
    /** The preview that a request to the host of previews is for; `find` returns its release of a package. */
    preview?: DocumentSource & { find: (name: string) => FoundRelease | undefined };
  }
}
