import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ChildServices, freePort } from "../../processes/child-services.ts";
import { writeRepository } from "../../repository/write-repository.ts";
import type { ReleaseOnDisk } from "../release-change.ts";

/** A gateway that serves given releases only. */
export interface TemporaryGateway {
  /** Such as `http://localhost:43210`. */
  address: string;
  /** The JSON lines of the gateway's log. */
  log: string[];
}

/**
 * Starts a gateway process on a temporary folder repository in which the given releases are active, and stops it when
 * `use` has ended.
 * @param settings of the gateway: API_URL and those of the sandbox
 * @throws if the gateway does not start; it has printed the reason
 */
export async function withTemporaryGateway<T>(
  releases: readonly ReleaseOnDisk[],
  settings: Record<string, string>,
  use: (gateway: TemporaryGateway) => Promise<T>,
): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), "ligate-gate-"));
  const services = new ChildServices(() => {});
  const log: string[] = [];
  try {
    await writeRepository(dir, releases, "gate");
    const port = await freePort();
    const address = `http://localhost:${port}`;
    await services.start("gateway", {
      file: "delivery/gateway/src/server.ts",
      environment: {
        ...{ PORT: String(port), HOST: "127.0.0.1", PUBLIC_URL: address },
        ...{ RELEASES_DIR: dir, RELEASES_ENVIRONMENT: "production" },
        // An empty variable counts as unset.
        ...{ RELEASES_REGISTRY: "", RELEASES_TOKEN: "", TLS_CERT: "", TLS_KEY: "", SANDBOX_URL: "" },
        ...{ PREVIEW_URL: "", PREVIEW_KEY: "" },
        ...settings,
      },
      onLine: (line) => log.push(line),
    });
    return await use({ address, log });
  } finally {
    await services.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}
