import { join } from "node:path";
import type { Configuration } from "webpack-dev-server";
import { createReleaseManifest, REMOTE_ENTRY } from "../releases/create-release-manifest.ts";
import { isShell, type PackageManifest } from "../releases/package-manifest.ts";
import { RELEASE_FILE, type Release } from "../release-format/release.ts";
import { ROUTES_FILE, readRouteTable } from "../releases/route-table.ts";
import { developmentPort } from "./development-port.ts";

/** The release id of a package that a development server serves. */
const DEVELOPMENT_ID = "development";

/**
 * The options of the development server of a package. Besides the files, it serves a release manifest for the gateway.
 * @param dir folder of the package
 */
export function developmentServerConfig(dir: string, manifest: PackageManifest): Configuration {
  const port = developmentPort(manifest);
  return {
    port,
    host: "127.0.0.1",
    hot: true,
    headers: { "Access-Control-Allow-Origin": "*" },
    allowedHosts: ["localhost", "127.0.0.1"],
    client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: false },
    setupMiddlewares: (middlewares, { app }) => {
      app?.use(`/${RELEASE_FILE}`, (_request, response) => {
        response.setHeader("Access-Control-Allow-Origin", "*");
        createDevelopmentRelease(dir, manifest).then(
          (release) => response.json(release),
          (error) => response.status(500).send(String(error)),
        );
      });
      return middlewares;
    },
  };
}

async function createDevelopmentRelease(dir: string, manifest: PackageManifest): Promise<Release> {
  const routes = isShell(manifest) ? undefined : await readRouteTable(join(dir, ROUTES_FILE));
  const pages = routes?.pages.map(({ id, ...page }) => [id, { ...page, js: [], css: [] }]) ?? [];
  return createReleaseManifest(manifest, DEVELOPMENT_ID, {
    entry: isShell(manifest) ? "main.js" : REMOTE_ENTRY,
    css: isShell(manifest) ? ["app.css"] : [],
    table: { js: [], css: [] },
    addresses: routes?.addresses ?? [],
    pages: Object.fromEntries(pages),
    // In development the browser renders all pages.
    ssr: false,
  });
}
