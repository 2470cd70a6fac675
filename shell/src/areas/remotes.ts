import { findOwner } from "@ligate/contract/owner";
import { loadRemote, registerRemotes } from "@module-federation/enhanced/runtime";
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

/** The remotes of this document, by the registry that the gateway wrote into it. */
export class Remotes {
  readonly #records: RemoteRecord[];
  readonly #failures = new Map<string, number>();
  readonly #underWay = new Map<string, Promise<unknown>>();

  constructor(records: RemoteRecord[]) {
    this.#records = records;
    registerRemotes(records.map((record) => federated(record, record.entry)));
  }

  ownerOf(path: string): RemoteRecord | undefined {
    return findOwner(this.#records, path);
  }

  /**
   * Loads what a remote exposes, such as `./routes`. Who asks while it is on its way gets the same answer, no later.
   * @throws AreaUnavailable
   */
  load<Module>(name: string, expose: string): Promise<Module> {
    const key = name + expose;
    const loading = this.#underWay.get(key) ?? this.#load(name, expose);
    this.#underWay.set(key, loading);
    const forget = () => this.#underWay.delete(key);
    loading.then(forget, forget);
    return loading as Promise<Module>;
  }

  async #load<Module>(name: string, expose: string): Promise<Module> {
    try {
      this.#registerAgainAfterFailure(name);
      const module = await withPatience(
        loadRemote<Module>(`${containerName(name)}/${expose.replace("./", "")}`),
        PATIENCE_MS,
      );
      if (!module) throw new Error(`${name} exposes no ${expose}.`);
      this.#failures.delete(name);
      return module;
    } catch (error) {
      const attempt = (this.#failures.get(name) ?? 0) + 1;
      this.#failures.set(name, attempt);
      throw new AreaUnavailable(name, error, attempt);
    }
  }

  /** A browser keeps a module that failed under its address for ever: a retry asks under another. */
  #registerAgainAfterFailure(name: string): void {
    const failures = this.#failures.get(name);
    const record = this.#records.find((one) => one.name === name);
    if (!failures || !record) return;
    registerRemotes([federated(record, `${record.entry}?retry=${failures}`)], { force: true });
  }
}

const containerName = (name: string) => name.replaceAll("-", "_");

const federated = ({ name }: RemoteRecord, entry: string) => ({
  name: containerName(name),
  entry,
  type: "module",
});
