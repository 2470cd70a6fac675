import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generate } from "selfsigned";
import { type Gateway, startGateway } from "../../../e2e/support/processes/start-gateway.ts";

export interface Gateways {
  /** Variant → address of its gateway. */
  addresses: Record<string, string>;
  stop: () => Promise<void>;
}

/**
 * Starts a gateway for each folder of releases: HTTP/2 over TLS, on free loopback ports.
 * @param store address of a running store, to which they proxy API calls
 */
export async function startGateways(folders: Record<string, string>, store: string): Promise<Gateways> {
  const dir = mkdtempSync(join(tmpdir(), "ligate-bench-"));
  const { cert, private: key } = await generate([{ name: "commonName", value: "localhost" }]);
  const TLS_CERT = join(dir, "cert.pem");
  const TLS_KEY = join(dir, "key.pem");
  writeFileSync(TLS_CERT, cert);
  writeFileSync(TLS_KEY, key);

  const running: Gateway[] = [];
  const addresses: Record<string, string> = {};
  for (const [name, folder] of Object.entries(folders)) {
    const PUBLIC_URL = "https://localhost";
    const gateway = await startBenchGateway(folder, store, { TLS_CERT, TLS_KEY, PUBLIC_URL });
    running.push(gateway);
    addresses[name] = `https://localhost:${gateway.port}`;
  }
  const stop = async () => {
    for (const gateway of running) await gateway.stop();
    rmSync(dir, { recursive: true });
  };
  return { addresses, stop };
}

/** Starts one gateway for a folder of releases. @param settings more environment variables */
export function startBenchGateway(RELEASES_DIR: string, store: string, settings = {}): Promise<Gateway> {
  return startGateway({ API_URL: store, RELEASES_DIR, ...settings });
}
