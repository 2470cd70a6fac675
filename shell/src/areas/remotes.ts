import { findRouteOwner } from "@ligate/contract/remotes/route-ownership";
import { createInstance } from "@module-federation/enhanced/runtime";
import provideRuntime from "@module-federation/inject-external-runtime-core-plugin";
import type { RemoteRecord } from "../document-data.ts";
import { PATIENCE_MS, withPatience } from "./patience.ts";

/** A remote could not be loaded: its area says so, everything else goes on. */
export class AreaUnavailable extends Error {
  override name = "AreaUnavailable";
  readonly remote: string;
  /** How many times it has failed in a row. */
  readonly attempt: number;
  constructor(remote: string, cause: unknown, attempt = 1) {
    super(`${remote} could not be loaded.`, { cause });
    this.remote = remote;
    this.attempt = attempt;
  }
}

/** Of what the shell provides, the versions (see shares.ts of @ligate/build, which writes them in here). */
declare const SHARES: Record<string, { version: string; requiredVersion: string }>;

/** The remotes of this document, by the registry that the gateway wrote into it: the host of the federation. */
export class Remotes {
  readonly #records: RemoteRecord[];
  readonly #federation: ReturnType<typeof createInstance>;
  readonly #prepared = new Map<string, Promise<unknown>>();
  readonly #failures = new Map<string, number>();
  readonly #underWay = new Map<string, Promise<unknown>>();

  /** @param shared gives the module that remotes share by a name */
  constructor(records: RemoteRecord[], shared: (name: string) => Promise<unknown>) {
    this.#records = records;
    this.#federation = createInstance({
      name: "shell",
      remotes: records.map((record) => federated(record, record.entry)),
      shared: provided(shared),
      // `version-first` would fetch every remote at start, and one that is down would give a white page.
      shareStrategy: "loaded-first",
      // Remotes are built without federation's runtime, and take this one.
      plugins: [provideRuntime()],
    });
    // Federation takes what was first loaded for a remote for that remote's own, and drops both when it is tried again.
    void Promise.allSettled(Object.keys(SHARES).map((name) => this.#federation.loadShare(name)));
  }

  ownerOf(path: string): RemoteRecord | undefined {
    return findRouteOwner(this.#records, path);
  }

  /** Begins to load the route table of an address. Who asks for it first is told how that went. */
  prepare(path: string): void {
    const owner = this.ownerOf(path);
    if (!owner) return;
    const id = federatedId(owner.name, "./routes");
    const loading = this.#federation.loadRemote(id);
    loading.catch(() => {});
    this.#prepared.set(id, loading);
  }

  /**
   * Loads what a remote exposes, such as `./routes`. Who asks while it is on its way gets the same answer, no later.
   * @throws AreaUnavailable
   */
  load<Module>(name: string, expose: string): Promise<Module> {
    const id = federatedId(name, expose);
    const loading = this.#underWay.get(id) ?? this.#load(name, id);
    this.#underWay.set(id, loading);
    const forget = () => this.#underWay.delete(id);
    loading.then(forget, forget);
    return loading as Promise<Module>;
  }

  async #load(name: string, id: string): Promise<unknown> {
    try {
      this.#registerAgainAfterFailure(name);
      const module = await withPatience(this.#begun(id), PATIENCE_MS);
      if (!module) throw new Error(`${name} exposes nothing as ${id}.`);
      this.#failures.delete(name);
      return module;
    } catch (error) {
      const attempt = (this.#failures.get(name) ?? 0) + 1;
      this.#failures.set(name, attempt);
      throw new AreaUnavailable(name, error, attempt);
    }
  }

  #begun(id: string): Promise<unknown> {
    const prepared = this.#prepared.get(id);
    this.#prepared.delete(id);
    return prepared ?? this.#federation.loadRemote(id);
  }

  /** A browser keeps a module that failed under its address for ever: a retry asks under another. */
  #registerAgainAfterFailure(name: string): void {
    const failures = this.#failures.get(name);
    const record = this.#records.find((one) => one.name === name);
    if (!failures || !record) return;
    this.#federation.registerRemotes([federated(record, `${record.entry}?retry=${failures}`)], {
      force: true,
    });
  }
}

const containerName = (name: string) => name.replaceAll("-", "_");

const federatedId = (name: string, expose: string) => `${containerName(name)}/${expose.replace("./", "")}`;

const federated = ({ name }: RemoteRecord, entry: string) => ({
  name: containerName(name),
  entry,
  type: "module",
});

/** What remotes consume, as federation takes it: strict singletons, there as soon as the shell is. */
function provided(shared: (name: string) => Promise<unknown>) {
  const provide = (name: string, { version, requiredVersion }: (typeof SHARES)[string]) => ({
    version,
    shareConfig: { singleton: true, strictVersion: true, requiredVersion },
    get: async () => {
      const module = await shared(name);
      return () => module;
    },
  });
  return Object.fromEntries(Object.entries(SHARES).map(([name, share]) => [name, provide(name, share)]));
}
