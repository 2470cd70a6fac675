import { css, typescript } from "./module-rules.ts";
import { isShell, packageCard } from "./package-card.ts";
import { SERVER_FILE } from "./release-format.ts";
import { shares } from "./shares.ts";
import type { Configuration } from "./webpack.ts";

/**
 * The build of a package that the gateway renders with: one CommonJS file, evaluated with an injected `require`.
 * The shell's bundles react, the router and platform, and exports them; a remote's asks for them by name, so that
 * there is one of each on a server as in a browser.
 * @param path folder that the file is written into
 */
export function serverConfig(dir: string, path: string): Configuration {
  const card = packageCard(dir);
  const shared = isShell(card)
    ? {}
    : Object.fromEntries(Object.keys(shares("remote")).map((name) => [name, name]));

  return {
    context: dir,
    mode: "production",
    devtool: false,
    target: "node24",
    entry: isShell(card) ? "./src/server.tsx" : "./src/routes.ts",
    externals: shared,
    externalsType: "commonjs2",
    output: { path, filename: SERVER_FILE, library: { type: "commonjs2" } },
    resolve: { extensions: [".ts", ".tsx", ".js"] },
    module: {
      parser: { javascript: { dynamicImportMode: "eager" } },
      rules: [typescript(false), css(card, false)],
    },
    optimization: { minimize: false },
    performance: { hints: false },
  };
}
