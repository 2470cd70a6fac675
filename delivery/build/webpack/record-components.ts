import { readFileSync } from "node:fs";
import { join } from "node:path";
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
          const component = isContained && path ? findPackage(path) : undefined;
          if (component) this.#add(component);
        }
      });
    });
  }

  #add(component: Component): void {
    this.#components.set(`${component.name}@${component.version}`, component);
  }
}

/** The folder of an installed package at the start of a path. Other folders of a package may have a package.json too. */
const PACKAGE = /^.*[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+/;

/** The installed package that a file belongs to; `undefined` for the sources of this repository. */
function findPackage(path: string): Component | undefined {
  const [folder] = PACKAGE.exec(path) ?? [];
  return folder ? Component.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))) : undefined;
}
