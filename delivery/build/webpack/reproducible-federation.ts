import type { Compiler } from "webpack";

const NAME = "ReproducibleFederation";

/** How the request of federation's entry starts, with the option `virtualRuntimeEntry`. */
const VIRTUAL_ENTRY = "data:text/javascript;charset=utf-8;base64,";

/**
 * Makes a build with federation independent of the folder and of the working directory, so that the same sources are the
 * same release everywhere. Precedes the federation plugin.
 */
export class ReproducibleFederation {
  readonly #version: string;

  /** @param version of the package; federation would read it from the working directory */
  constructor(version: string) {
    this.#version = version;
  }

  apply(compiler: Compiler): void {
    process.env.MF_BUILD_VERSION = this.#version;
    compiler.hooks.compilation.tap(NAME, ({ chunkGraph, hooks }) => {
      hooks.beforeModuleIds.tap(NAME, (modules) => {
        for (const module of modules) {
          // Webpack would derive the ids of federation's entry and of the container from this request, which contains
          // paths of this machine.
          const identifier = module.identifier();
          if (identifier.includes(VIRTUAL_ENTRY))
            chunkGraph.setModuleId(module, identifier.startsWith("container entry") ? "container" : "entry");
        }
      });
    });
  }
}
