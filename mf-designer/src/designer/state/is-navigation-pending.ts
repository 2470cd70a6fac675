import type { Location } from "@ligate/platform/router";

/**
 * Whether a navigation with Back or Forward is pending: the browser is at another history entry than the rendered
 * location. React Router stores the key of an entry in `history.state`.
 */
export function isNavigationPending(rendered: Location): boolean {
  const entry = window.history.state as { idx?: number; key?: string } | null;
  return entry?.idx !== undefined && (entry.key ?? "default") !== rendered.key;
}
