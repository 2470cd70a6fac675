import type { Location } from "@ligate/platform/router";

/** Leaves this document for the document of an address. Never resolves. */
export function openDocument(
  target: Pick<Location, "pathname" | "search" | "hash"> | undefined,
): Promise<never> {
  const { pathname, search, hash } = target ?? window.location;
  const path = pathname + search + hash;
  // After a step back the address is already that of the target, and assigning one with a hash would only scroll.
  if (new URL(path, window.location.href).href === window.location.href) window.location.reload();
  else window.location.assign(path);
  return new Promise(() => {});
}
