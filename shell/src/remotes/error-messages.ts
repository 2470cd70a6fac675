import { ApiError } from "@ligate/platform/api";
import { isRouteErrorResponse } from "@ligate/platform/router";
import { PageUnavailableError } from "./lazy-route-timeouts.ts";
import { RemoteUnavailableError } from "./remotes.ts";

const REASSURANCE = "The rest of the store works as usual, and your cart is safe.";

/** The message that the error panel shows to the user. */
export function errorMessage(error: unknown): { title: string; text: string } {
  if (error instanceof ApiError) return { title: "This page could not be loaded", text: error.detail };
  if (error instanceof RemoteUnavailableError) {
    return {
      title: "This part of the store is not available",
      text: `It could not be loaded. ${REASSURANCE}`,
    };
  }
  if (error instanceof PageUnavailableError) {
    return { title: "This page is not available", text: `It could not be loaded. ${REASSURANCE}` };
  }
  return { title: "This page ran into a problem", text: REASSURANCE };
}

/**
 * Reports an error as uncaught: the browser logs it, and the gateway's inline script reports it (`report-script.ts`). Error
 * responses of the API are on screen and in the browser's network log. The router passes on errors of rendering with an
 * `errorInfo`, and React passes the same errors itself.
 */
export function reportError(error: unknown, { errorInfo }: { errorInfo?: unknown } = {}): void {
  if (errorInfo || error instanceof ApiError || isRouteErrorResponse(error)) return;
  window.reportError(error);
}
