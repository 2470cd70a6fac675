import webpack from "webpack";
import WebpackDevServer from "webpack-dev-server";
import { browserConfig } from "./webpack.ts";

/**
 * Serves a package from its sources, for the shell that runs beside it, and waits for its first compilation.
 * @throws with webpack's errors where the sources do not compile
 */
export async function createDevelopmentServer(
  dir: string,
): Promise<{ server: WebpackDevServer; port: number }> {
  const { devServer, ...config } = browserConfig(dir, true);
  const compiler = webpack({ ...config, stats: "errors-only" });
  const compiled = new Promise<void>((done, failed) => {
    compiler.hooks.done.tap("ready", (stats) => {
      if (stats.hasErrors()) failed(new Error(stats.toString({ preset: "errors-only", colors: false })));
      else done();
    });
  });
  const server = new WebpackDevServer(devServer ?? {}, compiler);
  await server.start();
  await compiled;
  return { server, port: Number(devServer?.port) };
}
