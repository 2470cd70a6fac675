import { createRequire } from "node:module";
import { join } from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import ReactRefreshPlugin from "@pmmmwh/react-refresh-webpack-plugin";
import CssMinimizerPlugin from "css-minimizer-webpack-plugin";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import type { RuleSetRule, Configuration as WebpackConfiguration } from "webpack";
import type { Configuration as ServerConfiguration } from "webpack-dev-server";
import { type PackageCard, packageCard } from "./package-card.ts";
import { shares } from "./shares.ts";

const require = createRequire(import.meta.url);

/** webpack's configuration with its development server's. */
export type Configuration = WebpackConfiguration & { devServer?: ServerConfiguration };

/** The name under which federation knows a package: `mf-catalog` is the container `mf_catalog`. */
export const containerName = (packageName: string): string => packageName.replaceAll("-", "_");

/** The file that every remote's container is loaded by. Unhashed: it lies in its release's own folder. */
export const REMOTE_ENTRY = "remoteEntry.js";

const SHELL = "shell";

/**
 * The webpack configuration of the shell or of a remote: ES modules, federation, CSS Modules.
 * @param dir the package's folder
 * @param env.WEBPACK_SERVE set by `webpack serve`
 */
export function browserConfig(dir: string, env: { WEBPACK_SERVE?: boolean } = {}): Configuration {
  const card = packageCard(dir);
  const serving = Boolean(env.WEBPACK_SERVE);

  return {
    context: dir,
    mode: serving ? "development" : "production",
    devtool: serving ? "cheap-module-source-map" : "source-map",
    entry: card.name === SHELL ? { main: "./src/main.tsx" } : {},
    experiments: { outputModule: true },
    output: {
      path: join(dir, "dist"),
      filename: "[name].[contenthash:8].js",
      chunkFilename: "[name].[contenthash:8].js",
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
      rules: [typescript(serving), css(card), { test: /\.woff2$/, type: "asset/resource" }],
    },
    plugins: [
      federation(card),
      extractCss(),
      ...(serving ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    optimization: {
      minimizer: ["...", new CssMinimizerPlugin()],
      chunkIds: "named",
      moduleIds: "deterministic",
      // A page is one file: a route's address tells what to preload.
      splitChunks: false,
    },
    performance: { hints: false },
    ...(serving ? { devServer: developmentServer(card) } : {}),
  };
}

function typescript(serving: boolean): RuleSetRule {
  const react = { runtime: "automatic", refresh: serving, development: false };
  return {
    test: /\.tsx?$/,
    loader: require.resolve("swc-loader"),
    options: {
      jsc: { parser: { syntax: "typescript", tsx: true }, transform: { react }, target: "es2023" },
    },
  };
}

/** Class names carry the bundler's name, so that two remotes may bundle different versions of @ligate/ui. */
function css(card: PackageCard): RuleSetRule {
  const modules = {
    auto: true,
    namedExport: false,
    exportLocalsConvention: "camelCaseOnly",
    localIdentName: `${card.name.replace(/^mf-/, "")}-[name]-[local]`.replaceAll(".module", ""),
  };
  return {
    test: /\.css$/,
    sideEffects: true,
    use: [MiniCssExtractPlugin.loader, { loader: require.resolve("css-loader"), options: { modules } }],
  };
}

function extractCss() {
  return new MiniCssExtractPlugin({
    filename: "[name].[contenthash:8].css",
    chunkFilename: "[name].[contenthash:8].css",
    ignoreOrder: true,
  });
}

function federation(card: PackageCard) {
  const isShell = card.name === SHELL;
  return new ModuleFederationPlugin({
    name: containerName(card.name),
    ...(isShell
      ? {}
      : { filename: REMOTE_ENTRY, exposes: { "./routes": "./src/routes.ts", ...card.ligate.fragments } }),
    library: { type: "module" },
    shared: shares(isShell ? "host" : "remote"),
    // `version-first` would fetch every remote at start, and one that is down would give a white page.
    shareStrategy: "loaded-first",
    manifest: !isShell,
    dts: false,
    dev: false,
  });
}

function developmentServer(card: PackageCard): ServerConfiguration {
  return {
    port: card.ligate.developmentPort,
    host: "127.0.0.1",
    hot: true,
    headers: { "Access-Control-Allow-Origin": "*" },
    allowedHosts: ["localhost", "127.0.0.1"],
    client: { webSocketURL: `ws://127.0.0.1:${card.ligate.developmentPort}/ws`, overlay: false },
    devMiddleware: { publicPath: "/" },
  };
}
