import type { Location } from "@ligate/platform/router";

/**
 * Whether the visitor has gone back or on from what is shown: the browser is at another entry of its history, whose
 * page is still on its way. The router keeps the key of an entry in the entry's state.
 * @param shown what the router shows
 */
export function hasLeft(shown: Location): boolean {
  const entry = window.history.state as { idx?: number; key?: string } | null;
  return entry?.idx !== undefined && (entry.key ?? "default") !== shown.key;
}
