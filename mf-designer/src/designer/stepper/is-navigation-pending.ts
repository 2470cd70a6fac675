import type { Location } from "@ligate/platform/router";

/**
 * Whether the browser is at another history entry than the rendered location, because the visitor pressed Back or
 * Forward and that page is still loading. React Router stores the key of an entry in `history.state`.
 */
export function isNavigationPending(rendered: Location): boolean {
  const entry = window.history.state as { idx?: number; key?: string } | null;
  return entry?.idx !== undefined && (entry.key ?? "default") !== rendered.key;
}
