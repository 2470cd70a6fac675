import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Options } from "npm-registry-fetch";
import { z } from "zod";
import { errorStatus, registryError } from "./npm-registry-errors.ts";

// npm's libraries take a second to load. A process that uses a folder, or publishes nothing, does not load them.
const loadFetch = async () => (await import("npm-registry-fetch")).default;
const loadPacote = async () => (await import("pacote")).default;
const loadPublish = async () => (await import("libnpmpublish")).default;

/** The field `ligate` of a version's metadata contains a random value that tells publishers apart. */
const Version = z.object({ ligate: z.looseObject({ publication: z.string() }).optional().catch(undefined) });
const Packument = z.object({ versions: z.record(z.string(), Version) });
type Packument = z.infer<typeof Packument>;

const READ_TIMEOUT_MS = 5000;
const TRANSFER_TIMEOUT_MS = 60_000;
const RETRY = { retries: 1, minTimeout: 200, maxTimeout: 1000 };

/** A version of a package to publish. */
export interface NpmPackage {
  /** With scope. */
  name: string;
  version: string;
  description: string;
  /** The dist-tag, because npm has none for a prerelease by default. */
  tag: string;
  /** The field `ligate` of the metadata. */
  ligate: Record<string, unknown>;
}

/** The calls of an npm registry that a release repository needs. Errors are those of ReleaseRepository. */
export class NpmRegistryClient {
  /** Without a slash at the end. */
  readonly registry: string;
  readonly #options: Options;
  readonly #hasToken: boolean;
  /** Path → last response, for conditional requests: gateways ask every few seconds. */
  readonly #responses = new Map<string, { etag: string; packument: Packument }>();

  constructor(registry: string, token: string | undefined) {
    this.registry = registry.replace(/\/+$/, "");
    this.#hasToken = token !== undefined;
    const tokenKey = `${this.registry.replace(/^https?:/, "")}/:_authToken`;
    this.#options = { registry: `${this.registry}/`, [tokenKey]: token, preferOnline: true, retry: RETRY };
  }

  /**
   * The fields `ligate` of all versions of a package.
   * @returns version → field; empty if there is no such package
   */
  async versions(name: string): Promise<Map<string, Record<string, unknown>>> {
    const { versions } = await this.#attempt(`read ${name}`, name, () => this.#packument(name));
    return new Map(
      Object.entries(versions).flatMap(([version, { ligate }]) => (ligate ? [[version, ligate]] : [])),
    );
  }

  /**
   * Publishes a version of a package.
   * @param tarball contains a package.json of this name and version
   * @returns `false` if the version exists already
   */
  async publish({ tag, ligate, ...rest }: NpmPackage, tarball: Buffer): Promise<boolean> {
    const publication = randomUUID();
    const metadata = { ...rest, ligate: { ...ligate, publication } };
    try {
      await (await loadPublish()).publish(metadata, tarball, {
        ...this.#options,
        defaultTag: tag,
        timeout: TRANSFER_TIMEOUT_MS,
      });
      return true;
    } catch (cause) {
      const error = this.#describe(cause, `publish ${rest.name}`, rest.name);
      const stored = await this.#publicationOf(rest.name, rest.version, errorStatus(cause)).catch(
        () => undefined,
      );
      if (stored !== undefined) return stored === publication;
      if (errorStatus(cause) === 409) return false;
      throw error;
    }
  }

  /**
   * The publication that stored a version, after a publication failed: registries report an existing version as 403 or 409, also one that
   * the attempt before stored. While a parallel publisher stores the version, Verdaccio can answer with 400 or 404.
   */
  async #publicationOf(
    name: string,
    version: string,
    status: number | undefined,
  ): Promise<string | undefined> {
    const delays = status === 400 || status === 404 ? [0, 250, 500, 1000] : [0];
    for (const delay of delays) {
      await setTimeout(delay);
      const stored = (await this.versions(name)).get(version);
      if (stored) return String(stored.publication);
    }
    return undefined;
  }

  /** Extracts a version into a folder; verifies the integrity that the registry states. @param cache empty folder */
  async extract(name: string, version: string, folder: string, cache: string): Promise<void> {
    await this.#attempt(`fetch ${name}@${version}`, name, async () =>
      (await loadPacote()).extract(`${name}@${version}`, folder, {
        ...this.#options,
        cache,
        timeout: TRANSFER_TIMEOUT_MS,
      }),
    );
  }

  async unpublish(name: string, version: string): Promise<void> {
    await this.#attempt(`remove ${name}@${version}`, name, async () =>
      (await loadPublish()).unpublish(`${name}@${version}`, {
        ...this.#options,
        timeout: TRANSFER_TIMEOUT_MS,
      }),
    );
  }

  /** The token's account; `undefined` without a token, or if the registry does not tell. */
  async accountName(): Promise<string | undefined> {
    if (!this.#hasToken) return undefined;
    return this.#attempt("read the account of RELEASES_TOKEN", undefined, async () => {
      try {
        const answer = await (await loadFetch()).json("-/whoami", {
          ...this.#options,
          timeout: READ_TIMEOUT_MS,
        });
        return z.object({ username: z.string().optional() }).parse(answer).username;
      } catch (error) {
        if (errorStatus(error) === 404) return undefined;
        throw error;
      }
    });
  }

  async #packument(name: string): Promise<Packument> {
    const path = name.replace("/", "%2f");
    const known = this.#responses.get(path);
    try {
      const response = await (await loadFetch())(path, {
        ...this.#options,
        timeout: READ_TIMEOUT_MS,
        headers: {
          accept: "application/json",
          // Caches between this process and the registry have to ask the registry.
          "cache-control": "max-age=0",
          ...(known && { "if-none-match": known.etag }),
        },
      });
      if (known && response.status === 304) return known.packument;
      const packument = Packument.parse(await response.json());
      const etag = response.headers.get("etag");
      if (etag) this.#responses.set(path, { etag, packument });
      return packument;
    } catch (error) {
      if (errorStatus(error) === 404) return { versions: {} };
      throw error;
    }
  }

  async #attempt<T>(what: string, name: string | undefined, operation: () => Promise<T>): Promise<T> {
    try {
      return await operation();
    } catch (cause) {
      throw this.#describe(cause, what, name);
    }
  }

  #describe(cause: unknown, what: string, packageName: string | undefined): Error {
    return registryError(cause, { what, packageName, registry: this.registry, hasToken: this.#hasToken });
  }
}
