import type { Compilation, Compiler, Dependency, Module, ModuleGraphConnection } from "webpack";

const NAME = "RecordPlatformUsage";
const PLATFORM = "@ligate/platform/";

/** Module of platform, such as `@ligate/platform/cart` → names of its exports, sorted. */
type PlatformNames = Record<string, string[]>;

/**
 * Records which exports of platform's modules a build imports, and which exports the modules have that it bundles. Only
 * code that remains in the build counts. A use of the module's whole namespace is recorded as `*`.
 *
 * It reads webpack's module graph, because statistics list no used exports of modules that the host provides (decision 79).
 */
export class RecordPlatformUsage {
  readonly #imports = new Map<string, Set<string>>();
  readonly #exports = new Map<string, Set<string>>();

  /** The imported names. Complete after the build. */
  get imports(): PlatformNames {
    return sorted(this.#imports);
  }

  /** The names that the bundled modules export; none of a module that the host provides. Complete after the build. */
  get exports(): PlatformNames {
    return sorted(this.#exports);
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // Before modules are concatenated, which replaces their connections.
      compilation.hooks.afterChunks.tap(NAME, () => {
        for (const module of compilation.modules) this.#record(compilation, module);
      });
    });
  }

  #record(compilation: Compilation, module: Module): void {
    const { chunkGraph, moduleGraph } = compilation;
    for (const runtime of chunkGraph.getModuleRuntimes(module)) {
      for (const connection of moduleGraph.getOutgoingConnections(module)) {
        const name = platformModule(connection);
        if (!name || !connection.dependency || !connection.isTargetActive(runtime)) continue;
        const references = compilation.getDependencyReferencedExports(connection.dependency, runtime);
        for (const reference of references) {
          const [first = "*"] = Array.isArray(reference) ? reference : reference.name;
          add(this.#imports, name, first);
        }
        const provided = moduleGraph.getProvidedExports(connection.module);
        if (Array.isArray(provided)) for (const one of provided) add(this.#exports, name, one);
      }
    }
  }
}

/** The name by which a connection imports a module of platform. */
function platformModule({ dependency }: ModuleGraphConnection): string | undefined {
  const { request } = (dependency ?? {}) as Dependency & { request?: string };
  return request?.startsWith(PLATFORM) ? request : undefined;
}

function add(names: Map<string, Set<string>>, module: string, name: string): void {
  const known = names.get(module) ?? new Set();
  names.set(module, known.add(name));
}

const sorted = (names: Map<string, Set<string>>): PlatformNames =>
  Object.fromEntries([...names].sort().map(([module, set]) => [module, [...set].sort()]));
