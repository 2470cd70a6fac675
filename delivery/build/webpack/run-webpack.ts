import webpack, { type StatsCompilation } from "webpack";
import type { Configuration } from "./browser-config.ts";

/** Runs one build. @throws webpack's errors */
export async function runWebpack(config: Configuration): Promise<StatsCompilation> {
  const compiler = webpack(config);
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) => (error || !result ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: "errors-only", colors: false }));
  return stats.toJson({ all: false, chunkGroups: true, entrypoints: true, assets: true });
}

/**
 * The files of a named chunk. The chunk of a page has the id of its route.
 * @throws if there is no chunk of that name
 */
export function chunkFiles(id: string, stats: StatsCompilation): { js: string[]; css: string[] } {
  const group = stats.namedChunkGroups?.[id];
  if (!group)
    throw new Error(
      `There is no chunk "${id}". Name it after the id of its route: import(/* webpackChunkName: "${id}" */ …).`,
    );
  return scriptsAndStyles(group.assets);
}

/** The scripts and stylesheets among assets, in their order. */
export function scriptsAndStyles(assets: { name: string }[] = []): { js: string[]; css: string[] } {
  const filesEndingWith = (suffix: string) =>
    assets.map(({ name }) => name).filter((name) => name.endsWith(suffix));
  return { js: filesEndingWith(".js"), css: filesEndingWith(".css") };
}
