import { join } from "node:path";
import CssMinimizerPlugin from "css-minimizer-webpack-plugin";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import MinimizerPlugin from "minimizer-webpack-plugin";
import type { Configuration as WebpackConfiguration } from "webpack";
import type { Configuration as ServerConfiguration } from "webpack-dev-server";
import { HASH_DIGITS } from "../release-format/hashed-names.ts";
import {
  containerName,
  isShell,
  type PackageManifest,
  readPackageManifest,
} from "../releases/package-manifest.ts";
import { developmentServerConfig } from "./development-server-config.ts";
import { federationPlugin, federationRuntimeConstants } from "./federation.ts";
import { insertStylesheet } from "./insert-stylesheet.ts";
import { cssRule, typescriptRule } from "./module-rules.ts";

/** A webpack configuration with the options of its development server. */
export type Configuration = WebpackConfiguration & { devServer?: ServerConfiguration };

/** A chunk for libraries that several pages of a remote use, so that browsers load them once. */
const libraryChunk = (name: string, libraries: string) =>
  ({
    name,
    test: new RegExp(`[\\\\/]node_modules[\\\\/](${libraries})[\\\\/]`),
    chunks: "async",
    enforce: true,
  }) as const;

/** One file for the form library, which a form needs to be shown, and one for its validation, which is loaded later. */
const FORM_CHUNKS = {
  forms: libraryChunk("forms", "react-hook-form"),
  rules: libraryChunk("rules", "zod|@hookform[\\\\/]resolvers"),
};

/**
 * Short names of variables in a fixed order. By default the minifier prefers the characters that the code contains most, which
 * depend on hashes of what the minifier removes, such as types.
 */
const FIXED_NAMES = {
  nth_identifier: {
    get(n: number) {
      const characters = "etnrisoaclupdfhmgyvbjwkxqzETNRISOACLUPDFHMGYVBJWKXQZ$_0123456789";
      let name = characters.charAt(n % 54);
      for (let rest = Math.floor(n / 54); rest > 0; rest = Math.floor(rest / 64)) {
        rest--;
        name += characters.charAt(rest % 64);
      }
      return name;
    },
  },
};

/** A banner would name the file in its own content, and its name could not be the hash of that. Licenses are in a file beside it. */
const minifyScripts = () =>
  new MinimizerPlugin({
    terserOptions: { compress: { passes: 4 }, mangle: FIXED_NAMES },
    extractComments: { condition: /^\**!|@preserve|@license|@cc_on/i, banner: false },
  });

/** The name of a script or stylesheet, without its extension. */
const fileName = (isDevelopment: boolean): string =>
  isDevelopment ? "[name]" : `[name].[contenthash:${HASH_DIGITS}]`;

/**
 * The webpack configuration of the shell or of a remote: ES modules, federation, CSS Modules.
 * @param dir folder of the package
 * @param isDevelopment for a development server with hot reload
 */
export function browserConfig(dir: string, isDevelopment = false): Configuration {
  const manifest = readPackageManifest(dir);

  return {
    context: dir,
    mode: isDevelopment ? "development" : "production",
    infrastructureLogging: { level: "error" },
    devtool: isDevelopment ? "cheap-module-source-map" : "hidden-source-map",
    entry: createEntry(manifest, isDevelopment),
    experiments: { outputModule: true },
    output: {
      path: join(dir, "dist"),
      // A deploy changes the addresses of what it changes.
      filename: `${fileName(isDevelopment)}.js`,
      chunkFilename: `${fileName(isDevelopment)}.js`,
      assetModuleFilename: `[name].[contenthash:${HASH_DIGITS}][ext]`,
      hashFunction: "sha256",
      publicPath: "auto",
      uniqueName: manifest.name,
      module: true,
      chunkFormat: "module",
      chunkLoading: "import",
      clean: true,
    },
    resolve: { extensions: [".ts", ".tsx", ".js"] },
    module: {
      rules: [
        typescriptRule(isDevelopment),
        cssRule(manifest, true),
        { test: /\.(woff2|svg)$/, type: "asset/resource" },
      ],
    },
    plugins: [
      ...(isShell(manifest) ? [federationRuntimeConstants()] : [federationPlugin(manifest, isDevelopment)]),
      extractCss(isDevelopment),
    ],
    optimization: {
      minimizer: [minifyScripts(), new CssMinimizerPlugin()],
      chunkIds: "named",
      // In a remote by number of uses, not by path: federation's entry contains paths of this machine. The shell has no such
      // entry, and compresses better with ids by path.
      moduleIds: isDevelopment || isShell(manifest) ? "deterministic" : "size",
      splitChunks: { cacheGroups: { default: false, defaultVendors: false, ...FORM_CHUNKS } },
    },
    performance: { hints: false },
    ...(isDevelopment ? { devServer: developmentServerConfig(dir, manifest) } : {}),
  };
}

/**
 * A remote has no entry besides its container. In development, an empty entry of the container's name is merged into it,
 * because the development server adds its client and Fast Refresh to entries.
 */
function createEntry(manifest: PackageManifest, isDevelopment: boolean): Record<string, string> {
  if (isShell(manifest)) return { main: "./src/main.ts" };
  return isDevelopment ? { [containerName(manifest)]: "data:text/javascript," } : {};
}

/** The hash in the name of a stylesheet also tells those of several remotes apart: the loader finds them by their names. */
function extractCss(isDevelopment: boolean) {
  return new MiniCssExtractPlugin({
    filename: `${fileName(isDevelopment)}.css`,
    chunkFilename: `${fileName(isDevelopment)}.css`,
    ignoreOrder: true,
    // Hot reload inserts a stylesheet in the place of the previous one.
    ...(isDevelopment ? {} : { insert: insertStylesheet }),
  });
}
