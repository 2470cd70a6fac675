import { join } from "node:path";
import ReactRefreshPlugin from "@pmmmwh/react-refresh-webpack-plugin";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import { type PackageManifest, readPackageManifest } from "../releases/package-manifest.ts";
import type { Configuration } from "./browser-config.ts";
import { developmentPort } from "./development-port.ts";
import { cssRule, typescriptRule } from "./module-rules.ts";

/** URL of the demo started by `npm start`. */
const DEFAULT_STORE_URL = "http://localhost:8080";

/**
 * The webpack configuration of `pnpm --filter mf-… dev`, which runs a remote without the shell and without federation.
 * Requests to the API are forwarded to a running store: STORE_URL, http://localhost:8080 by default.
 */
export function standaloneConfig(dir: string): Configuration {
  const manifest = readPackageManifest(dir);
  const start = `import { startStandalone } from "@ligate/ui/standalone"; import { routes } from "./src/routes.ts"; startStandalone(routes);`;

  return {
    context: dir,
    mode: "development",
    devtool: "cheap-module-source-map",
    entry: { main: `data:text/javascript,${encodeURIComponent(start)}` },
    output: { path: join(dir, "dist"), filename: "[name].js", publicPath: "/", uniqueName: manifest.name },
    resolve: { extensions: [".ts", ".tsx", ".js"] },
    module: {
      rules: [
        typescriptRule(true),
        cssRule(manifest, true),
        { test: /\.(woff2|svg)$/, type: "asset/resource" },
      ],
    },
    plugins: [new MiniCssExtractPlugin({ ignoreOrder: true }), new ReactRefreshPlugin({ overlay: false })],
    performance: { hints: false },
    devServer: {
      port: developmentPort(manifest),
      host: "127.0.0.1",
      hot: true,
      proxy: [
        { context: ["/api", "/media", "/sandbox"], target: process.env.STORE_URL || DEFAULT_STORE_URL },
      ],
      setupMiddlewares: (middlewares) => [...middlewares, { name: "page", middleware: servePage(manifest) }],
    },
  };
}

/** Serves the same HTML page for every path. */
const servePage =
  ({ name }: PackageManifest) =>
  (_request: unknown, response: { end: (html: string) => void }) =>
    response.end(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="application-name" content="${name}, standalone">
<link rel="stylesheet" href="/main.css">
<div id="root"></div>
<script src="/main.js"></script>
</html>
`);
