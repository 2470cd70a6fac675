/**
 * An address that cannot be decoded stands for its own letters, which is how routers in browsers read it. Nothing
 * is there, and that is said as of every other address.
 * @param url path and query
 */
export function readableUrl(url: string): string {
  if (!url.includes("%")) return url;
  const [path = ""] = url.split("?", 1);
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}
