import ReactRefreshPlugin from "@pmmmwh/react-refresh-webpack-plugin";
import webpack from "webpack";
import WebpackDevServer from "webpack-dev-server";
import { browserConfig } from "./browser-config.ts";

/**
 * Starts a development server for a package and waits for the first compilation.
 * @throws webpack's errors if the sources do not compile
 */
export async function createDevelopmentServer(
  dir: string,
): Promise<{ server: WebpackDevServer; port: number }> {
  const { devServer, plugins = [], ...config } = browserConfig(dir, true);
  // Added here, so that builds of releases do without the packages of development servers.
  const fastRefresh = new ReactRefreshPlugin({ overlay: false });
  const compiler = webpack({ ...config, plugins: [...plugins, fastRefresh], stats: "errors-only" });
  const compiled = new Promise<void>((resolve, reject) => {
    compiler.hooks.done.tap("ready", (stats) => {
      if (stats.hasErrors()) reject(new Error(stats.toString({ preset: "errors-only", colors: false })));
      else resolve();
    });
  });
  const server = new WebpackDevServer(devServer ?? {}, compiler);
  await server.start();
  await compiled;
  return { server, port: Number(devServer?.port) };
}
