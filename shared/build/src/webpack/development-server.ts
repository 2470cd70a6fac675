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
  const { devServer, ...config } = browserConfig(dir, true);
  const compiler = webpack({ ...config, stats: "errors-only" });
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
