import type { Compilation, Compiler, Dependency, Module, ModuleGraph } from "webpack";
import { sharedModules } from "./shared-modules.ts";

const NAME = "RecordSharedUsage";
const SHARED = new Set(Object.keys(sharedModules("host")));

/** Shared module, such as `@ligate/platform/cart` → names of its exports and their members, such as `cart.add`, sorted. */
type SharedNames = Record<string, string[]>;

/** The properties of webpack's dependencies by `import`. */
interface ImportDependency extends Dependency {
  request?: string;
  /** The export and its members, as the code names them. */
  getIds?: (graph: ModuleGraph) => string[];
}

/**
 * Records which exports of shared modules a build imports, and which exports the modules have that it bundles. Only code
 * that remains in the build counts. A use of the module's whole namespace is recorded as `*`.
 *
 * It reads webpack's module graph, because statistics list no used exports of modules that the host provides (decision 79).
 */
export class RecordSharedUsage {
  readonly #imports = new Map<string, Set<string>>();
  readonly #exports = new Map<string, Set<string>>();

  /** The imported names. Complete after the build. */
  get imports(): SharedNames {
    return sorted(this.#imports);
  }

  /** The names that the bundled modules export; none of a module that the host provides. Complete after the build. */
  get exports(): SharedNames {
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
        const dependency = connection.dependency as ImportDependency | null;
        const name = dependency?.request;
        if (!dependency || !name || !SHARED.has(name) || !connection.isTargetActive(runtime)) continue;
        const written = dependency.getIds?.(moduleGraph) ?? [];
        const references = compilation.getDependencyReferencedExports(dependency, runtime);
        for (const reference of references) {
          const used = Array.isArray(reference) ? reference : reference.name;
          // Of a call, webpack reports the object only.
          add(this.#imports, name, formatPath(written.length > used.length ? written : used));
        }
        const provided = moduleGraph.getProvidedExports(connection.module);
        if (Array.isArray(provided)) for (const one of provided) add(this.#exports, name, one);
      }
    }
  }
}

/** An export, and the member of it that is used, if one is: `cart.add`. */
function formatPath(path: readonly string[]): string {
  // `default` of a CommonJS module such as React is the module.
  const names = path[0] === "default" ? path.slice(1) : path;
  return names.slice(0, 2).join(".") || "*";
}

function add(names: Map<string, Set<string>>, module: string, name: string): void {
  const known = names.get(module) ?? new Set();
  names.set(module, known.add(name));
}

const sorted = (names: Map<string, Set<string>>): SharedNames =>
  Object.fromEntries([...names].sort().map(([module, set]) => [module, [...set].sort()]));
