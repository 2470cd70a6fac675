import { ApiError } from "@ligate/platform/api";
import { isRouteErrorResponse } from "@ligate/platform/router";
import { PageUnavailable } from "./guard-pages.ts";
import { AreaUnavailable } from "./remotes.ts";

const CALMING = "The rest of the store works as usual, and your cart is safe.";

/** What the visitor is told of a problem. */
export function describeProblem(error: unknown): { title: string; text: string } {
  if (error instanceof ApiError) return { title: "This page could not be loaded", text: error.detail };
  if (error instanceof AreaUnavailable) {
    return {
      title: "This part of the store is not available",
      text: `It could not be loaded. ${CALMING}`,
    };
  }
  if (error instanceof PageUnavailable) {
    return { title: "This page is not available", text: `It could not be loaded. ${CALMING}` };
  }
  return { title: "This page ran into a problem", text: CALMING };
}

/**
 * Tells developers what the visitor is not told. An answer of the API is on screen, and in the browser's own list;
 * what was thrown while rendering React has told.
 */
export function reportProblem(error: unknown, { errorInfo }: { errorInfo?: unknown }): void {
  if (errorInfo || error instanceof ApiError || isRouteErrorResponse(error)) return;
  console.error(error);
}
