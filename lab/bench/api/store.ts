import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { readSettings } from "@ligate/contract/settings/settings";
import { activateFirstReleases } from "@ligate/delivery/commands/first-releases";
import { openReleases } from "@ligate/delivery/commands/open-releases";
import { ChildServices, type Ports, type ServiceOptions } from "@ligate/delivery/processes/child-services";
import pg from "pg";
import { findPostgres, startPostgres } from "../../../scripts/processes/postgres-server.ts";
import { startProcesses } from "../../../scripts/processes/start-processes.ts";
import { cpuOfGroupMs, findChildren } from "../processes.ts";

/** The store and the bare server, each in a process of its own, over one PostgreSQL. */
export interface BenchStore {
  services: BenchServices;
  postgres: BenchPostgres;
  stop(): Promise<void>;
}

export type BenchPostgres = Awaited<ReturnType<typeof openPostgres>>;

/**
 * Starts PostgreSQL, sandbox, API and gateway as `npm start` does, and the bare server.
 * @param genes the setting GENES: `all` waits until the API has imported them, which takes a minute or two
 */
export async function openStore(genes: string): Promise<BenchStore> {
  const folder = mkdtempSync(join(tmpdir(), "ligate-bench-"));
  const postgres = await openPostgres();
  const services = new BenchServices();
  const stop = async () => {
    await services.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    Object.assign(process.env, {
      ...{ DEMO: "on", GENES: genes, DATABASE_URL: postgres.url, DATA_DIR: join(folder, "data"), PORT: "0" },
      ...{ SESSION_SECRET: "a secret that only the benchmarks know", SECOND_FACTOR_KEY: "b".repeat(64) },
    });
    const settings = readSettings(process.env);
    await activateFirstReleases(openReleases(settings));
    await postgres.query("create extension pg_stat_statements");
    await startProcesses(settings, services);
    if (settings.GENES === "all") await services.waitForGenes();
    await services.restart("api", () => postgres.query("vacuum analyze"));
    await services.start("bare", { file: "lab/bench/api/bare-server.ts" });
    return { services, postgres, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openPostgres() {
  const programs = findPostgres();
  if (!programs) throw new Error("This benchmark requires PostgreSQL, which is not installed.");
  const { url, stop } = await startPostgres(programs, ["-c", "shared_preload_libraries=pg_stat_statements"]);
  const [pid = 0] = findChildren(process.pid);
  const pool = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0 });
  // The server may end the connection first when everything is stopped, also by Ctrl-C.
  pool.on("error", () => undefined);
  const query = async <Row extends object>(sql: string, params: unknown[] = []) =>
    (await pool.query<Row>(sql, params)).rows;
  return {
    url,
    /** CPU time of all its processes so far, in milliseconds. */
    cpuMs: () => cpuOfGroupMs(pid),
    query,
    /**
     * The statements since the server was started, transaction commands included, without those that count.
     */
    countStatements: async () => {
      const [counted] = await query<{ calls: number }>(
        `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements
          where query not like '%pg_stat_statements%'`,
      );
      return counted?.calls ?? 0;
    },
    stop: async () => {
      await pool.end();
      await stop();
    },
  };
}

/** A service that runs. */
interface Service {
  pid: number;
  origin: string;
  options: ServiceOptions;
}

/** Services whose processes are known, and which can be restarted. */
class BenchServices extends ChildServices {
  readonly #running = new Map<string, Service>();
  #hasAllGenes = false;

  constructor() {
    // Requests to a service that has ended fail.
    super(() => undefined);
  }

  override async start<ReadyLine = Ports>(name: string, options: ServiceOptions): Promise<ReadyLine> {
    const others = findChildren(process.pid);
    const onLine = (line: string) => {
      if (line.includes('"importedAllGenes":true')) this.#hasAllGenes = true;
      // Warnings and errors are printed, not the messages about sign-ups.
      if (!line.startsWith('{"level":30')) console.log(line);
    };
    const ready = await super.start<ReadyLine & Ports>(name, { ...options, onLine });
    const pid = findChildren(process.pid).find((child) => !others.includes(child)) ?? 0;
    this.#running.set(name, { pid, origin: `http://127.0.0.1:${ready.port}`, options });
    return ready;
  }

  /** Waits until the API has imported all genes. It prints in how many seconds. */
  async waitForGenes(): Promise<void> {
    while (!this.#hasAllGenes) await setTimeout(100);
  }

  /**
   * Stops a service and starts it with the same environment.
   * @param whileStopped runs before it starts again
   */
  async restart(name: string, whileStopped: () => Promise<unknown>): Promise<void> {
    const { pid, options } = this.get(name);
    process.kill(pid, "SIGTERM");
    while (existsSync(`/proc/${pid}`)) await setTimeout(20);
    await whileStopped();
    await this.start(name, options);
  }

  /** @throws if no service of this name was started */
  get(name: string): Service {
    const service = this.#running.get(name);
    if (!service) throw new Error(`The ${name} was not started.`);
    return service;
  }
}
