import webpack, { type StatsCompilation } from "webpack";
import type { Configuration } from "./webpack.ts";

/** Builds once. @throws with webpack's errors */
export async function runWebpack(config: Configuration): Promise<StatsCompilation> {
  const compiler = webpack(config);
  const stats = await new Promise<webpack.Stats>((done, failed) => {
    compiler.run((error, result) => (error || !result ? failed(error) : done(result)));
  });
  await new Promise((closed) => compiler.close(closed));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: "errors-only", colors: false }));
  return stats.toJson({ all: false, chunkGroups: true, entrypoints: true, assets: true });
}

/**
 * The files of a named chunk. A route's id is also the name of its chunk.
 * @throws where there is none of that name
 */
export function chunkFiles(id: string, stats: StatsCompilation): { js: string[]; css: string[] } {
  const group = stats.namedChunkGroups?.[id];
  if (!group)
    throw new Error(`No chunk is named after the route "${id}": import(/* webpackChunkName: "${id}" */ …).`);
  return filesOf(group.assets);
}

/** Scripts and stylesheets of some assets, in their order. */
export function filesOf(assets: { name: string }[] = []): { js: string[]; css: string[] } {
  const ending = (suffix: string) => assets.map(({ name }) => name).filter((name) => name.endsWith(suffix));
  return { js: ending(".js"), css: ending(".css") };
}
