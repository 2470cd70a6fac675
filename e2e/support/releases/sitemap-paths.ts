/**
 * The paths in a store's sitemaps, by the path of the sitemap.
 * @param get returns the text at a path of the store
 */
export async function sitemapPaths(get: (path: string) => Promise<string>): Promise<Map<string, string[]>> {
  const sitemaps = pathsIn(await get("/sitemap.xml"));
  return new Map(
    await Promise.all(
      sitemaps.map(async (path): Promise<[string, string[]]> => [path, pathsIn(await get(path))]),
    ),
  );
}

const pathsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
