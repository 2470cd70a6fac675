import { join } from "node:path";
import ReactRefreshPlugin from "@pmmmwh/react-refresh-webpack-plugin";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import { css, typescript } from "./module-rules.ts";
import { type PackageCard, packageCard } from "./package-card.ts";
import type { Configuration } from "./webpack.ts";

/** Where the demo runs whose API a remote alone talks to. */
const DEMO = "http://localhost:8080";

/**
 * A remote by itself, for `pnpm --filter mf-… dev`: no federation, nothing else built, its own page with the
 * providers of the shell. It talks to the API of a demo that runs (STORE_URL, http://localhost:8080 by default).
 */
export function aloneConfig(dir: string): Configuration {
  const card = packageCard(dir);
  const start = `import { startAlone } from "@ligate/ui/standalone"; import { routes } from "./src/routes.ts"; startAlone(routes);`;

  return {
    context: dir,
    mode: "development",
    devtool: "cheap-module-source-map",
    entry: { main: `data:text/javascript,${encodeURIComponent(start)}` },
    output: { path: join(dir, "dist"), filename: "[name].js", publicPath: "/", uniqueName: card.name },
    resolve: { extensions: [".ts", ".tsx", ".js"] },
    module: { rules: [typescript(true), css(card, true), { test: /\.woff2$/, type: "asset/resource" }] },
    plugins: [new MiniCssExtractPlugin({ ignoreOrder: true }), new ReactRefreshPlugin({ overlay: false })],
    performance: { hints: false },
    devServer: {
      port: card.ligate.developmentPort,
      host: "127.0.0.1",
      hot: true,
      proxy: [{ context: ["/api", "/media", "/sandbox"], target: process.env.STORE_URL || DEMO }],
      setupMiddlewares: (middlewares) => [...middlewares, { name: "page", middleware: pageOf(card) }],
    },
  };
}

/** One page for every address. */
const pageOf = (card: PackageCard) => (_request: unknown, response: { end: (html: string) => void }) =>
  response.end(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="application-name" content="${card.name}, alone">
<link rel="stylesheet" href="/main.css">
<div id="root"></div>
<script src="/main.js"></script>
</html>
`);
