import { createRequire } from "node:module";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import type { RuleSetRule } from "webpack";
import type { PackageCard } from "./package-card.ts";

const require = createRequire(import.meta.url);

/** TypeScript and JSX. @param refresh with Fast Refresh (development) */
export function typescript(refresh: boolean): RuleSetRule {
  const react = { runtime: "automatic", refresh, development: false };
  return {
    test: /\.tsx?$/,
    loader: require.resolve("swc-loader"),
    options: {
      jsc: { parser: { syntax: "typescript", tsx: true }, transform: { react }, target: "es2023" },
    },
  };
}

/**
 * CSS and CSS Modules. Class names carry the bundler's name, so that two remotes may bundle different versions of
 * @ligate/ui; they are the same in both builds of a package.
 * @param emit `false` on a server, which needs the class names only
 */
export function css(card: PackageCard, emit: boolean): RuleSetRule {
  const modules = {
    auto: true,
    namedExport: false,
    exportLocalsConvention: "camelCaseOnly",
    exportOnlyLocals: !emit,
    localIdentName: `${card.name.replace(/^mf-/, "")}-[name]-[local]-[hash:base64:4]`,
  };
  const loader = { loader: require.resolve("css-loader"), options: { modules } };
  return { test: /\.css$/, sideEffects: true, use: emit ? [MiniCssExtractPlugin.loader, loader] : [loader] };
}
