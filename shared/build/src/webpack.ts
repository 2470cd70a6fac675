import { join } from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import ReactRefreshPlugin from "@pmmmwh/react-refresh-webpack-plugin";
import CssMinimizerPlugin from "css-minimizer-webpack-plugin";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import webpack, { type Configuration as WebpackConfiguration } from "webpack";
import type { Configuration as ServerConfiguration } from "webpack-dev-server";
import { describeRelease, REMOTE_ENTRY } from "./describe-release.ts";
import { css, typescript } from "./module-rules.ts";
import { containerName, isShell, type PackageCard, packageCard } from "./package-card.ts";
import { RELEASE_FILE, type Release } from "./release-format.ts";
import { shares } from "./shares.ts";

/** Of the plugin. */
export type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/** webpack's configuration with its development server's. */
export type Configuration = WebpackConfiguration & { devServer?: ServerConfiguration };

/** Of libraries that several pages of a remote need, each is one file, loaded once. */
const chunkOf = (name: string, libraries: string) =>
  ({
    name,
    test: new RegExp(`[\\\\/]node_modules[\\\\/](${libraries})[\\\\/]`),
    chunks: "async",
    enforce: true,
  }) as const;

/** What a page with a form shows at once, and what it checks entries by. A page is one file otherwise. */
const FORMS = {
  forms: chunkOf("forms", "react-hook-form"),
  rules: chunkOf("rules", "zod|@hookform[\\\\/]resolvers"),
};

/**
 * What the shell, which uses federation's runtime by its API, is built with: the versions of what it provides, and a
 * runtime without what reads manifests, as remotes are loaded by their entries.
 */
export const hostRuntime = () =>
  new webpack.DefinePlugin({
    SHARES: JSON.stringify(shares("host")),
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
    ENV_TARGET: JSON.stringify("web"),
  });

/**
 * The webpack configuration of the shell or of a remote: ES modules, federation, CSS Modules.
 * @param dir the package's folder
 * @param serving from the sources, hot, for the shell that runs beside it
 */
export function browserConfig(dir: string, serving = false): Configuration {
  const card = packageCard(dir);
  const fileName = serving ? "[name]" : "[name].[contenthash:8]";

  return {
    context: dir,
    mode: serving ? "development" : "production",
    infrastructureLogging: { level: "error" },
    devtool: serving ? "cheap-module-source-map" : "source-map",
    entry: entryOf(card, serving),
    experiments: { outputModule: true },
    output: {
      path: join(dir, "dist"),
      filename: `${fileName}.js`,
      chunkFilename: `${fileName}.js`,
      assetModuleFilename: "[name].[hash:8][ext]",
      publicPath: "auto",
      uniqueName: card.name,
      module: true,
      chunkFormat: "module",
      chunkLoading: "import",
      clean: true,
    },
    resolve: { extensions: [".ts", ".tsx", ".js"] },
    module: {
      rules: [typescript(serving), css(card, true), { test: /\.woff2$/, type: "asset/resource" }],
    },
    plugins: [
      isShell(card) ? hostRuntime() : federation(card),
      extractCss(fileName),
      ...(serving ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    optimization: {
      minimizer: ["...", new CssMinimizerPlugin()],
      chunkIds: "named",
      moduleIds: "deterministic",
      splitChunks: { cacheGroups: { default: false, defaultVendors: false, ...FORMS } },
    },
    performance: { hints: false },
    ...(serving ? { devServer: developmentServer(card) } : {}),
  };
}

/**
 * A remote has no entry but its container. While it is served, an empty one of the container's name is merged
 * into it: the development server's client and Fast Refresh need an entry to stand in.
 */
function entryOf(card: PackageCard, serving: boolean): Record<string, string> {
  if (isShell(card)) return { main: "./src/main.ts" };
  return serving ? { [containerName(card)]: "data:text/javascript," } : {};
}

function extractCss(fileName: string) {
  return new MiniCssExtractPlugin({
    filename: `${fileName}.css`,
    chunkFilename: `${fileName}.css`,
    ignoreOrder: true,
  });
}

/** How a remote takes part in the federation. @param otherwise to compare */
export function federation(card: PackageCard, otherwise: FederationOptions = {}) {
  return new ModuleFederationPlugin({
    name: containerName(card),
    filename: REMOTE_ENTRY,
    exposes: { "./routes": "./src/routes.ts", ...card.ligate.fragments },
    library: { type: "module" },
    shared: shares("remote"),
    shareStrategy: "loaded-first",
    manifest: true,
    // The shell provides federation's runtime: 15 kB less in every remote.
    experiments: { externalRuntime: true },
    dts: false,
    dev: false,
    ...otherwise,
  });
}

function developmentServer(card: PackageCard): ServerConfiguration {
  const { developmentPort: port } = card.ligate;
  return {
    port,
    host: "127.0.0.1",
    hot: true,
    headers: { "Access-Control-Allow-Origin": "*" },
    allowedHosts: ["localhost", "127.0.0.1"],
    client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: false },
    setupMiddlewares: (middlewares, { app }) => {
      // What the gateway asks of a release, it asks of this server too.
      app?.use(`/${RELEASE_FILE}`, (_request, response) => {
        response.setHeader("Content-Type", "application/json");
        response.setHeader("Access-Control-Allow-Origin", "*");
        response.end(JSON.stringify(servedRelease(card)));
      });
      return middlewares;
    },
  };
}

function servedRelease(card: PackageCard): Release {
  return describeRelease(card, "development", {
    entry: isShell(card) ? "main.js" : REMOTE_ENTRY,
    css: isShell(card) ? ["store.css"] : [],
    table: { js: [], css: [] },
    pages: {},
    // In development pages are rendered in the browser.
    ssr: false,
  });
}
