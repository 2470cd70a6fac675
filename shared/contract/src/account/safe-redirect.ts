const STORE = "https://store.invalid";

/**
 * The address of the store that a `redirectUrl` names, with its leading slash; "/" for anything that
 * would leave the store (`//`, `\`, a scheme, a control character).
 */
export function safeRedirect(asked: string | null | undefined): string {
  const path = `/${(asked ?? "").replace(/^\//, "")}`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them from addresses
  if (/^\/\/|\\|[\u0000-\u001f]/.test(path)) return "/";
  const url = new URL(path, STORE);
  return url.origin === STORE && !url.pathname.startsWith("//") ? url.pathname + url.search + url.hash : "/";
}
