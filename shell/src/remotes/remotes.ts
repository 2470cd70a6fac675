import { findRouteOwner } from "@ligate/contract/remotes/route-ownership";
import { createInstance } from "@module-federation/enhanced/runtime";
import provideRuntime from "@module-federation/inject-external-runtime-core-plugin";
import { LOAD_TIMEOUT_MS, withTimeout } from "./timeout.ts";

/** The active release of a remote, as the gateway writes it into the document. */
export interface RemoteRecord {
  name: string;
  /** URL of the federation container. */
  entry: string;
  /** Patterns of the paths that the remote owns. */
  addresses: string[];
  /** Its pages that visitors often open next, and the URL of the list of its pages with their files. */
  nextPages?: { paths: string[]; files: string };
  /**
   * URL of its import map. Missing for the remote whose import map the document contains, which is the owner of the
   * path, and in development.
   */
  integrity?: string;
  /** Id of its release. In development only, for the outlines. */
  release?: string;
}

/** A remote could not be loaded. */
export class RemoteUnavailableError extends Error {
  override name = "RemoteUnavailableError";
  readonly remote: string;
  /** How many times it has failed in a row. */
  readonly attempt: number;
  constructor(remote: string, cause: unknown, attempt = 1) {
    super(`${remote} could not be loaded.`, { cause });
    this.remote = remote;
    this.attempt = attempt;
  }
}

/** The browser can verify a remote's pages only in a document that contains the remote's import map. */
export class DocumentRequiredError extends Error {
  override name = "DocumentRequiredError";
}

/** The import map lists the entry with `?retry=1` to `?retry=3`; the browser refuses other queries. */
const MAX_RETRIES = 3;

/** Makes the browser verify the files of a remote before its module `expose` is loaded. @throws DocumentRequiredError */
type VerifyRemote = (remote: RemoteRecord, expose: string) => Promise<void>;

/** The versions of the modules that the shell provides. Defined by the build (`sharedModules` of @ligate/build). */
declare const SHARES: Record<string, { version: string; requiredVersion: string }>;

/** The host of the federation: loads the remotes of the document's registry. */
export class Remotes {
  readonly records: readonly RemoteRecord[];
  readonly #verify: VerifyRemote;
  readonly #federation: ReturnType<typeof createInstance>;
  readonly #preloads = new Map<string, Promise<unknown>>();
  readonly #failures = new Map<string, number>();
  readonly #loading = new Map<string, Promise<unknown>>();

  /** @param getShared returns a provided module by its name */
  constructor(records: RemoteRecord[], getShared: (name: string) => Promise<unknown>, verify: VerifyRemote) {
    this.records = records;
    this.#verify = verify;
    this.#federation = createInstance({
      name: "shell",
      remotes: records.map((record) => federationRemote(record, record.entry)),
      shared: federationShares(getShared),
      // "version-first" would load every remote at start, and one that is unavailable would break all pages.
      shareStrategy: "loaded-first",
      // Remotes are built without federation's runtime and use this one.
      plugins: [provideRuntime()],
    });
    // Federation attributes a module to the remote that first loads it, and removes the module when that remote is
    // registered again. Loading the modules here attributes them to the shell.
    void Promise.allSettled(Object.keys(SHARES).map((name) => this.#federation.loadShare(name)));
  }

  /** The remote that owns a path; `undefined` if no remote does. */
  ownerOf(path: string): RemoteRecord | undefined {
    return findRouteOwner(this.records, path);
  }

  /** Starts to load the route table of a path's owner. The next `load` of it returns the outcome. */
  preload(path: string): void {
    const owner = this.ownerOf(path);
    if (!owner) return;
    const loading = this.#loadVerified(owner.name, "./routes");
    loading.catch(() => {});
    this.#preloads.set(moduleId(owner.name, "./routes"), loading);
  }

  /**
   * Loads a module that a remote exposes, such as `./routes`. Concurrent calls share one load and its timeout.
   * @throws RemoteUnavailableError, DocumentRequiredError
   */
  load<Module>(name: string, expose: string): Promise<Module> {
    const id = moduleId(name, expose);
    const loading = this.#loading.get(id) ?? this.#load(name, expose);
    this.#loading.set(id, loading);
    const remove = () => this.#loading.delete(id);
    loading.then(remove, remove);
    return loading as Promise<Module>;
  }

  async #load(name: string, expose: string): Promise<unknown> {
    const id = moduleId(name, expose);
    try {
      this.#registerAgainAfterFailure(name);
      const module = await withTimeout(
        this.#takePreload(id) ?? this.#loadVerified(name, expose),
        LOAD_TIMEOUT_MS,
      );
      if (!module) throw new Error(`${name} does not expose ${id}.`);
      this.#failures.delete(name);
      return module;
    } catch (error) {
      if (error instanceof DocumentRequiredError) throw error;
      const attempt = (this.#failures.get(name) ?? 0) + 1;
      this.#failures.set(name, attempt);
      throw new RemoteUnavailableError(name, error, attempt);
    }
  }

  async #loadVerified(name: string, expose: string): Promise<unknown> {
    const record = this.#find(name);
    if (record?.integrity) await this.#verify(record, expose);
    return this.#federation.loadRemote(moduleId(name, expose));
  }

  #find(name: string): RemoteRecord | undefined {
    return this.records.find((record) => record.name === name);
  }

  #takePreload(id: string): Promise<unknown> | undefined {
    const preload = this.#preloads.get(id);
    this.#preloads.delete(id);
    return preload;
  }

  /** A browser caches a failed module under its URL for the life of the document: a retry uses another URL. */
  #registerAgainAfterFailure(name: string): void {
    const failures = this.#failures.get(name);
    const record = this.#find(name);
    if (!failures || !record) return;
    const entry = `${record.entry}?retry=${Math.min(failures, MAX_RETRIES)}`;
    this.#federation.registerRemotes([federationRemote(record, entry)], { force: true });
  }
}

const containerName = (name: string) => name.replaceAll("-", "_");

/** `mf_cart_checkout/routes` for `./routes` of `mf-cart-checkout`. */
const moduleId = (name: string, expose: string) => `${containerName(name)}/${expose.replace("./", "")}`;

const federationRemote = ({ name }: RemoteRecord, entry: string) => ({
  name: containerName(name),
  entry,
  type: "module",
});

/** The provided modules as strict singletons. */
function federationShares(getShared: (name: string) => Promise<unknown>) {
  const toShare = (name: string, { version, requiredVersion }: (typeof SHARES)[string]) => ({
    version,
    shareConfig: { singleton: true, strictVersion: true, requiredVersion },
    get: async () => {
      const module = await getShared(name);
      return () => module;
    },
  });
  return Object.fromEntries(Object.entries(SHARES).map(([name, share]) => [name, toShare(name, share)]));
}
