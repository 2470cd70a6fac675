import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BROWSER_PACKAGES } from "@ligate/build/packages";
import { buildSources } from "@ligate/delivery/commands/build-sources";
import { type PageToCheck, pagesToCheck } from "@ligate/delivery/gate/pages/pages-to-check";
import { type VisitedCustomer, withVisitedStore } from "@ligate/delivery/gate/pages/visited-store";
import type { ReleaseOnDisk } from "@ligate/delivery/gate/release-change";
import { readRelease } from "@ligate/delivery/repository/release-folder";
import { writeRepository } from "@ligate/delivery/repository/write-repository";
import { generate } from "selfsigned";
import { type Gateway, startGateway } from "../../e2e/support/processes/start-gateway.ts";

/** A page of a remote by the id of its route. Its address can name facts of the customer in braces. */
export type StorePage = Pick<PageToCheck, "address" | "isRendered"> & { id: string };

/** The API and the sandbox in which the gate visits pages, and the releases of the current sources. */
interface BuiltStore {
  /** A temporary folder. */
  dir: string;
  api: string;
  customer: VisitedCustomer;
  releases: ReleaseOnDisk[];
  /** All pages of the releases. */
  pages: StorePage[];
  /**
   * Starts a gateway that serves releases until the measurement ends.
   * @param dir the folder to which the releases are written
   */
  serve: (releases: ReleaseOnDisk[], dir: string, settings?: Record<string, string>) => Promise<Gateway>;
}

/** An empty variable counts as unset. */
const FOLDER_REPOSITORY = { RELEASES_REGISTRY: "", RELEASES_TOKEN: "", RELEASES_ENVIRONMENT: "production" };

/**
 * Builds the current sources, starts a store without a gateway, and stops everything when the measurement has
 * ended.
 */
export async function withBuiltStore(measure: (store: BuiltStore) => Promise<void>): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), "ligate-bench-"));
  const gateways: Gateway[] = [];
  try {
    const releases: ReleaseOnDisk[] = [];
    for (const name of BROWSER_PACKAGES) {
      const { folder } = await buildSources(name);
      releases.push({ folder, release: await readRelease(folder) });
    }
    const pages = pagesToCheck({ candidates: releases, active: [] }).pages.map(({ name, ...page }) => ({
      ...{ id: name.split("/")[1] ?? "", ...page },
    }));
    await withVisitedStore(async ({ settings: { API_URL = "" }, customer }) => {
      const serve: BuiltStore["serve"] = async (served, RELEASES_DIR, settings) => {
        await writeRepository(RELEASES_DIR, served, "bench");
        const gateway = await startGateway({ API_URL, RELEASES_DIR, ...FOLDER_REPOSITORY, ...settings });
        gateways.push(gateway);
        return gateway;
      };
      await measure({ dir, api: API_URL, customer: await customer, releases, pages, serve });
    });
  } finally {
    for (const gateway of gateways) await gateway.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Writes a self-signed certificate. @returns settings of gateways that serve HTTP/2 at https://localhost */
export async function createTls(dir: string): Promise<Record<string, string>> {
  const { cert, private: key } = await generate([{ name: "commonName", value: "localhost" }]);
  const files = { TLS_CERT: join(dir, "cert.pem"), TLS_KEY: join(dir, "key.pem") };
  writeFileSync(files.TLS_CERT, cert);
  writeFileSync(files.TLS_KEY, key);
  return { ...files, PUBLIC_URL: "https://localhost" };
}
