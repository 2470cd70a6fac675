const STORE = "https://store.invalid";

/**
 * The path within the store that a `redirectUrl` names, with its leading slash; "/" for any value that
 * would leave the store (`//`, `\`, a scheme, a control character).
 */
export function safeRedirect(asked: string | null | undefined): string {
  const path = `/${(asked ?? "").replace(/^\//, "")}`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers remove control characters from URLs
  if (/^\/\/|\\|[\u0000-\u001f]/.test(path)) return "/";
  const url = new URL(path, STORE);
  return url.origin === STORE && !url.pathname.startsWith("//") ? url.pathname + url.search + url.hash : "/";
}
