import type { ActiveRelease } from "../releases/active-release.ts";
import type { ActiveReleases } from "../releases/active-releases.ts";
import type { InlineStyle } from "../releases/inline-styles.ts";
import type { Page } from "../releases/match-page.ts";

/** Settings of the store for its pages; see @ligate/platform/settings. Menu links are added from the active releases. */
export interface PageSettings {
  publicUrl: string;
  paypal: { clientId: string; sdkUrl: string };
  testProduct: boolean;
}

/** A bar that the server adds to the end of a document, with its style. */
export interface DocumentBanner extends InlineStyle {
  html: string;
}

/** The inputs of the document of a path, except for the server-rendered page. */
export interface DocumentContext {
  releases: ActiveReleases;
  settings: PageSettings;
  /** Without the query. Apart from the nonce, documents of the same page do not differ by it. */
  path: string;
  /** The remote that owns the path, and its page. */
  owner: ActiveRelease | undefined;
  page: Page | undefined;
  /** The nonce of the policy, for the scripts of the document. */
  nonce?: string | undefined;
  /** Of a document of a preview. */
  banner?: DocumentBanner | undefined;
}
