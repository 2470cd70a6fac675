import type { ServerFile } from "../releases/active-release.ts";
import type { MenuLink } from "../releases/active-releases.ts";

/** The messages between the gateway and its render worker threads. */
export interface RenderRequest {
  id: number;
  shell: ServerFile;
  /** The remote that owns the path; missing if only the shell can render it. */
  remote?: { name: string; server: ServerFile };
  /** Path with the query parameters that the page reads. Without a URL the thread only loads the server files. */
  url?: string;
  /** Where loaders reach the API. */
  apiAddresses: string[];
  /** The request that the page is rendered for; it is sent to the API. */
  requestId?: string | undefined;
  /** Links in the menus of the shell. */
  menuLinks: MenuLink[];
  /** The version of the store's content, if it is known. */
  contentVersion?: string | undefined;
  /** `dataHash` of an earlier page of this URL, from the same releases: equal data is not rendered again. */
  knownDataHash?: string | undefined;
}

/** Data that the browser hydrates a rendered page with, as JSON for script elements (`toScriptJson`). */
export interface PageData {
  loaderData: string;
  /** Route id → error response of the API, for pages that do not exist; written and read by the shell. */
  problems?: string;
}

/**
 * A page; `isUnchanged` if the earlier page is still valid; a redirect; or the reason why there is no page. `status` is that
 * of the response: for a failure, of the API's error response, or 503 if too many pages are being rendered. Shells of earlier
 * releases redirect without one.
 * `dataHash`: identifies the data that the page was rendered with. `isContentOnly`: they change with the content only.
 * `isCircuitOpen`: the page was not rendered because of an earlier failure, which has been logged.
 */
export type RenderOutcome =
  | ({ status: number; head: string; body: string; dataHash: string; isContentOnly: boolean } & PageData)
  | { isUnchanged: true; isContentOnly: boolean }
  | { redirect: string; status?: number }
  | { failure: string; status?: number; isCircuitOpen?: true };

/** The first message of a thread, which has loaded its own modules. */
export const THREAD_READY = "ready";

export interface RenderResponse {
  id: number;
  outcome: RenderOutcome;
}
