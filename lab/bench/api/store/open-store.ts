import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "@ligate/contract/settings/settings";
import { freePort } from "@ligate/delivery/processes/child-services";
import { startProcesses } from "../../../../scripts/processes/start-processes.ts";
import { BenchServices, type Service } from "./bench-services.ts";
import type { BenchDatabase } from "./database.ts";
import { fillWithGenes } from "./fill-with-genes.ts";

/** The store and the bare server, each in a process of its own, over one database. */
export interface BenchStore {
  api: Service;
  sandbox: Service;
  bare: Service;
  /** Undefined without active releases. */
  gateway?: Service;
  stopApi(): Promise<void>;
  /** Starts the API again; `api` is the new process. */
  startApi(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts sandbox and API as `npm start` does, with the genes of $GENE_DATA, and the bare server.
 * @param releases folder of active releases, for a gateway
 */
export async function openStore({ postgres }: BenchDatabase, releases?: string): Promise<BenchStore> {
  const folder = mkdtempSync(join(tmpdir(), "ligate-bench-"));
  const environment = {
    DEMO: "on",
    DATABASE_URL: postgres?.url ?? "",
    DATA_DIR: join(folder, "data"),
    SESSION_SECRET: "a secret that only the benchmarks know",
    SECOND_FACTOR_KEY: "b".repeat(64),
  };
  const port = await freePort();
  const settings = readSettings({
    ...environment,
    RELEASES_DIR: releases ?? join(folder, "releases"),
    PORT: `${port}`,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  });
  const services = new BenchServices(environment, releases !== undefined);
  const stop = async () => {
    await services.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await fillWithGenes(postgres, environment, async () => {
      const once = new BenchServices(environment, false);
      await startProcesses(settings, once).finally(() => once.stop());
    });
    await postgres?.query("vacuum analyze");
    await startProcesses(settings, services);
    await services.start("bare", { file: "lab/bench/api/bare-server.ts" });
    const store: BenchStore = {
      ...{ api: services.get("api"), sandbox: services.get("sandbox"), bare: services.get("bare"), stop },
      ...(releases && { gateway: services.get("gateway") }),
      stopApi: () => services.stopOne("api"),
      startApi: async () => {
        await services.startAgain("api");
        store.api = services.get("api");
      },
    };
    return store;
  } catch (error) {
    await stop();
    throw error;
  }
}
