const STORE_ORIGIN = "https://store.invalid";

/**
 * Returns the path of a `redirectUrl`, with its leading slash; "/" for any value that leaves the store (`//`, `\`, a
 * scheme, a control character).
 */
export function safeRedirect(redirectUrl: string | null | undefined): string {
  const path = `/${(redirectUrl ?? "").replace(/^\//, "")}`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers remove control characters from URLs
  if (/^\/\/|\\|[\u0000-\u001f]/.test(path)) return "/";
  const url = new URL(path, STORE_ORIGIN);
  return url.origin === STORE_ORIGIN && !url.pathname.startsWith("//")
    ? url.pathname + url.search + url.hash
    : "/";
}
