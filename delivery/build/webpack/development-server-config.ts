import type { Configuration } from "webpack-dev-server";
import { RELEASE_FILE, type Release } from "../release-format/release.ts";
import { createReleaseManifest, REMOTE_ENTRY } from "../releases/create-release-manifest.ts";
import { isShell, type PackageManifest } from "../releases/package-manifest.ts";
import { readRoutes } from "../releases/route-table.ts";
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
  const { addresses, redirects, pages } = await readRoutes(manifest, dir);
  const filesOfPages = pages.map(({ id, ...page }) => [id, { ...page, js: [], css: [] }]);
  return createReleaseManifest(manifest, {
    id: DEVELOPMENT_ID,
    origin: { commit: null, author: null, builtAt: new Date().toISOString(), ciRun: null },
    entry: isShell(manifest) ? "main.js" : REMOTE_ENTRY,
    css: isShell(manifest) ? ["app.css"] : [],
    table: { js: [], css: [] },
    addresses,
    redirects,
    pages: Object.fromEntries(filesOfPages),
    // In development the browser renders all pages.
    ssr: false,
    // The sources change while the server runs: nothing is verified, and the gate checks releases only.
    ...{ files: {}, calls: {}, embeds: {}, platformImports: {}, platformExports: {} },
  });
}
