import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { readSettings } from "@ligate/contract/settings/settings";
import {
  ChildServices,
  freePort,
  type Ports,
  type ServiceOptions,
} from "@ligate/delivery/processes/child-services";
import pg from "pg";
import { staff } from "../../../e2e/support/staff.ts";
import { findPostgres, startPostgres } from "../../../scripts/processes/postgres-server.ts";
import { startProcesses } from "../../../scripts/processes/start-processes.ts";
import { cpuOfGroupMs, findChildren } from "../processes.ts";
import { GENE_TABLES } from "./gene-tables.ts";

/** The store and the bare server, each in a process of its own, over one PostgreSQL. */
export interface BenchStore {
  services: BenchServices;
  postgres: BenchPostgres;
  stop(): Promise<void>;
}

export type BenchPostgres = Awaited<ReturnType<typeof openPostgres>>;

/**
 * Starts PostgreSQL, sandbox and API as `npm start` does, with the genes of $GENE_DATA, and the bare server.
 * @param releases folder of active releases, for a gateway
 */
export async function openStore(releases?: string): Promise<BenchStore> {
  const folder = mkdtempSync(join(tmpdir(), "ligate-bench-"));
  const postgres = await openPostgres();
  const environment = {
    ...{ DEMO: "on", GENES: "authored", DATABASE_URL: postgres.url, DATA_DIR: join(folder, "data") },
    ...{ SESSION_SECRET: "a secret that only the benchmarks know", SECOND_FACTOR_KEY: "b".repeat(64) },
  };
  Object.assign(process.env, environment);
  const port = await freePort();
  const settings = readSettings({
    ...environment,
    RELEASES_DIR: releases ?? join(folder, "releases"),
    PORT: `${port}`,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  });
  const services = new BenchServices(releases !== undefined);
  const stop = async () => {
    await services.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await postgres.query("create extension pg_stat_statements");
    await countStatements(postgres, false);
    await startProcesses(settings, services);
    await importGenes();
    await services.restart("api", () => postgres.query("vacuum analyze"));
    await services.start("bare", { file: "lab/bench/api/bare-server.ts" });
    return { services, postgres, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Imports the genes of $GENE_DATA, where it is set, which takes minutes. */
async function importGenes(): Promise<void> {
  const folder = process.env.GENE_DATA;
  if (!folder) {
    console.log("GENE_DATA is not set: the store has the genes of its content.");
    return;
  }
  for (const [file, species] of GENE_TABLES) {
    console.log(`Importing ${file}, ${species}`);
    await staff("genes:import", join(folder, file), "--species", species.toLowerCase());
  }
}

/** Switches the counting of statements. It costs a little, so it is off while CPU time is measured. */
export async function countStatements({ query }: BenchPostgres, isOn: boolean): Promise<void> {
  await query(`alter system set pg_stat_statements.track = ${isOn ? "top" : "none"}`);
  await query("select pg_reload_conf()");
  await setTimeout(100);
}

async function openPostgres() {
  const programs = findPostgres();
  if (!programs) throw new Error("bench:api requires PostgreSQL, which is not installed.");
  const { url, stop } = await startPostgres(programs, ["-c", "shared_preload_libraries=pg_stat_statements"]);
  const [pid = 0] = findChildren(process.pid);
  const pool = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0 });
  // The server may end the connection first when everything is stopped, also by Ctrl-C.
  pool.on("error", () => undefined);
  return {
    url,
    /** CPU time of all its processes so far, in milliseconds. */
    cpuMs: () => cpuOfGroupMs(pid),
    query: async <Row extends object>(sql: string, params: unknown[] = []) =>
      (await pool.query<Row>(sql, params)).rows,
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

/** Starts services as `npm start` does. Without a gateway the API takes its port, so that PayPal's webhooks arrive. */
class BenchServices extends ChildServices {
  readonly #running = new Map<string, Service>();
  readonly #hasGateway: boolean;

  constructor(hasGateway: boolean) {
    // Requests to a service that has ended fail.
    super(() => undefined);
    this.#hasGateway = hasGateway;
  }

  override async start<ReadyLine = Ports>(name: string, options: ServiceOptions): Promise<ReadyLine> {
    if (name === "gateway" && !this.#hasGateway) return {} as ReadyLine;
    const isPublic = name === "api" && !this.#hasGateway;
    const port = isPublic && { API_PORT: new URL(options.environment?.PUBLIC_URL ?? "").port };
    const environment = { ...options.environment, ...port };
    const others = findChildren(process.pid);
    // Warnings and errors are printed, not the messages about sign-ups.
    const onLine = (line: string) => line.startsWith('{"level":30') || console.log(line);
    const ready = await super.start<ReadyLine & Ports>(name, { ...options, environment, onLine });
    const pid = findChildren(process.pid).find((child) => !others.includes(child)) ?? 0;
    this.#running.set(name, { pid, origin: `http://127.0.0.1:${ready.port}`, options });
    return ready;
  }

  /** Stops a service and starts it with the same environment. @param whileStopped runs before it starts again */
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

  has = (name: string): boolean => this.#running.has(name);
}
