import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { LIST_NAME } from "../names.ts";
import { ENVIRONMENTS } from "../release-repository.ts";

export interface NpmRegistryOptions {
  /** Account → names of the packages whose releases it may publish and activate. */
  accounts: Record<string, string[]>;
  /** Accounts that may add packages to an environment; all by default. */
  operators?: string[];
  /** Scope of the packages. */
  scope?: string;
}

/**
 * An npm registry (Verdaccio) for tests: on a free port of this machine, without uplinks, with a temporary storage.
 * All may read; each package may be published and removed by its accounts only.
 */
export class NpmRegistry {
  /** Account → its token. */
  readonly tokens: Record<string, string> = {};
  readonly scope: string;
  readonly #dir: string;
  #port = 0;
  #process: ChildProcess | undefined;

  private constructor(dir: string, scope: string) {
    this.#dir = dir;
    this.scope = scope;
  }

  /** Starts a registry and creates its accounts. */
  static async start({
    accounts,
    operators = Object.keys(accounts),
    scope = "@ligate",
  }: NpmRegistryOptions): Promise<NpmRegistry> {
    const registry = new NpmRegistry(await mkdtemp(join(tmpdir(), "ligate-npm-registry-")), scope);
    await writeFile(
      registry.#configFile,
      JSON.stringify(configuration(registry.#dir, { accounts, operators, scope })),
    );
    await registry.resume();
    for (const account of Object.keys(accounts)) {
      registry.tokens[account] = await createAccount(registry.address, account);
    }
    return registry;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}/`;
  }

  /** Stops answering; the packages stay. */
  async pause(): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (!running) return;
    const exit = once(running, "exit");
    running.kill("SIGKILL");
    await exit;
  }

  /** Answers again, at the same address. */
  async resume(): Promise<void> {
    const script = join(import.meta.dirname, "npm-registry-process.ts");
    this.#process = fork(script, [this.#configFile, String(this.#port)], { execArgv: [], cwd: this.#dir });
    const exit = once(this.#process, "exit").then(([code]) => {
      throw new Error(`Verdaccio ended with code ${code} before it listened.`);
    });
    const [address] = await Promise.race([once(this.#process, "message"), exit]);
    exit.catch(() => undefined);
    this.#port = z.object({ port: z.int() }).parse(address).port;
  }

  /** Stops the registry and deletes its packages. */
  async close(): Promise<void> {
    await this.pause();
    await rm(this.#dir, { recursive: true });
  }

  get #configFile(): string {
    return join(this.#dir, "config.yaml");
  }
}

/** Without a name, Verdaccio lets all that may publish a package remove its versions. */
const NO_ACCOUNT = "administrator";

/** Verdaccio's configuration; JSON is YAML. */
function configuration(dir: string, { accounts, operators, scope }: Required<NpmRegistryOptions>) {
  const packages: Record<string, { access: string; publish: string; unpublish: string }> = {};
  for (const environment of ENVIRONMENTS) {
    const publish = operators.join(" ") || NO_ACCOUNT;
    packages[`${scope}/${LIST_NAME}-${environment}`] = { access: "$all", publish, unpublish: NO_ACCOUNT };
  }
  for (const name of new Set(Object.values(accounts).flat())) {
    const owners = Object.keys(accounts).filter((account) => accounts[account]?.includes(name));
    const publish = owners.join(" ");
    for (const each of [name, ...ENVIRONMENTS.map((environment) => `${name}-${environment}`)]) {
      const unpublish = each === name ? publish : NO_ACCOUNT;
      packages[`${scope}/${each}`] = { access: "$all", publish, unpublish };
    }
  }
  return {
    storage: join(dir, "storage"),
    auth: { htpasswd: { file: join(dir, "htpasswd"), algorithm: "bcrypt", rounds: 4 } },
    security: { api: { legacy: false, jwt: { sign: { expiresIn: "1d" } } } },
    uplinks: {},
    packages: { ...packages, "**": { access: "$all", publish: NO_ACCOUNT, unpublish: NO_ACCOUNT } },
    max_body_size: "50mb",
    middlewares: {},
    web: { enable: false },
    log: { type: "stdout", format: "pretty", level: "fatal" },
  };
}

/** @returns the account's token */
async function createAccount(address: string, name: string): Promise<string> {
  const response = await fetch(`${address}-/user/org.couchdb.user:${name}`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name, password: `password of ${name}` }),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`Verdaccio created no account ${name}: ${answer}`);
  return z.object({ token: z.string() }).parse(JSON.parse(answer)).token;
}
