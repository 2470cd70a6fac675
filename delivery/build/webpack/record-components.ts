import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Compiler } from "webpack";
import { Component } from "../release-format/bill-of-materials.ts";

const NAME = "RecordComponents";

/** Records the npm packages whose modules a build contains: code, fonts, and webpack's runtime. */
export class RecordComponents {
  readonly #components = new Map<string, Component>();

  /** Sorted by name and version. Complete after the build. */
  get components(): Component[] {
    return [...this.#components.entries()]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, component]) => component);
  }

  apply(compiler: Compiler): void {
    this.#add({ name: "webpack", version: compiler.webpack.version, license: "MIT" });
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // Before modules are concatenated.
      compilation.hooks.afterChunks.tap(NAME, () => {
        for (const module of compilation.modules) {
          const path = module.nameForCondition();
          const isContained = compilation.chunkGraph.getNumberOfModuleChunks(module) > 0;
          const component = isContained && path ? findPackage(dirname(path)) : undefined;
          if (component) this.#add(component);
        }
      });
    });
  }

  #add(component: Component): void {
    this.#components.set(`${component.name}@${component.version}`, component);
  }
}

/** The installed package that a folder belongs to; `undefined` for the sources of this repository. */
function findPackage(folder: string): Component | undefined {
  if (!/[\\/]node_modules[\\/]/.test(folder)) return undefined;
  const file = join(folder, "package.json");
  // Packages have package.json files in other folders, which name the type of modules only.
  const found = existsSync(file) ? Component.safeParse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
  return found?.data ?? findPackage(dirname(folder));
}
