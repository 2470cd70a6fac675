import { createRequire } from "node:module";
import { join } from "node:path";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import type { RuleSetRule } from "webpack";
import { ROOT } from "../packages.ts";
import { classPrefix } from "../release-format/class-prefix.ts";
import { isShell, type PackageManifest } from "../releases/package-manifest.ts";

const require = createRequire(import.meta.url);

/** The rule for TypeScript and JSX. @param refresh adds Fast Refresh, for development */
export function typescriptRule(refresh: boolean): RuleSetRule {
  const react = { runtime: "automatic", refresh, development: false };
  return {
    test: /\.tsx?$/,
    loader: require.resolve("swc-loader"),
    options: {
      // Webpack makes the paths of a parsed source map relative: absolute ones would name folders of this machine.
      sourceMaps: true,
      parseMap: true,
      jsc: { parser: { syntax: "typescript", tsx: true }, transform: { react }, target: "es2023" },
    },
  };
}

/**
 * The rule for CSS and CSS Modules. Class names start with the name of the package, so that remotes can bundle different
 * versions of @ligate/ui. The browser build and the server build of a package generate the same names.
 * @param emit `false` for the server build, which needs only the class names
 */
export function cssRule(manifest: PackageManifest, emit: boolean): RuleSetRule {
  const modules = {
    auto: true,
    namedExport: false,
    exportLocalsConvention: "camelCaseOnly",
    exportOnlyLocals: !emit,
    localIdentName: `${classPrefix(manifest.name)}[local]-[hash:base64:4]`,
    // By default that of the output, which the two builds need not share.
    localIdentHashFunction: "sha256",
  };
  const css = { loader: require.resolve("css-loader"), options: { modules, importLoaders: 1 } };
  const inLayer = {
    loader: require.resolve("./wrap-in-layer.cjs"),
    options: { layerOf: (path: string) => cascadeLayer(manifest, path) },
  };
  const use = emit ? [MiniCssExtractPlugin.loader, css, inLayer] : [css, inLayer];
  return { test: /\.css$/, sideEffects: true, use };
}

/** The layer of a stylesheet (decision 84). The shell's own ones have none, and so win over those of remotes. */
function cascadeLayer(manifest: PackageManifest, path: string): "ui" | "remote" | undefined {
  if (!path.endsWith(".module.css")) return undefined;
  if (path.startsWith(join(ROOT, "shared/ui/"))) return "ui";
  return isShell(manifest) ? undefined : "remote";
}
