import { compressFiles } from "@ligate/build/releases/compress-files";
import { browserConfig, type Configuration } from "@ligate/build/webpack/browser-config";
import { runWebpack, scriptsAndStyles } from "@ligate/build/webpack/run-webpack";
import { activate, getReleaseFolder, minimalRelease } from "../release-folders.ts";

/** Writes a minimal React page, built by the same factory: the lower bound of all load times. */
export async function writeFloor(dir: string): Promise<string> {
  const files = getReleaseFolder(dir, "shell");
  const stats = await runWebpack(floor(files));
  const [entry = ""] = scriptsAndStyles(stats.entrypoints?.main?.assets).js;
  compressFiles(files);
  await activate(dir, minimalRelease({ name: "shell", entry }));
  return dir;
}

function floor(path: string): Configuration {
  const config = browserConfig(import.meta.dirname);
  return {
    ...config,
    entry: { main: "./main.tsx" },
    output: { ...config.output, path },
    plugins: config.plugins?.filter((plugin) => plugin?.constructor.name !== "ModuleFederationPlugin"),
  };
}
