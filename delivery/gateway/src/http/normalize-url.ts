/**
 * Escapes the `%` signs of a path that cannot be decoded, as routers in browsers do. Such a path gets the store's page
 * with status 404 instead of an error of the server.
 * @param url path and query
 */
export function normalizeUrl(url: string): string {
  if (!url.includes("%")) return url;
  const [path = ""] = url.split("?", 1);
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}
